import { useEffect, useState } from 'react';
import { localStore } from '../../../platform/storage/local-store.ts';

const place = 'camera.lente';

export interface Lenses {
  /** Id of the remembered lens; undefined lets the phone choose. */
  deviceId: string | undefined;
  /** Number of lenses; the switch is offered from two on. */
  count: number;
  /** Switches to the next lens and remembers it. */
  next(): void;
}

/**
 * Rear lenses of the device. Some phones open the wide-angle one, which cannot focus on a receipt. Labels are
 * only available while a camera is open, so pass `open` true then.
 */
export function useLenses(open: boolean): Lenses {
  const [deviceId, setDeviceId] = useState(() => localStore.get<string>(place));
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!open || !navigator.mediaDevices?.enumerateDevices) return;
    let left = false;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => {
        if (!left) setIds(listBackLenses(devices));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [open]);
  return {
    deviceId,
    count: ids.length,
    next() {
      const following = ids[(ids.indexOf(deviceId ?? ids[0] ?? '') + 1) % ids.length];
      setDeviceId(following);
      localStore.set(place, following);
    },
  };
}

/** Returns the ids of the rear cameras; of all cameras when no label states a direction. */
export function listBackLenses(devices: readonly MediaDeviceInfo[]): string[] {
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  const back = cameras.filter(({ label }) => /back|rear|environment|traseira/i.test(label));
  const front = /front|user|frontal|facetime/i;
  return (back.length > 0 ? back : cameras.filter(({ label }) => !front.test(label))).map(
    ({ deviceId }) => deviceId,
  );
}

import { useEffect, useState } from 'react';
import { localStore } from '../../../platform/storage/local-store.ts';

const place = 'camera.lente';

export interface Lenses {
  /** The remembered lens; undefined lets the phone choose. */
  deviceId: string | undefined;
  /** How many there are to choose from; the choice is offered from two on. */
  count: number;
  /** Goes to the next one and remembers it. */
  next(): void;
}

/**
 * The lenses that look away from the person. Some phones open the wide one, which cannot focus on a receipt. Their
 * names are only told once a camera is open, so ask with `open` true then.
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

/** Device ids of the cameras that say they look backwards; of all cameras when none says where it looks. */
export function listBackLenses(devices: readonly MediaDeviceInfo[]): string[] {
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  const back = cameras.filter(({ label }) => /back|rear|environment|traseira/i.test(label));
  const front = /front|user|frontal|facetime/i;
  return (back.length > 0 ? back : cameras.filter(({ label }) => !front.test(label))).map(
    ({ deviceId }) => deviceId,
  );
}

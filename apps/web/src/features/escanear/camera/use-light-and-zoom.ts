import { useEffect, useState } from 'react';
import { localStore } from '../../../platform/storage/local-store.ts';
import { adjustCamera, getCapabilities } from './open-camera.ts';

const place = 'camera.zoom';
const steps = [1, 1.5, 2, 3];
/**
 * Kept until the app is closed: the next receipt, or the return from a phone call, needs the torch again; the
 * next day it would surprise.
 */
let isLightWanted = false;

export interface LightAndZoom {
  /** Whether the torch is on; null when the camera has none. */
  torch: boolean | null;
  toggleTorch(): void;
  /** Supported zoom factors such as 1, 1.5 and 2; empty without zoom. */
  zooms: readonly number[];
  zoom: number;
  setZoom(zoom: number): void;
}

/** Torch and zoom of the open camera. The zoom is remembered, the torch only until the app is closed. */
export function useLightAndZoom(track: MediaStreamTrack | null): LightAndZoom {
  const [torch, setTorch] = useState<boolean | null>(null);
  const [zooms, setZooms] = useState<readonly number[]>([]);
  const [zoom, setZoomState] = useState(1);

  useEffect(() => {
    const offered = track ? getCapabilities(track) : {};
    const range = offered.zoom;
    const possible = range ? steps.filter((step) => step >= range.min && step <= range.max) : [];
    setTorch(offered.torch ? false : null);
    if (track && offered.torch && isLightWanted)
      void adjustCamera(track, { torch: true }).then((done) => done && setTorch(true));
    setZooms(possible.length > 1 ? possible : []);
    const remembered = localStore.get<number>(place) ?? 1;
    if (!track || remembered === 1 || !possible.includes(remembered)) return setZoomState(1);
    setZoomState(remembered);
    void adjustCamera(track, { zoom: remembered });
  }, [track]);

  return {
    torch,
    zooms,
    zoom,
    toggleTorch() {
      if (!track || torch === null) return;
      void adjustCamera(track, { torch: !torch }).then((done) => {
        if (!done) return;
        setTorch(!torch);
        isLightWanted = !torch;
      });
    },
    setZoom(next) {
      if (!track) return;
      void adjustCamera(track, { zoom: next }).then((done) => {
        if (!done) return;
        setZoomState(next);
        localStore.set(place, next);
      });
    },
  };
}

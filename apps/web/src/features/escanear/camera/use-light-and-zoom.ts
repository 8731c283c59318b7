import { useEffect, useState } from 'react';
import { localStore } from '../../../platform/storage/local-store.ts';
import { adjustCamera, getCapabilities } from './open-camera.ts';

const place = 'camera.zoom';
const steps = [1, 1.5, 2, 3];
/**
 * As long as the app is open: who needed the light for one receipt needs it for the next, or after a call. The next
 * day it would surprise.
 */
let isLightWanted = false;

export interface LightAndZoom {
  /** Whether the light is on; null when this camera has none. */
  torch: boolean | null;
  toggleTorch(): void;
  /** The steps this camera can do, such as 1, 1.5 and 2; empty when it cannot zoom. */
  zooms: readonly number[];
  zoom: number;
  setZoom(zoom: number): void;
}

/** Light and zoom of the open camera, where it offers them. The zoom is remembered, the light until the app is closed. */
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

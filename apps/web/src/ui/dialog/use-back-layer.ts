import { useEffect, useRef } from 'react';

interface LayeredState {
  uiLayer?: number;
}

let openLayers = 0;

function readLayer(): number {
  return (window.history.state as LayeredState | null)?.uiLayer ?? 0;
}

/**
 * Lets the back button, the phone's or the browser's, close what is open. While `open`, the history holds one
 * more entry of the same address; going back takes it away and calls `onBack`. Closing in another way takes the
 * entry away too, unless the screen navigated meanwhile: then it is under the new one and stays.
 */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  // An effect that runs twice must not leave twice: the leave waits a turn and a return cancels it.
  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  const layer = useRef(0);

  useEffect(() => {
    if (!open) return;
    if (leaving.current) {
      clearTimeout(leaving.current);
      leaving.current = null;
    } else {
      openLayers = Math.max(openLayers, readLayer()) + 1;
      layer.current = openLayers;
      window.history.pushState({ ...window.history.state, uiLayer: layer.current }, '');
    }
    const mine = layer.current;
    const onPopState = () => {
      if (readLayer() < mine) latest.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      leaving.current = setTimeout(() => {
        leaving.current = null;
        openLayers = Math.min(openLayers, mine - 1);
        if (readLayer() === mine) window.history.back();
      });
    };
  }, [open]);
}

/** No browser needs longer to go back. */
const leaveMilliseconds = 1000;

/**
 * Calls back once the layer on top, which is closing, has given its entry of the history back; at once when there is
 * none. Going back is a request that the browser carries out when it can: a screen opened before would be taken away.
 */
export function whenLayerLeft(callback: () => void): void {
  const top = readLayer();
  if (top === 0) return callback();
  const stop = () => {
    window.removeEventListener('popstate', onPopState);
    clearTimeout(timer);
  };
  const onPopState = () => {
    if (readLayer() >= top) return;
    stop();
    // After every other listener of this step: the router must have seen it.
    setTimeout(callback);
  };
  const timer = setTimeout(() => {
    stop();
    callback();
  }, leaveMilliseconds);
  window.addEventListener('popstate', onPopState);
}

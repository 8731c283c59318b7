import { createContext, use, useEffect, useRef } from 'react';

/** Port to the app's session history: dialogs and side panes lie as layers over the screen. */
export interface BackLayers {
  /**
   * Puts a layer over the screen. The browser's back button takes the topmost layer away and calls its `onBack`.
   *
   * @returns closes the layer and removes its history entry; calling it again does nothing
   */
  open(onBack: () => void): () => void;
  /** Removes the history entries of all layers for good, before the page is left; synchronous when there is none. */
  leave(callback: () => void): void;
}

/** Without a provider, as in a screen outside the router, layers leave the session history alone. */
export const BackLayersContext = createContext<BackLayers>({
  open: () => () => {},
  leave: (callback) => callback(),
});

/** Makes the back button, the phone's or the browser's, call `onBack` instead of leaving the screen while `open`. */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const layers = use(BackLayersContext);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => (open ? layers.open(() => latest.current()) : undefined), [open, layers]);
}

import { createContext, use, useEffect, useRef } from 'react';

/** Port to the app's session history: dialogs and side panes are layers over the screen. */
export interface BackLayers {
  /**
   * Opens a layer over the screen. The browser's back button closes the topmost layer and calls its `onBack`.
   *
   * @returns closes the layer and removes its history entry; idempotent
   */
  open(onBack: () => void): () => void;
  /** Removes the history entries of all layers before the page is left; synchronous when there is none. */
  leave(callback: () => void): void;
}

/** Default without a provider, as in a screen outside the router: layers add no history entries. */
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

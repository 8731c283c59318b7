import { use, useCallback } from 'react';
import { BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';

/**
 * Returns a function that leaves the app for another page, in place of the current screen in the session history. It
 * removes the entries of open and closing dialogs first: they would stay behind, and a pending traversal aborts the
 * navigation.
 */
export function useReplacePage(): (url: string) => void {
  const layers = use(BackLayersContext);
  return useCallback((url) => layers.leave(() => window.location.replace(url)), [layers]);
}

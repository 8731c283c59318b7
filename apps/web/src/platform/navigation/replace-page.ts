import { whenLayerLeft } from '../../ui/dialog/use-back-layer.ts';

/**
 * Leaves the app for another page, in place of this one in the history. A dialog that is closing goes back in the
 * history first: a pending traversal aborts the navigation.
 */
export function replacePage(url: string): void {
  whenLayerLeft(() => window.location.replace(url));
}

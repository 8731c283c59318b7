/** A vertical extent of the window, in pixels from its top. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the top of a toast in `room`: the lowest place where it covers no control, else the one where it covers
 * least. Low, because the thumb is there and the greeting stays visible.
 *
 * @param controls vertical extents of the controls in the column of the toast
 */
export function findToastTop(height: number, room: Extent, controls: readonly Extent[]): number {
  const lowest = Math.max(room.top, room.bottom - height);
  const places = [lowest, room.top, ...controls.map(({ top }) => top - height - gap)].filter(
    (top) => top >= room.top && top <= lowest,
  );
  const covered = (top: number) =>
    controls.reduce((sum, control) => sum + overlap({ top, bottom: top + height }, control), 0);
  return places.reduce((best, top) => {
    const difference = covered(top) - covered(best);
    return difference < 0 || (difference === 0 && top > best) ? top : best;
  }, lowest);
}

/** Distance to a control, in pixels. */
const gap = 4;

const overlap = (a: Extent, b: Extent): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const controlSelector = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** Lists the extents of the visible controls that a box between `left` and `right` could cover. */
export function listControls(
  within: ParentNode,
  { left, right }: { readonly left: number; readonly right: number },
  isOwn: (element: Element) => boolean,
): Extent[] {
  return [...within.querySelectorAll(controlSelector)].flatMap((element) => {
    if (isOwn(element)) return [];
    const box = element.getBoundingClientRect();
    const isSeen = box.height > 0 && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return isSeen && box.right > left && box.left < right ? [{ top: box.top, bottom: box.bottom }] : [];
  });
}

/** The page numbers to draw: at most `size`, consecutive, with the current one in the middle when it can be. */
export function listPagerPages(page: number, pages: number, size = 3): number[] {
  const shown = Math.min(size, pages);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}

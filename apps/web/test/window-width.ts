import { onTestFinished, vi } from 'vitest';

/** Sets the window's width in pixels until the end of the test; happy-dom has no layout. */
export function setWindowWidth(pixels: number): void {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pixels);
  window.dispatchEvent(new Event('resize'));
  onTestFinished(() => {
    width.mockRestore();
    window.dispatchEvent(new Event('resize'));
  });
}

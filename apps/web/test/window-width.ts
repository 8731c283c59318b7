import { onTestFinished, vi } from 'vitest';

/** Gives the window so many pixels until the test is over; happy-dom lays nothing out. */
export function setWindowWidth(pixels: number): void {
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pixels);
  window.dispatchEvent(new Event('resize'));
  onTestFinished(() => {
    width.mockRestore();
    window.dispatchEvent(new Event('resize'));
  });
}

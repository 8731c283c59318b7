import { afterPaint } from '../../platform/browser/after-paint.ts';
import { removeFirstPaint } from '../../platform/browser/first-form.ts';

declare global {
  interface Window {
    /** Words of the link or button of the snapshot that was pressed (`early-start.ts`). */
    trevoPressed?: string | null;
  }
}

/** Longer than the animations with which parts of the home appear; the snapshot has shown them already. */
const stillMilliseconds = 2000;

/**
 * Removes the content of the page before the app's first render, and repeats the press of a link or button of the
 * snapshot on the app's own.
 */
export function replaceFirstPaint(): void {
  const shown = removeFirstPaint();
  if (shown?.className === 'snapshot') {
    const { dataset } = document.documentElement;
    dataset['snapshot'] = '';
    setTimeout(() => delete dataset['snapshot'], stillMilliseconds);
  }
  const words = window.trevoPressed;
  delete window.trevoPressed;
  if (!words) return;
  const targets = [...document.querySelectorAll<HTMLElement>('#root :is(a, button)')];
  const target = targets.find(({ textContent }) => textContent === words);
  if (target) void afterPaint().then(() => target.click());
}

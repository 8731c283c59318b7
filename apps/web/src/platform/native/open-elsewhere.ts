import { findPlugin } from '../browser/native-shell.ts';

/**
 * Goes to a page of somebody else, which may send the person back: on the web in the place of the app, in the installed
 * one in a browser over it, because its own file is nowhere to come back to.
 */
export async function openElsewhere(url: string): Promise<void> {
  const browser = findPlugin('Browser');
  if (!browser) return window.location.assign(url);
  try {
    await browser.open({ url });
  } catch {
    // -- swallowed: a phone without a browser of its own for this; the shell knows what to do with an address
    window.location.assign(url);
  }
}

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

/**
 * Opens a page in a tab of its own; in the installed app, in a browser over it.
 *
 * @param find asks for the address; null opens nothing. The tab is there before, because browsers let only a tap open one.
 */
export async function openBeside(find: () => Promise<string | null>): Promise<void> {
  const tab = findPlugin('Browser') ? null : window.open('', '_blank');
  const url = await find();
  if (url === null) return tab?.close();
  if (!tab) return openElsewhere(url);
  tab.opener = null;
  tab.location.replace(url);
}

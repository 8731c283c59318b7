import { findPlugin } from '../browser/native-shell.ts';

/**
 * Opens an external page that may redirect back: on the web in place of the app, in the native app in the in-app
 * browser, because its file URL is no redirect target.
 */
export async function openElsewhere(url: string): Promise<void> {
  const browser = findPlugin('Browser');
  if (!browser) return window.location.assign(url);
  try {
    await browser.open({ url });
  } catch {
    // -- swallowed: without an in-app browser the shell handles the address
    window.location.assign(url);
  }
}

/**
 * Opens a page in a new tab; in the native app in the in-app browser.
 *
 * @param find requests the address; null opens nothing. The tab is opened before, because popup blockers only
 * allow it within the user gesture.
 */
export async function openBeside(find: () => Promise<string | null>): Promise<void> {
  const tab = findPlugin('Browser') ? null : window.open('', '_blank');
  const url = await find();
  if (url === null) return tab?.close();
  if (!tab) return openElsewhere(url);
  tab.opener = null;
  tab.location.replace(url);
}

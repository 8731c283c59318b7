import { askPlugin } from '../browser/native-shell.ts';
import { listenTo } from './listen-to.ts';

/** Last link opened from outside; a reload must not open it again. */
const key = 'trevo.aberta';

function isOpened(url: string): boolean {
  try {
    return sessionStorage.getItem(key) === url;
  } catch {
    return false;
  }
}

function storeOpened(url: string): void {
  try {
    sessionStorage.setItem(key, url);
  } catch {
    // Without session storage a reload starts at the link again.
  }
}

/**
 * Returns the app path of an external address; undefined when it is not one. In the custom scheme
 * `promo://verificarEmail` the path is in the host position.
 */
export function toAppPath(address: string): string | undefined {
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):\/*(.*)$/i.exec(address) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const isPage = /^https?$/i.test(scheme);
  const place = isPage ? rest.replace(/^[^/?#]*/, '') : rest;
  // A link made for the native app has its path in the fragment; any other fragment is ignored.
  const [before = '', behind] = place.split('#', 2);
  const path = behind?.startsWith('/') ? behind : before;
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** Timeout in milliseconds for the shell's response; a later link is reported as an event. */
const patienceMilliseconds = 2_000;

/** Returns the path that the app was launched with, once. */
export async function takeLaunchPath(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), patienceMilliseconds),
  );
  const url = (await Promise.race([askPlugin('App', (app) => app.getLaunchUrl()), late]))?.url;
  if (!url || isOpened(url)) return undefined;
  storeOpened(url);
  launchUrl = url;
  return toAppPath(url);
}

/** Launch link that was already opened; the shell reports it again to the first listener. */
let launchUrl: string | undefined;

/**
 * Listens to links and tapped notifications, including those from before the first listener, until the returned
 * function is called.
 */
export function listenToLinks(open: (path: string) => void): () => void {
  const take = (address: unknown) => {
    const path = typeof address === 'string' ? toAppPath(address) : undefined;
    if (path === undefined) return;
    // Closes the in-app browser when the user returns from it; Android closes it itself.
    void askPlugin('Browser', (browser) => browser.close());
    open(path);
  };
  const ends = [
    listenTo('App', 'appUrlOpen', ({ url }) => {
      const isTold = url === launchUrl;
      launchUrl = undefined;
      if (isTold) return;
      storeOpened(url);
      take(url);
    }),
    // After a pause the next link comes from another app and is not a repetition.
    listenTo('App', 'pause', () => (launchUrl = undefined)),
    listenTo('PushNotifications', 'pushNotificationActionPerformed', ({ notification }) =>
      take(readUrl(notification.data)),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Reads the URL that our server adds to each notification. */
const readUrl = (extras: unknown): unknown =>
  typeof extras === 'object' && extras !== null ? (extras as { readonly url?: unknown }).url : undefined;

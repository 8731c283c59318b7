import { askPlugin } from '../browser/native-shell.ts';
import { listenTo } from './listen-to.ts';

/** The last address that was opened from outside: a page that begins again must not open it again. */
const key = 'trevo.aberta';

function isOpened(url: string): boolean {
  try {
    return sessionStorage.getItem(key) === url;
  } catch {
    return false;
  }
}

function keepOpened(url: string): void {
  try {
    sessionStorage.setItem(key, url);
  } catch {
    // Without storage a page that begins again begins at its link.
  }
}

/**
 * The path inside the app that an address from outside means; undefined for what is no address. `promo://verificarEmail`
 * is the app's own spelling, in which the path stands where a page has its host.
 */
export function toAppPath(address: string): string | undefined {
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):\/*(.*)$/i.exec(address) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const isPage = /^https?$/i.test(scheme);
  const place = isPage ? rest.replace(/^[^/?#]*/, '') : rest;
  // A link made for the installed app carries its path behind the `#`; any other fragment means nothing here.
  const [before = '', behind] = place.split('#', 2);
  const path = behind?.startsWith('/') ? behind : before;
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** A start waits no longer for the shell's answer; a link that comes later is told as one that opens the app. */
const patienceMilliseconds = 2_000;

/** The path that the app was started with, once. */
export async function takeLaunchPath(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), patienceMilliseconds),
  );
  const url = (await Promise.race([askPlugin('App', (app) => app.getLaunchUrl()), late]))?.url;
  if (!url || isOpened(url)) return undefined;
  keepOpened(url);
  launchUrl = url;
  return toAppPath(url);
}

/** What the start has opened: the shell tells of it a second time, to whoever listens first. */
let launchUrl: string | undefined;

/**
 * Listens to links that open the app and to notices that are tapped, also to those that came before anybody listened,
 * until the returned function is called.
 */
export function listenToLinks(open: (path: string) => void): () => void {
  const take = (address: unknown) => {
    const path = typeof address === 'string' ? toAppPath(address) : undefined;
    if (path === undefined) return;
    // Whoever comes back from a page elsewhere is done with it; Android closes it by itself.
    void askPlugin('Browser', (browser) => browser.close());
    open(path);
  };
  const ends = [
    listenTo('App', 'appUrlOpen', ({ url }) => {
      const isTold = url === launchUrl;
      launchUrl = undefined;
      if (isTold) return;
      keepOpened(url);
      take(url);
    }),
    // Any other link comes from another app: this one was left for it.
    listenTo('App', 'pause', () => (launchUrl = undefined)),
    listenTo('PushNotifications', 'pushNotificationActionPerformed', ({ notification }) =>
      take(readUrl(notification.data)),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The address that our server gives each notice. */
const readUrl = (extras: unknown): unknown =>
  typeof extras === 'object' && extras !== null ? (extras as { readonly url?: unknown }).url : undefined;

/** Where a link that the server answered may lead: inside the app, or to the campaign's own app elsewhere. */
export type SafeLink =
  { readonly onde: 'dentro'; readonly path: string } | { readonly onde: 'fora'; readonly url: string };

/**
 * Lets a returned link through only when it stays with us. Null for anything else: a server's answer must not be able
 * to send people to a stranger.
 *
 * @param origin of this page
 * @param appUrls the campaign's configured addresses of the app
 */
export function findSafeLink(
  link: string,
  origin: string,
  appUrls: readonly (string | null)[],
): SafeLink | null {
  let url: URL;
  try {
    url = new URL(link, origin);
  } catch {
    return null;
  }
  if (url.origin === origin) {
    // Inside the installed app the address stands in the fragment.
    const path = url.hash.startsWith('#/') ? url.hash.slice(1) : url.pathname + url.search + url.hash;
    return { onde: 'dentro', path };
  }
  const isKnown = appUrls.some((known) => known !== null && originOf(known) === url.origin);
  return isKnown && /^https?:$/.test(url.protocol) ? { onde: 'fora', url: url.href } : null;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

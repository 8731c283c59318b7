/** Where an answer leads, if it stays with the owner of the site that gave it; never from https back to http. */
export function findHop(from: URL, to: string): URL | undefined {
  if (!URL.canParse(to, from.href)) return undefined;
  const next = new URL(to, from.href);
  const isAsSafe = next.protocol === 'https:' || (next.protocol === 'http:' && from.protocol === 'http:');
  const isBare = next.username === '' && next.password === '';
  return isAsSafe && isBare && nameOwner(next.hostname) === nameOwner(from.hostname) ? next : undefined;
}

/** Under a state's gov.br the fourth label from the end is whose a host is; anywhere else only the host itself is. */
function nameOwner(hostname: string): string {
  return /(?:^|\.)([^.]+\.[a-z]{2}\.gov\.br)$/.exec(hostname)?.[1] ?? hostname;
}

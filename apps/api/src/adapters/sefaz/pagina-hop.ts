/** Returns the target of a redirect or frame when it stays with the same owner; never from https to http. */
export function findHop(from: URL, to: string): URL | undefined {
  if (!URL.canParse(to, from.href)) return undefined;
  const next = new URL(to, from.href);
  const isAsSafe = next.protocol === 'https:' || (next.protocol === 'http:' && from.protocol === 'http:');
  const isBare = next.username === '' && next.password === '';
  return isAsSafe && isBare && nameOwner(next.hostname) === nameOwner(from.hostname) ? next : undefined;
}

/** Returns the owner of a host: below a state's gov.br the fourth label from the end; elsewhere the host itself. */
function nameOwner(hostname: string): string {
  return /(?:^|\.)([^.]+\.[a-z]{2}\.gov\.br)$/.exec(hostname)?.[1] ?? hostname;
}

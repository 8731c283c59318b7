import type { Release } from './release.ts';

/** How long a navigation waits for the network before the kept page is shown. */
export const patienceMilliseconds = 3_000;

/**
 * The page from the network, or the kept one when the network fails, is late, or the server says that it is ill.
 * Without a kept page there is only the network: its answer, however late, or its failure.
 *
 * @param late settles after the patience; handed in so that tests need no clock
 */
export async function choosePage(parts: {
  network: Promise<Response>;
  late: Promise<undefined>;
  readKept(): Promise<Response | undefined>;
}): Promise<Response> {
  const { network, late, readKept } = parts;
  const first = await Promise.race([network.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  const kept = await readKept().catch(() => undefined);
  return kept ?? first ?? network;
}

/** Whether an answer could be the app's page. Anything else (a refusal, a proxy's page after a redirect) is not kept. */
export const isPageAnswer = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Whether a page belongs to the worker's release. Only such a page is kept: the files that it asks for are the ones
 * that lie in the worker's caches, so a page never starts off-line with half of another release.
 */
export const isOwnPage = (html: string, { entry }: Pick<Release, 'entry'>): boolean =>
  html.includes(`src="${entry}"`) && html.includes('id="trevo-configuracao"');

/** An answer as it is kept: its type and policy stay, what told about its way over the network goes. */
export function toKept(body: BodyInit, headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) kept.delete(name);
  return new Response(body, { headers: kept });
}

const mostMarcas = 12;

/** The brand's pictures that a page names, the first ones only: a start shows a logo or two and a background. */
export const listMarcas = (html: string): string[] =>
  [...new Set(html.match(/\/marcas\/[\w-]+(?:\.[\w-]+)+/g) ?? [])].slice(0, mostMarcas);

/**
 * Whether the browser may ask the network for a page while the worker still wakes up. Firefox shows its own error page
 * when that early request fails, whatever the worker answers: there a start without network would be none.
 */
export const isEarlyRequestSafe = (userAgent: string): boolean => !/\bFirefox\//.test(userAgent);

import { formatConsultaUrl } from '@trevo/rules/documento-fiscal/qr/consulta-nfce';
import { type GuardedFetch, nameFailure } from '../guarded-fetch.ts';
import { findHop } from './pagina-hop.ts';
import { BodyError, readHtml } from './read-html.ts';
import type { RespostaSefaz, SefazSite } from './sefaz.port.ts';

export interface HttpSefazOptions {
  /** Replaces every state's address, as `url/UF`. */
  readonly url?: string | undefined;
  readonly timeoutMilliseconds?: number;
}

const timeoutMilliseconds = 15_000;
const maximumBytes = 2_000_000;
const maximumHops = 5;
/** Upper bound for Retry-After, in seconds. */
const longestWait = 6 * 3_600;

/** Identifies the client, so that a state can contact us. No cookies are kept. */
const headers = {
  // -- words: text for the operators of a state's service, in their logs
  'user-agent': 'Trevo (consulta de NFC-e cadastrada por consumidor em promocao)',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'pt-BR',
};

/** Requests the addresses of our table; follows redirects and frames on hosts of the same owner only. */
export function createHttpSefaz(fetch: GuardedFetch, options: HttpSefazOptions = {}): SefazSite {
  return {
    async fetchPagina({ chaveAcesso, consulta }, stopping) {
      const first = formatConsultaUrl(chaveAcesso, consulta, options.url);
      if (first === undefined) return failed('no page exists for this receipt');
      const limit = options.timeoutMilliseconds ?? timeoutMilliseconds;
      const timeout = AbortSignal.timeout(limit);
      // Shared by all hops.
      const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
      const ask = (address: URL) =>
        fetch(address, { headers, redirect: 'manual', signal, timeoutMilliseconds: limit, maximumBytes });
      try {
        return await follow(ask, new URL(first), chaveAcesso);
      } catch (error) {
        if (error instanceof BodyError) return failed(error.message);
        return failed(`no response: ${nameFailure(error)}`);
      }
    },
  };
}

async function follow(
  ask: (address: URL) => Promise<Response>,
  first: URL,
  chaveAcesso: string,
): Promise<RespostaSefaz> {
  let address = first;
  for (let hop = 0; hop <= maximumHops; hop++) {
    const response = await ask(address);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      const next = findHop(address, location);
      if (!next) return failed('the page redirects to another host');
      address = next;
      continue;
    }
    const other = toRefusal(response);
    if (other) {
      await response.body?.cancel();
      return other;
    }
    const html = await readHtml(response);
    const frame = findFrame(html, address, chaveAcesso);
    if (!frame) return { situacao: 'pagina', html };
    address = frame;
  }
  return failed('the page redirects in a loop');
}

/** Maps the status to a result; undefined when the page's content decides. */
function toRefusal({ status, headers: got }: Response): RespostaSefaz | undefined {
  if (status === 401 || status === 403) return { situacao: 'bloqueada' };
  if (status === 429 || status >= 500) return { situacao: 'ocupada', esperarSegundos: toSeconds(got) };
  return undefined;
}

/** Parses Retry-After into seconds, from seconds or from a date by the site's clock. */
function toSeconds(got: Headers): number {
  const text = got.get('retry-after') ?? '0';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : (Date.parse(text) - Date.parse(got.get('date') ?? '')) / 1_000;
  return Math.min(longestWait, Math.max(0, Math.ceil(seconds) || 0));
}

/**
 * Finds the frame with the same receipt: some states wrap the page in another one. The search from a tag ends at the next
 * one, so that a page of tags costs no more than its length.
 */
function findFrame(html: string, address: URL, chaveAcesso: string): URL | undefined {
  const source = /<i?frame\s[^<>]{0,1000}?src\s{0,9}=\s{0,9}["']([^"'<>]{1,2000})["']/i.exec(html)?.[1];
  if (!source?.includes(chaveAcesso)) return undefined;
  return findHop(address, source.replaceAll('&amp;', '&'));
}

const failed = (motivo: string): RespostaSefaz => ({ situacao: 'falhou', motivo });

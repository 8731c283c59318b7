import { isEmail } from '../pessoa/email.ts';

/** A mail server, as parts: a mail library receives nothing else of a URL. */
export interface SmtpServer {
  /** TLS from the first byte (smtps). */
  readonly secure: boolean;
  /** Host name or IP address in its canonical notation, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** Sender of the messages; undefined for the default one. */
  readonly from: { readonly name: string; readonly address: string } | undefined;
}

/**
 * Why a URL is not accepted: `endereco` for scheme, host, port, path or fragment, `credencial` for user and password,
 * `opcao` for another query key than one `from`, `remetente` for its value.
 */
export type SmtpFault = 'endereco' | 'credencial' | 'opcao' | 'remetente';

const controls = /\p{Cc}/u;

/**
 * Parses `smtps://user:password@host:465/?from=Trevo%20<nao-responda@exemplo.com.br>`. The only parser of such URLs: its
 * validation and the connection cannot read different hosts. Query keys are refused, because a mail library would
 * take them as its options, some of which start programs.
 */
export function parseSmtpUrl(text: string): SmtpServer | SmtpFault {
  const scheme = /^smtps?:\/\//.exec(text)?.[0];
  // Without a host the URL parser would take the first part of the path for it.
  const rest = text.slice(scheme?.length);
  if (!scheme || !/^[^/?#\s]+\/?(\?[^#\s]*)?$/.test(rest)) return 'endereco';
  const url = toUrl('http', rest);
  if (!url || url.pathname !== '/') return 'endereco';
  const user = decode(url.username);
  const pass = decode(url.password);
  if (user === undefined || pass === undefined || (user === '' && pass !== '')) return 'credencial';
  const query = [...url.searchParams];
  if (query.length > 1 || query.some(([key]) => key !== 'from')) return 'opcao';
  const from = query[0] && parseFrom(query[0][1]);
  if (query[0] && !from) return 'remetente';
  const secure = scheme === 'smtps://';
  return {
    secure,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: readPort(rest) || (secure ? 465 : 587),
    auth: user === '' ? undefined : { user, pass },
    from,
  };
}

/** Parses with a scheme that has one notation of hosts, unlike smtp. */
function toUrl(scheme: 'http' | 'https', rest: string): URL | undefined {
  const text = `${scheme}://${rest}`;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Each of the two schemes omits its own port. */
const readPort = (rest: string): number => Number(toUrl('http', rest)?.port || toUrl('https', rest)?.port);

function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return controls.test(decoded) ? undefined : decoded;
  } catch {
    // -- swallowed: the text is no percent-encoding
    return undefined;
  }
}

/** Parses `name <address>` or an address; undefined for several addresses and for a line break. */
function parseFrom(text: string): SmtpServer['from'] {
  const [, name = '', address = ''] = /^(?:([^<>]*)<)?([^<>]+?)>?$/.exec(text.trim()) ?? [];
  const isPaired = text.includes('<') === text.includes('>');
  return isPaired && !controls.test(text) && isEmail(address)
    ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    : undefined;
}

import { aparelhoCookie, sessaoCookie } from '@trevo/contract/operador/act-errors';
import type { RequestContext } from '../../../kernel/http/request-context.ts';
import { createSegredo } from '../../../kernel/ids.ts';
import type { Entrada, Origem } from './abertura-sessao.ts';
import { maximoHoras } from './sessao-operador.store.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const aparelhoSegundos = 365 * 24 * 3600;

/** Returns the value of a cookie from a Cookie header; undefined for none and for a text that is no token. */
function readCookie(header: string | undefined, cookie: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === cookie)?.[1];
  return value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : undefined;
}

/** Returns the value of the session's cookie from a Cookie header. */
export const readSessaoCookie = (header: string | undefined): string | undefined =>
  readCookie(header, sessaoCookie);

/** Returns device and network of a sign-in; a browser without a device cookie gets a new one with the answer. */
export const toOrigem = (
  { cookies, endereco }: Pick<RequestContext, 'cookies' | 'endereco'>,
  aparelho: string,
): Origem => ({ aparelho, aparelhoId: readCookie(cookies, aparelhoCookie) ?? createSegredo(), endereco });

/** Renders the Set-Cookie header of a session. */
const toSessaoCookie = (token: string): string =>
  `${sessaoCookie}=${token}; ${attributes}; Max-Age=${maximoHoras * 3600}`;

/** Renders the Set-Cookie header that removes it. */
export const clearedSessaoCookie = `${sessaoCookie}=; ${attributes}; Max-Age=0`;

/** Builds the response of a call that starts or renews a session. */
export const withCookie = ({ token, sessao, aparelhoId }: Entrada) => ({
  retorno: sessao,
  cookie: [
    toSessaoCookie(token),
    `${aparelhoCookie}=${aparelhoId}; ${attributes}; Max-Age=${aparelhoSegundos}`,
  ],
});

import { sessaoCookie } from '@trevo/contract/operador/act-errors';
import type { Entrada } from './abertura-sessao.ts';
import { maximoHoras } from './sessao-operador.store.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Returns the value of the session's cookie from a Cookie header. */
export function readSessaoCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === sessaoCookie)?.[1];
  return value !== undefined && /^[\w-]{20,100}$/.test(value) ? value : undefined;
}

/** Renders the Set-Cookie header of a session. */
const toSessaoCookie = (token: string): string =>
  `${sessaoCookie}=${token}; ${attributes}; Max-Age=${maximoHoras * 3600}`;

/** Renders the Set-Cookie header that removes it. */
export const clearedSessaoCookie = `${sessaoCookie}=; ${attributes}; Max-Age=0`;

/** Builds the response of a call that starts or renews a session. */
export const withCookie = ({ token, sessao }: Entrada) => ({
  retorno: sessao,
  cookie: toSessaoCookie(token),
});

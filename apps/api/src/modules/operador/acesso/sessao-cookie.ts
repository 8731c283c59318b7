import { aparelhoCookie, sessaoCookie } from '@trevo/contract/operador/act-errors';
import { aparelhoSeconds } from '../../../kernel/auth/aparelho.ts';
import { readCookie } from '../../../kernel/http/cookie.ts';
import type { Entrada } from './abertura-sessao.ts';
import { maximoHoras } from './sessao-operador.store.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Returns the value of the session's cookie from a Cookie header. */
export const readSessaoCookie = (header: string | undefined): string | undefined =>
  readCookie(header, sessaoCookie, /^[\w-]{20,100}$/);

/** Renders the Set-Cookie header of a session. */
const toSessaoCookie = (token: string): string =>
  `${sessaoCookie}=${token}; ${attributes}; Max-Age=${maximoHoras * 3600}`;

/** Renders the Set-Cookie header that removes it. */
export const clearedSessaoCookie = `${sessaoCookie}=; ${attributes}; Max-Age=0`;

/** Renders the Set-Cookie header of a known device. */
const toAparelhoCookie = (aparelho: string): string =>
  `${aparelhoCookie}=${aparelho}; ${attributes}; Max-Age=${aparelhoSeconds}`;

/** Builds the response of a call that starts or renews a session; a sign-in gives the device its cookie, too. */
export const withCookie = ({ token, sessao, aparelho }: Entrada) => ({
  retorno: sessao,
  cookies: [toSessaoCookie(token), ...(aparelho === undefined ? [] : [toAparelhoCookie(aparelho)])],
});

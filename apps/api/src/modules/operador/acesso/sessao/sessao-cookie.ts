import { aparelhoCookie, navegadorCookie, sessaoCookie } from '@trevo/contract/operador/act-errors';
import { aparelhoSeconds } from '../../../../kernel/auth/aparelho.ts';
import { readCookie } from '../../../../kernel/http/cookie.ts';
import type { RequestContext } from '../../../../kernel/http/request-context.ts';
import { createSegredo } from '../../../../kernel/ids.ts';
import type { Entrada, Origem } from './abertura-sessao.ts';
import { maximoHoras } from './sessao-operador.store.ts';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
/** Pattern of the tokens in the cookies of sessions and browsers. */
const token = /^[\w-]{20,100}$/;

/** Returns the value of the session's cookie from a Cookie header. */
export const readSessaoCookie = (header: string | undefined): string | undefined =>
  readCookie(header, sessaoCookie, token);

/** Returns browser and network of a sign-in; a browser without an id gets one with the answer. */
export const toOrigem = (
  { cookies, endereco }: Pick<RequestContext, 'cookies' | 'endereco'>,
  aparelho: string,
): Origem => ({
  aparelho,
  navegadorId: readCookie(cookies, navegadorCookie, token) ?? createSegredo(),
  endereco,
});

/** Renders the Set-Cookie header of a session. */
const toSessaoCookie = (valor: string): string =>
  `${sessaoCookie}=${valor}; ${attributes}; Max-Age=${maximoHoras * 3600}`;

/** Renders the Set-Cookie header that removes it. */
export const clearedSessaoCookie = `${sessaoCookie}=; ${attributes}; Max-Age=0`;

/** Renders a Set-Cookie header of a year for values that outlive the session. */
const toLongCookie = (name: string, value: string): string =>
  `${name}=${value}; ${attributes}; Max-Age=${aparelhoSeconds}`;

/**
 * Builds the response of a call that starts or renews a session; the browser keeps its id, and a sign-in makes it a known
 * device.
 */
export const withCookie = ({ token: valor, sessao, navegadorId, aparelho }: Entrada) => ({
  retorno: sessao,
  cookies: [
    toSessaoCookie(valor),
    toLongCookie(navegadorCookie, navegadorId),
    ...(aparelho === undefined ? [] : [toLongCookie(aparelhoCookie, aparelho)]),
  ],
});

import { toApiError } from '@trevo/client/api-error.ts';
import type { AnyInput } from '@trevo/client/call-types.ts';
import { type Client, createClient } from '@trevo/client/request/create-client.ts';
import { createQueries } from '@trevo/client/create-queries.ts';
import { createUseCall } from '@trevo/client/create-use-call.ts';
import { proponiveis } from '@trevo/contract/operador/proponiveis';
import { type CallId, type PathEntry, paths } from '@trevo/contract/paths';
import { askConfirmacao } from '../session/confirmacao-store.ts';
import { askProposta } from '../session/proposta-store.ts';
import { promotoraStore } from '../session/promotora-store.ts';
import { forgetSessao, hearServidor } from '../session/sessao-store.ts';

/** The session is a cookie of this host; the promoter to act for is a header. */
const client = createClient<CallId>({
  paths,
  token: () => undefined,
  headers: () => toHeaders(),
  onDate: hearServidor,
});

/** Returns the headers of a call for the chosen promoter. */
export function toHeaders(): Record<string, string> {
  const promotora = promotoraStore.get();
  return promotora === null ? {} : { 'x-promotora': promotora };
}

/** Makes a request; an ended session leads to the sign-in. */
async function signedIn<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (thrown) {
    if (toApiError(thrown).codigo === 'operador.semSessao') forgetSessao();
    throw thrown;
  }
}

/** Makes a request. When the server demands a fresh verification, asks the operator for it and repeats the request once. */
export async function verified<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await signedIn(request);
  } catch (thrown) {
    const isUnverified = toApiError(thrown).codigo === 'operador.confirmeQuemE';
    if (!isUnverified || !(await askConfirmacao())) throw thrown;
    return signedIn(request);
  }
}

/** Thrown instead of the refusal after the operator proposed the call to a second person. */
export class PropostaEnviada extends Error {}

/**
 * Makes a call of the console. A call that needs a fresh verification asks for it and is repeated once; one that needs a
 * second person offers to propose it; an ended session leads to the sign-in. Throws ApiError, or PropostaEnviada.
 */
export const callConsole: Client<CallId>['call'] = async (id, ...input) => {
  try {
    return await verified(() => client.call(id, ...input));
  } catch (thrown) {
    const { codigo, detalhes } = toApiError(thrown);
    const ato = proponiveis.find((one) => one === id);
    if (codigo !== 'operador.precisaSegundaPessoa' || !ato) throw thrown;
    const [given] = input as readonly (AnyInput | undefined)[];
    const { params = {}, body = {} } = given ?? {};
    const porque = detalhes.map(({ mensagem }) => mensagem);
    if (await askProposta({ ato, alvo: params, corpo: body as object, porque })) throw new PropostaEnviada();
    throw thrown;
  }
};

/** Other operators change the data of a screen, so each screen reads it again when it opens. */
const uncached = Object.fromEntries(
  Object.entries(paths).map(([id, entry]) => [id, { ...entry, cache: false }]),
) as Record<CallId, PathEntry>;

const cache = createQueries<CallId>({
  paths: uncached,
  client: { call: callConsole, takeNow: client.takeNow, onWrite: client.onWrite },
});

export const { queries } = cache;

/** Reads a call of the console in a screen. */
export const useRead = createUseCall(cache.toQuery);

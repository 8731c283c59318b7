import { createClient } from '@trevo/client/request/create-client.ts';
import type { CallIdPessoas, PathEntry } from '@trevo/contract/paths';
import { type CallIdEntrada, pathsEntrada } from '@trevo/contract/paths-entrada';
import type { Client } from '@trevo/client/request/create-client.ts';
import { relogio } from '../network/relogio.ts';
import { aparelho, session } from '../session/session.ts';
import { earlyAnswers } from './early-answers.ts';

/** Those of the entry; `call-api.ts` adds the others, which the first script does not have. */
export const knownPaths = { ...pathsEntrada } as unknown as Record<CallIdPessoas, PathEntry>;

/** The client of the consumer app: the session's token, the known-device token and the app's clock. */
export const apiClient = createClient({
  paths: knownPaths,
  token: () => session.get()?.token,
  headers(id, { auth }): Record<string, string> {
    // A sign-in names a user before it proves one: the token of a known device keeps that user's own attempts apart.
    const device = id.startsWith('login.') && auth !== 'consumidor' ? aparelho.get() : undefined;
    return device ? { 'x-aparelho': device } : {};
  },
  onDate: (date, chegouEm) => relogio.hear(date, chegouEm),
  early: earlyAnswers,
});

/** Sends a call of the entry. Screens use the one of `call-api.ts`. */
export const callEntrada: Client<CallIdEntrada>['call'] = apiClient.call;
export const { setup: setupApi, toUrl: toApiUrl } = apiClient;

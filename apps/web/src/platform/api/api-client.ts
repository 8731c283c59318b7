import { createClient } from '@trevo/client/create-client.ts';
import { pathsPessoas as paths } from '@trevo/contract/paths';
import { relogio } from '../network/relogio.ts';
import { aparelho, session } from '../session/session.ts';
import { earlyAnswers } from './early-answers.ts';

/** The client of the consumer app: the session's token, the known-device token and the app's clock. */
export const apiClient = createClient({
  paths,
  token: () => session.get()?.token,
  headers(id, { auth }): Record<string, string> {
    // A sign-in names a user before it proves one: the token of a known device keeps that user's own attempts apart.
    const device = id.startsWith('login.') && auth !== 'consumidor' ? aparelho.get() : undefined;
    return device ? { 'x-aparelho': device } : {};
  },
  onDate: (date, chegouEm) => relogio.hear(date, chegouEm),
  early: earlyAnswers,
});

export const { call: callApi, setup: setupApi, toUrl: toApiUrl } = apiClient;

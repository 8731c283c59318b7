import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../api/api-client.ts';
import { isSilence, toApiError } from '@trevo/client/api-error.ts';
import { askAgain } from '@trevo/client/ask-again.ts';
import { session } from './session.ts';

/**
 * Signs out here at once and then on the server. Without an answer it is asked again for as long as this window is open:
 * a token that waited longer would have to be kept on a device that belongs to somebody else by now.
 */
export function signOut(): void {
  const token = session.get()?.token;
  session.signOut();
  if (!token) return;
  let stopAsking: (() => void) | undefined;
  async function end(body: { token: string }): Promise<void> {
    try {
      await callApi('login.sair', { body });
      stopAsking?.();
    } catch (thrown) {
      if (!isSilence(toApiError(thrown))) return stopAsking?.();
      stopAsking ??= askAgain(() => end(body));
    }
  }
  void end({ token });
}

/** Signs in with a fresh answer. Whether the e-mail is verified comes later, from the login's record. */
export function startSession(answer: RetornoOf<Calls['login.autenticar']>): void {
  session.signIn(answer);
  callApi('login.obter', { params: { usuario: answer.usuario } }).then(
    ({ retorno }) => {
      const current = session.get();
      if (current?.usuario !== answer.usuario) return;
      session.signIn({ ...current, emailVerificado: retorno.emailVerificado });
    },
    () => {
      // The flag only decides a reminder; the next start asks again.
    },
  );
}

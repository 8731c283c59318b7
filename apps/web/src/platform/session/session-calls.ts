import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callEntrada } from '../api/api-client.ts';
import { isSilence, toApiError } from '@trevo/client/api-error.ts';
import { registerRetry } from '@trevo/client/request/retries.ts';
import { session } from './session.ts';

/**
 * Signs out locally at once, then on the server. Without a response it retries while this window is open:
 * storing the token longer would leave it on a device that may belong to another user by then.
 */
export function signOut(): void {
  const token = session.get()?.token;
  session.signOut();
  if (!token) return;
  let cancelRetry: (() => void) | undefined;
  async function end(body: { token: string }): Promise<void> {
    try {
      await callEntrada('login.sair', { body });
      cancelRetry?.();
    } catch (thrown) {
      if (!isSilence(toApiError(thrown))) return cancelRetry?.();
      cancelRetry ??= registerRetry(() => end(body));
    }
  }
  void end({ token });
}

/** Starts a session from a response. Whether the e-mail is verified is loaded later from the login record. */
export function startSession(answer: RetornoOf<Calls['login.autenticar']>): void {
  session.signIn(answer);
  callEntrada('login.obter', { params: { usuario: answer.usuario } }).then(
    ({ retorno }) => {
      const current = session.get();
      if (current?.usuario !== answer.usuario) return;
      session.signIn({ ...current, emailVerificado: retorno.emailVerificado });
    },
    () => {
      // The flag only controls a reminder; the next start requests it again.
    },
  );
}

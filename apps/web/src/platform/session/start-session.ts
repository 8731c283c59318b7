import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../api/api-client.ts';
import { session } from './session.ts';

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

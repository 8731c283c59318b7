import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { toApiError } from '@trevo/client/api-error.ts';
import { isSessaoRecusada } from '../../../platform/session/use-leave.ts';
import { emailText } from './email.text.ts';

const text = emailText.reenvio;

export interface Reenvio {
  readonly pending: boolean;
  /** User-visible result of the last request. */
  readonly mensagem: string | null;
  send(): void;
}

/** Sends the confirmation link to the session's e-mail again. `onSessaoRecusada` runs when the session has ended. */
export function useReenvio(onSessaoRecusada: () => void): Reenvio {
  const [pending, setPending] = useState(false);
  const [mensagem, setMensagem] = useState<string | null>(null);

  async function send(): Promise<void> {
    setPending(true);
    setMensagem(null);
    try {
      const { retorno } = await callApi('login.reenviarConfirmacaoEmail');
      setMensagem(retorno.enviado ? text.enviado(retorno.email) : text.jaEnviado(retorno.email));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isSessaoRecusada(error.codigo)) return onSessaoRecusada();
      setMensagem(error.mensagem);
    } finally {
      setPending(false);
    }
  }

  return { pending, mensagem, send: () => void (pending || send()) };
}

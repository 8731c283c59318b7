import { getTextoSessaoSalva } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect } from 'react';
import { callApi } from '../platform/api/api-client.ts';
import { isOffline, isSilence, toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useCampanha } from '../features/campanha/use-campanha.ts';
import { useConfiguracao, useTexto } from '../platform/configuracao/PartidaProvider.tsx';
import { askAgain } from '@trevo/client/ask-again.ts';
import { relogio } from '../platform/network/relogio.ts';
import { sessaoAviso } from '../platform/session/session.ts';
import { session } from '../platform/session/session.ts';
import { tellSilence } from '../platform/toast/toasts.ts';
import { appText } from './app.text.ts';

/**
 * Asks the server at the start whether the stored login still holds. A fresh token is kept; a refusal signs out and
 * says why. Without an answer, or when the server fails, the login stays and it is asked again: the person may be in
 * a supermarket without signal.
 */
export function useRevalidateSession(): void {
  const textoSessaoSalva = getTextoSessaoSalva(useConfiguracao());
  const texto = useTexto();
  const { situacao } = useCampanha();
  const isConferido = relogio.isConferido();

  useEffect(() => {
    const { id, texto: fallback } = appText.sessao.erro;
    const words = texto(id, fallback);
    let stopAsking: (() => void) | undefined;

    async function check(): Promise<void> {
      const stored = session.get();
      if (!stored) return stopAsking?.();
      const { usuario, token, tipo } = stored;
      const isStillStored = () => session.get()?.token === token;
      try {
        const { retorno } = await callApi('login.autenticar', { body: { usuario, token, tipo } });
        stopAsking?.();
        if (isStillStored()) session.signIn({ ...stored, ...retorno });
      } catch (thrown) {
        if (isStillStored()) refuse(toApiError(thrown));
      }
    }
    function refuse(error: ApiError): void {
      if (isSilence(error)) {
        if (stopAsking) return;
        stopAsking = askAgain(check);
        tellSilence(words);
        return;
      }
      stopAsking?.();
      session.signOut();
      // A refusal without words has only those of a missing network, and there is one.
      sessaoAviso.show(textoSessaoSalva ?? (isOffline(error) ? words : error.mensagem));
    }
    void check();
    return () => stopAsking?.();
    // Once: the configuration does not change while the app is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per start of the app
  }, []);

  useEffect(() => {
    // Without any campaign there is nothing that a session could show. A clock that only the phone tells may be wrong.
    if (situacao === 'nenhuma' && isConferido && session.get()) session.signOut();
  }, [situacao, isConferido]);
}

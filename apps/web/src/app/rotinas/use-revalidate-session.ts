import { getTextoSessaoSalva } from '@trevo/config/configuracao/configuracao-questions';
import { useEffect } from 'react';
import { callEntrada } from '../../platform/api/api-client.ts';
import { isOffline, isSilence, toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { registerRetry } from '@trevo/client/request/retries.ts';
import { relogio } from '../../platform/network/relogio.ts';
import { sessaoAviso } from '../../platform/session/session.ts';
import { session } from '../../platform/session/session.ts';
import { showNoResponse } from '../../platform/toast/toasts.ts';
import { appText } from '../app.text.ts';

/**
 * Revalidates the stored session at the start. A fresh token is stored; a refusal signs out and shows why.
 * Without a response, or after a server failure, the session is kept and revalidated later: the user may be in a
 * supermarket without signal.
 */
export function useRevalidateSession(): void {
  const textoSessaoSalva = getTextoSessaoSalva(useConfiguracao());
  const texto = useTexto();
  const { situacao } = useCampanha();
  const isConferido = relogio.isConferido();

  useEffect(() => {
    const { id, texto: fallback } = appText.sessao.erro;
    const words = texto(id, fallback);
    let cancelRetry: (() => void) | undefined;

    async function check(): Promise<void> {
      const stored = session.get();
      if (!stored) return cancelRetry?.();
      const { usuario, token, tipo } = stored;
      const isStillStored = () => session.get()?.token === token;
      try {
        const { retorno } = await callEntrada('login.autenticar', { body: { usuario, token, tipo } });
        cancelRetry?.();
        if (isStillStored()) session.signIn({ ...stored, ...retorno });
      } catch (thrown) {
        if (isStillStored()) refuse(toApiError(thrown));
      }
    }
    function refuse(error: ApiError): void {
      if (isSilence(error)) {
        if (cancelRetry) return;
        cancelRetry = registerRetry(check);
        showNoResponse(words);
        return;
      }
      cancelRetry?.();
      session.signOut();
      // A refusal without a text would show the offline text, although there is a network.
      sessaoAviso.show(textoSessaoSalva ?? (isOffline(error) ? words : error.mensagem));
    }
    void check();
    return () => cancelRetry?.();
    // Once: the configuration does not change while the app is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per start of the app
  }, []);

  useEffect(() => {
    // Without a campaign a session has nothing to show. The device's unconfirmed clock may be wrong, so wait for the
    // server's time.
    if (situacao === 'nenhuma' && isConferido && session.get()) session.signOut();
  }, [situacao, isConferido]);
}

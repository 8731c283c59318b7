import { getTextoSessaoSalva } from '@trevo/config/configuracao-questions';
import { useEffect, useState } from 'react';
import { callApi } from '../shared/api/api-client.ts';
import { isOffline, toApiError } from '../shared/api/api-error.ts';
import { useCampanha } from '../shared/campanha/use-campanha.ts';
import { useConfiguracao } from '../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../shared/configuracao/use-texto.ts';
import { session } from '../shared/session/session.ts';
import { appText } from './app.text.ts';

/** Why the person was signed out, or null; `dismiss` once it was read. */
export interface SessionNotice {
  readonly mensagem: string | null;
  dismiss(): void;
}

/**
 * Asks the server, once at the start, whether the stored login still holds. A fresh token is kept; a refusal signs
 * out. Without network the session stays: the person may be in a supermarket without signal.
 */
export function useRevalidateSession(): SessionNotice {
  const [mensagem, setMensagem] = useState<string | null>(null);
  const textoSessaoSalva = getTextoSessaoSalva(useConfiguracao());
  const texto = useTexto();
  const { situacao } = useCampanha();

  useEffect(() => {
    const stored = session.get();
    if (!stored) return;
    const { usuario, token, tipo } = stored;
    const isStillStored = () => session.get()?.token === token;
    callApi('login.autenticar', { body: { usuario, token, tipo } }).then(
      ({ retorno }) => {
        if (isStillStored()) session.signIn({ ...stored, ...retorno });
      },
      (thrown: unknown) => {
        const error = toApiError(thrown);
        if (error.status !== 401 || !isStillStored()) return;
        session.signOut();
        const { id, texto: fallback } = appText.sessao.erro;
        // A refusal without words has only those of a missing network, and there is one.
        const words = isOffline(error) ? texto(id, fallback) : error.mensagem;
        setMensagem(textoSessaoSalva ?? words);
      },
    );
    // Once: the configuration does not change while the app is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per start of the app
  }, []);

  useEffect(() => {
    // Without any campaign there is nothing that a session could show.
    if (situacao === 'nenhuma' && session.get()) session.signOut();
  }, [situacao]);

  return { mensagem, dismiss: () => setMensagem(null) };
}

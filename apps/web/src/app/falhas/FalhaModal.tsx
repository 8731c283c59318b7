import { useEffect } from 'react';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { isOffline, isSilence } from '@trevo/client/api-error.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { showNoResponse } from '../../platform/toast/toasts.ts';
import { AvisoModal } from '../../platform/aviso/AvisoModal.tsx';
import { appText } from '../app.text.ts';
import { type Falha, falhas } from './falha-store.ts';

/** Modal with a final failure; closing it reloads the page. */
export function FalhaModal({ falha, reload = reloadPage }: { falha: Falha; reload?: () => void }) {
  const texto = useTexto();
  return (
    <AvisoModal
      open
      onClose={reload}
      tone="alerta"
      title={texto('msg.modalInfo.ops', appText.sessao.titulo)}
      message={texto(falha.id, falha.texto)}
      buttonLabel={texto('msg.modalInfo.ok', appText.ok)}
    />
  );
}

const reloadPage = () => window.location.reload();

/**
 * Handles failures of the campaign list for a signed-in user: a refusal by the server ends the session; without
 * a response, or after a server failure, the cached campaigns stay valid and a toast says so. Signed-out users
 * see the entry's own texts.
 */
export function useCampanhaFalha(): void {
  const { error, atraso } = useCampanha();
  const texto = useTexto();
  const isSignedIn = useSession() !== undefined;
  const hasFailed = isSignedIn && error !== null && !isSilence(error);
  const isLate = isSignedIn && atraso !== null;
  const { id, texto: fallback } = isOffline(atraso) ? campanhaText.semRede : campanhaText.falhas.lista;
  const words = texto(id, fallback);
  useEffect(() => {
    if (hasFailed) falhas.report(campanhaText.falhas.lista);
  }, [hasFailed]);
  useEffect(() => {
    if (isLate) showNoResponse(words);
  }, [isLate, words]);
}

import { useEffect } from 'react';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { isOffline, isSilence } from '@trevo/client/api-error.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { tellSilence } from '../../platform/toast/toasts.ts';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { appText } from '../app.text.ts';
import { type Falha, falhas } from './falha-store.ts';

/** Says what could not be loaded; closing it loads the page again. */
export function FalhaModal({ falha, reload = reloadPage }: { falha: Falha; reload?: () => void }) {
  const texto = useTexto();
  return (
    <InfoModal
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
 * A server that refuses to list the campaigns ends the session. When none was told, or the server failed, the
 * campaigns of the last time go on counting and that is said. Who is not signed in has the entry's words.
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
    if (isLate) tellSilence(words);
  }, [isLate, words]);
}

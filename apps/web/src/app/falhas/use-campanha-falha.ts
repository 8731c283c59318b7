import { useEffect } from 'react';
import { isOffline, isSilence } from '../../platform/api/api-error.ts';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { falhas } from './falha-store.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { tellSilence } from '../../platform/toast/toasts.ts';

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

import { useEffect } from 'react';
import { isOffline, isSilence } from '../../shared/api/api-error.ts';
import { campanhaText } from '../../shared/campanha/campanha.text.ts';
import { falhas } from '../../shared/campanha/falha-store.ts';
import { useCampanha } from '../../shared/campanha/use-campanha.ts';
import { useTexto } from '../../shared/configuracao/use-texto.ts';
import { useSession } from '../../shared/session/session.ts';
import { tellSilence } from '../../shared/toast/toasts.ts';

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

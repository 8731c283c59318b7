import { useEffect } from 'react';
import { isOffline, isSilence } from '@trevo/client/api-error.ts';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { showNoResponse } from '../../platform/toast/toasts.ts';
import { falhas } from './falha-store.ts';

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

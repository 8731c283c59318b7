import { useEffect } from 'react';
import { isOffline } from '../../shared/api/api-error.ts';
import { campanhaText } from '../../shared/campanha/campanha.text.ts';
import { falhas } from '../../shared/campanha/falha-store.ts';
import { useCampanha } from '../../shared/campanha/use-campanha.ts';
import { useSession } from '../../shared/session/session.ts';

/** A server that answers but cannot list the campaigns ends the session. Who is not signed in has the entry's words. */
export function useCampanhaFalha(): void {
  const { error } = useCampanha();
  const isSignedIn = useSession() !== undefined;
  const hasFailed = isSignedIn && error !== null && !isOffline(error);
  useEffect(() => {
    if (hasFailed) falhas.report(campanhaText.falhas.lista);
  }, [hasFailed]);
}

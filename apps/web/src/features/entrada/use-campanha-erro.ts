import { useState } from 'react';
import { isOffline, type ApiError } from '../../platform/api/api-error.ts';
import { campanhaStore, campanhaText } from '../campanha/public.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';

export interface CampanhaErro {
  /** Why the campaign did not come, or null. */
  readonly mensagem: string | null;
  readonly isOffline: boolean;
  /** Closes the words and asks once more; a second failure is said again. */
  close(): void;
}

/** What the entry says when the campaign could not be fetched. */
export function useCampanhaErro(error: ApiError | null): CampanhaErro {
  const texto = useTexto();
  const [isRetrying, setRetrying] = useState(false);
  const { lista } = campanhaText.falhas;
  const mensagem = error && (isOffline(error) ? error.mensagem : texto(lista.id, lista.texto));
  return {
    mensagem: isRetrying ? null : mensagem,
    isOffline: isOffline(error),
    close() {
      setRetrying(true);
      void campanhaStore.load().finally(() => setRetrying(false));
    },
  };
}

import { useEffect } from 'react';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { isSilence, type ApiError } from '@trevo/client/api-error.ts';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { falhas } from '../falhas/falha-store.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { type Consumidor, useConsumidor } from '../../features/consumidor/use-consumidor.ts';
import { registerRetry } from '@trevo/client/request/retries.ts';
import { showNoResponse } from '../../platform/toast/toasts.ts';

export interface Pessoa {
  readonly consumidor: Consumidor | undefined;
  /** URL of the photo, or null. */
  readonly foto: string | null;
  /** Requests a new URL for the photo, because URLs expire after minutes. */
  readonly renewFoto: () => void;
  readonly error: ApiError | null;
}

/**
 * Loads the signed-in user's profile. A refusal by the server ends this run of the app; without a response, or
 * after a server failure, a toast says so and the request is retried.
 */
export function usePessoa(): Pessoa {
  const { data: consumidor, error, refetch } = useConsumidor();
  const texto = useTexto();
  const { perfil } = campanhaText.falhas;
  const words = texto(perfil.id, perfil.texto);
  const isSilent = error !== null && isSilence(error);
  const hasFailed = error !== null && !isSilent && !error.codigo.startsWith('sessao.');
  useEffect(() => {
    if (hasFailed) falhas.report(perfil);
  }, [hasFailed, perfil]);
  useEffect(() => {
    if (!isSilent) return undefined;
    showNoResponse(words);
    return registerRetry(() => refetch());
  }, [isSilent, words, refetch]);
  const uri = consumidor?.uriFotoPerfil;
  return { consumidor, foto: uri ? toApiUrl(uri) : null, renewFoto: () => void refetch(), error };
}

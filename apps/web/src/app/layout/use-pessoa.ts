import { useEffect } from 'react';
import { toApiUrl } from '../../platform/api/api-client.ts';
import { isSilence, type ApiError } from '@trevo/client/api-error.ts';
import { campanhaText } from '../../features/campanha/campanha.text.ts';
import { falhas } from '../falhas/falha-store.ts';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { type Consumidor, useConsumidor } from '../../features/consumidor/use-consumidor.ts';
import { askAgain } from '@trevo/client/ask-again.ts';
import { tellSilence } from '../../platform/toast/toasts.ts';

export interface Pessoa {
  readonly consumidor: Consumidor | undefined;
  /** Address of the photo, or null. */
  readonly foto: string | null;
  /** Asks for the photo's address anew: it works for minutes. */
  readonly renewFoto: () => void;
  readonly error: ApiError | null;
}

/**
 * The signed-in person. When the server refuses to tell who that is, this run of the app ends; without an answer, or
 * when the server fails, that is said and it is asked again.
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
    tellSilence(words);
    return askAgain(() => refetch());
  }, [isSilent, words, refetch]);
  const uri = consumidor?.uriFotoPerfil;
  return { consumidor, foto: uri ? toApiUrl(uri) : null, renewFoto: () => void refetch(), error };
}

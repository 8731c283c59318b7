import { useEffect } from 'react';
import { toApiUrl } from '../../shared/api/api-client.ts';
import { isOffline, type ApiError } from '../../shared/api/api-error.ts';
import { campanhaText } from '../../shared/campanha/campanha.text.ts';
import { falhas } from '../../shared/campanha/falha-store.ts';
import { useConsumidor, type Consumidor } from '../../shared/consumidor/use-consumidor.ts';

export interface Pessoa {
  readonly consumidor: Consumidor | undefined;
  /** Address of the photo, or null. */
  readonly foto: string | null;
  readonly error: ApiError | null;
}

/** The signed-in person. When the server answers that it cannot tell who that is, this run of the app ends. */
export function usePessoa(): Pessoa {
  const { data: consumidor, error } = useConsumidor();
  const hasFailed = error !== null && !isOffline(error) && !error.codigo.startsWith('sessao.');
  useEffect(() => {
    if (hasFailed) falhas.report(campanhaText.falhas.perfil);
  }, [hasFailed]);
  const uri = consumidor?.uriFotoPerfil;
  return { consumidor, foto: uri ? toApiUrl(uri) : null, error };
}

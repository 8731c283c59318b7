import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useEffect } from 'react';
import { toApiUrl } from '../../shared/api/api-client.ts';
import { isOffline, type ApiError } from '../../shared/api/api-error.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { campanhaText } from '../../shared/campanha/campanha.text.ts';
import { falhas } from '../../shared/campanha/falha-store.ts';
import { useSession } from '../../shared/session/session.ts';

export interface ConsumidorState {
  readonly consumidor: RetornoOf<Calls['consumidor.obter']> | undefined;
  /** Address of the photo, or null. */
  readonly foto: string | null;
  readonly error: ApiError | null;
}

/** The signed-in person. When the server answers that it cannot tell who that is, this run of the app ends. */
export function useConsumidor(): ConsumidorState {
  const usuario = useSession()?.usuario;
  const { data: consumidor, error } = useCall(
    'consumidor.obter',
    { params: { usuario: usuario ?? '' } },
    { enabled: usuario !== undefined },
  );
  const hasFailed = error !== null && !isOffline(error) && !error.codigo.startsWith('sessao.');
  useEffect(() => {
    if (hasFailed) falhas.report(campanhaText.falhas.perfil);
  }, [hasFailed]);
  const uri = consumidor?.uriFotoPerfil;
  return { consumidor, foto: uri ? toApiUrl(uri) : null, error };
}

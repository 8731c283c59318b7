import { getHoraFim } from '@trevo/config/configuracao/configuracao-questions';
import { findPorComecar, selectCampanha } from '@trevo/rules/tempo/campanha-window';
import { useEffect, useMemo } from 'react';
import { ApiError, isOffline, isSilence } from '@trevo/client/api-error.ts';
import { useConfiguracao, useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { relogio } from '../../platform/network/relogio.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { campanhaStore, type CampanhaWire } from './campanha-store.ts';
import { campanhaText } from './campanha.text.ts';

/** The campaign that applies now: the current one, else the last ended one, else none. */
export interface CampanhaState {
  readonly campanha: CampanhaWire | undefined;
  readonly situacao: 'vigente' | 'encerrada' | 'nenhuma' | 'carregando';
  /** The campaign that starts next, when no campaign has started yet. */
  readonly porComecar: CampanhaWire | undefined;
  readonly error: ApiError | null;
  /** Error of the request at this start when the campaign comes from the cache. */
  readonly atraso: ApiError | null;
  retry(): void;
}

export function useCampanha(): CampanhaState {
  const { campanhas, error: failure, atraso = null } = useStore(campanhaStore);
  const horaFim = getHoraFim(useConfiguracao());
  useStore(relogio);
  const error = useSaid(failure);
  useEffect(() => void campanhaStore.load(), []);
  const retry = () => void campanhaStore.refresh();
  if (!campanhas) {
    // Having no campaign is a valid result, not a failure.
    const isNone = error?.codigo === 'campanha.nenhuma';
    const situacao = isNone ? 'nenhuma' : 'carregando';
    return {
      campanha: undefined,
      situacao,
      porComecar: undefined,
      error: isNone ? null : error,
      atraso,
      retry,
    };
  }
  const { situacao, campanha } = selectNow(campanhas, horaFim);
  const porComecar = situacao === 'nenhuma' ? findPorComecar(campanhas, relogio.agora()) : undefined;
  return { campanha, situacao, porComecar, error: null, atraso, retry };
}

/** Replaces a network or server failure with the specified text about the campaign list. */
function useSaid(error: ApiError | null): ApiError | null {
  const texto = useTexto();
  const { id, texto: fallback } = isOffline(error) ? campanhaText.semRede : campanhaText.falhas.lista;
  const mensagem = texto(id, fallback);
  return useMemo(() => {
    if (isOffline(error)) return new ApiError(500, { mensagem });
    return error && isSilence(error) ? new ApiError(error.status, { codigo: error.codigo, mensagem }) : error;
  }, [error, mensagem]);
}

const selectNow = (campanhas: readonly CampanhaWire[], horaFim: string) =>
  selectCampanha(campanhas, relogio.agora(), () => horaFim);

import { getHoraFim } from '@trevo/config/configuracao-questions';
import { selectCampanha } from '@trevo/rules/campanha-window';
import { useEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { campanhaStore, type CampanhaWire } from './campanha-store.ts';

export type { CampanhaWire };

/** Which campaign counts now: the current one, the last ended one, or none. */
export interface CampanhaState {
  readonly campanha: CampanhaWire | undefined;
  readonly situacao: 'vigente' | 'encerrada' | 'nenhuma' | 'carregando';
  readonly error: ApiError | null;
  retry(): void;
}

export function useCampanha(): CampanhaState {
  const { campanhas, error } = useSyncExternalStore(campanhaStore.subscribe, campanhaStore.read);
  const horaFim = getHoraFim(useConfiguracao());
  useEffect(() => void campanhaStore.load(), []);
  const retry = () => void campanhaStore.load();
  if (!campanhas) {
    // No campaign at all is an answer, not a failure.
    const isNone = error?.codigo === 'campanha.nenhuma';
    const situacao = isNone ? 'nenhuma' : 'carregando';
    return { campanha: undefined, situacao, error: isNone ? null : error, retry };
  }
  const { situacao, campanha } = selectNow(campanhas, horaFim);
  return { campanha, situacao, error: null, retry };
}

const selectNow = (campanhas: readonly CampanhaWire[], horaFim: string) =>
  selectCampanha(campanhas, new Date(), horaFim);

import { getHoraFim } from '@trevo/config/configuracao-questions';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { selectCampanha } from '@trevo/rules/campanha-window';
import { useCall } from '../api/use-call.ts';
import type { ApiError } from '../api/api-error.ts';
import { useAgora } from '../clock/use-agora.ts';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';

export type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];

/** Which campaign counts now: the current one, the last ended one, or none. */
export interface CampanhaState {
  readonly campanha: CampanhaWire | undefined;
  readonly situacao: 'vigente' | 'encerrada' | 'nenhuma' | 'carregando';
  readonly error: ApiError | null;
  retry(): void;
}

export function useCampanha(): CampanhaState {
  const { data: campanhas, error, refetch } = useCall('campanha.listar', {});
  const horaFim = getHoraFim(useConfiguracao());
  const agora = useAgora();
  const retry = () => void refetch();
  if (!campanhas) {
    // No campaign at all is an answer, not a failure.
    const isNone = error?.codigo === 'campanha.nenhuma';
    return {
      campanha: undefined,
      situacao: isNone ? 'nenhuma' : 'carregando',
      error: isNone ? null : error,
      retry,
    };
  }
  const { situacao, campanha } = selectCampanha(campanhas, agora, horaFim);
  return { campanha, situacao, error: null, retry };
}

import { type ApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCampanha } from '../campanha/public.ts';
import type { PremioDaTabela } from './raspadinha.wire.ts';

export interface TabelaPremio {
  readonly tabela: readonly PremioDaTabela[] | undefined;
  readonly error: ApiError | null;
  readonly pending: boolean;
  retry(): void;
}

/** Loads the prizes of the current campaign and how many of each are left. */
export function useTabelaPremio(enabled = true): TabelaPremio {
  const { campanha, situacao, error, retry } = useCampanha();
  const { ano = 0, identificacao = '' } = campanha ?? {};
  const query = useCall(
    'raspadinhaAlternativa.tabelaPremio',
    { params: { ano, identificacao } },
    { enabled: enabled && campanha !== undefined },
  );
  if (!campanha && situacao !== 'carregando') return { tabela: [], error: null, pending: false, retry };
  return {
    tabela: query.data,
    error: error ?? query.error,
    pending: query.isFetching,
    retry: () => (error ? retry() : void query.refetch()),
  };
}

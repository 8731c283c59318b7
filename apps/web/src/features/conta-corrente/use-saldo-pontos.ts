import { useMemo } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { fromSaldoPontos } from './conta-corrente.wire.ts';
import { type SaldoState, useSaldoConhecido } from './saldo-conhecido.ts';

/** The points of a person in a campaign. */
export function useSaldoPontos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  usuario: string,
): SaldoState {
  const query = useCall('contaCorrente.saldos', {
    params: { ano, identificacao, cpf: usuario },
    cache: false,
  });
  const { data: wire } = query;
  const saldo = useMemo(() => wire && fromSaldoPontos(wire), [wire]);
  return useSaldoConhecido('pontos', `${ano}-${identificacao}`, saldo, query);
}

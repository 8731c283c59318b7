import { useMemo } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { fromSaldoPontos } from './conta-corrente.wire.ts';
import { type SaldoState, useSaldoConhecido } from './saldo-conhecido.ts';

/**
 * Loads the points of a consumidor in a campaign.
 *
 * @param token authenticates the request instead of the session; then nothing is cached on the device
 */
export function useSaldoPontos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  usuario: string,
  token?: string,
): SaldoState {
  const query = useCall('contaCorrente.saldos', {
    params: { ano, identificacao, cpf: usuario },
    ...(token === undefined ? {} : { token }),
  });
  const { data: wire } = query;
  const saldo = useMemo(() => wire && fromSaldoPontos(wire), [wire]);
  const dono = { usuario: token === undefined ? usuario : '', campanha: `${ano}-${identificacao}` };
  return useSaldoConhecido('pontos', dono, saldo, query);
}

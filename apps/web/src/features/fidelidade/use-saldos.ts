import type { CampanhaWire } from '../campanha/public.ts';
import { useCall } from '../../platform/api/use-call.ts';
import type { Moeda } from '../conta-corrente/public.ts';

/** What a person may spend of a currency, and what waits until when. */
export interface Disponivel {
  readonly agora: number;
  readonly comEspera: number;
  readonly liberaEm: string | null;
}

/** What the person may spend, by currency; undefined while it is not known. */
export function useSaldos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  usuario: string,
  moedas: ReadonlySet<Moeda>,
): { readonly saldos: Readonly<Partial<Record<Moeda, Disponivel>>>; readonly isUnknown: boolean } {
  const pontos = useCall(
    'contaCorrente.saldos',
    { params: { ano, identificacao, cpf: usuario }, cache: false },
    { enabled: moedas.has('pontos') },
  );
  const cashback = useCall(
    'cashback.saldo',
    { params: { user: usuario }, cache: false },
    { enabled: moedas.has('cashback') },
  );
  // Who never earned any has none; that is an answer.
  const semCashback = cashback.error?.codigo === 'cashback.semSaldo';
  return {
    saldos: {
      ...(pontos.data && {
        pontos: {
          agora: pontos.data.saldo,
          comEspera: pontos.data.saldoTotal,
          liberaEm: pontos.data.liberaEm,
        },
      }),
      ...(semCashback && { cashback: { agora: 0, comEspera: 0, liberaEm: null } }),
      ...(cashback.data && {
        cashback: {
          agora: cashback.data.valorDisponivel,
          comEspera: cashback.data.valorDisponivel + cashback.data.valorDisponibilizar,
          liberaEm: cashback.data.disponibilizaEm,
        },
      }),
    },
    isUnknown: Boolean((pontos.error && !pontos.data) || (cashback.error && !cashback.data && !semCashback)),
  };
}

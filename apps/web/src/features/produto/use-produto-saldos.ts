import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { SaldoConhecido } from './botao-estado.ts';
import type { Moeda } from './produto.wire.ts';

/** Result of loading a balance: undefined while loading, null when it failed. */
export type SaldoResposta = SaldoConhecido | null | undefined;

export interface Saldos {
  readonly saldo: Readonly<Record<Moeda, SaldoResposta>>;
  retry(): void;
}

/** Loads the balance of each currency. A known balance stays while it is refetched. */
export function useSaldos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  usuario: string,
  moedas: ReadonlySet<Moeda>,
): Saldos {
  const pontos = useCall(
    'contaCorrente.saldos',
    { params: { ano, identificacao, cpf: usuario } },
    { enabled: moedas.has('pontos') },
  );
  const cashback = useCall(
    'cashback.saldo',
    { params: { user: usuario } },
    { enabled: moedas.has('cashback') },
  );
  const nothing = { disponivel: 0, total: 0, liberacoes: [] };
  return {
    saldo: {
      pontos: pontos.data
        ? {
            disponivel: pontos.data.saldoDisponivel,
            total: pontos.data.saldoTotal,
            liberacoes: pontos.data.liberacoes,
          }
        : pontos.error
          ? null
          : undefined,
      cashback: cashback.data
        ? {
            disponivel: cashback.data.valorDisponivel,
            total: cashback.data.valorDisponivel + cashback.data.valorALiberar,
            liberacoes: cashback.data.disponibilizacoes,
          }
        : cashback.error?.codigo === 'cashback.semSaldo'
          ? nothing
          : cashback.error
            ? null
            : undefined,
    },
    retry: () => {
      if (moedas.has('pontos')) void pontos.refetch();
      if (moedas.has('cashback')) void cashback.refetch();
    },
  };
}

import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** Unit of an account: whole points, or cents of cashback. */
export type Moeda = RetornoOf<Calls['contaCorrente.lancamento']>['moeda'];

/** A line of a statement. */
export type Lancamento = RetornoOf<Calls['contaCorrente.lancamentos']>['retorno'][number];

/** A line with the lots that it credited or debited. */
export type LancamentoCompleto = RetornoOf<Calls['contaCorrente.lancamento']>;

/** A goal and the progress towards it. */
export type MetaAndamento = RetornoOf<Calls['contaCorrente.metas']>[number];

type SaldoPontos = RetornoOf<Calls['contaCorrente.saldos']>;
type Previsao = SaldoPontos['liberacoes'][number];

/** A balance of either currency, in points or in cents. */
export interface Saldo {
  readonly disponivel: number;
  readonly aLiberar: number;
  /** Nearest first, at most twelve: `aLiberar` may be more than their sum. */
  readonly liberacoes: readonly Previsao[];
  readonly vencimentos: readonly Previsao[];
  readonly devido: number;
}

export const fromSaldoPontos = (wire: SaldoPontos): Saldo => ({
  disponivel: wire.saldoDisponivel,
  aLiberar: wire.saldoALiberar,
  liberacoes: wire.liberacoes,
  vencimentos: wire.vencimentos,
  devido: wire.devido,
});

export const fromSaldoCashback = (wire: RetornoOf<Calls['cashback.saldo']>): Saldo => ({
  disponivel: wire.valorDisponivel,
  aLiberar: wire.valorALiberar,
  liberacoes: wire.disponibilizacoes,
  vencimentos: wire.vencimentos,
  devido: wire.devido,
});

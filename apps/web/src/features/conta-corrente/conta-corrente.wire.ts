import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';

/** Whole points, or cents of cashback. */
export type Moeda = RetornoOf<Calls['contaCorrente.lancamento']>['moeda'];

/** A line of a statement. */
export type Lancamento = RetornoOf<Calls['contaCorrente.lancamentos']>['retorno'][number];

/** A line with the amounts it touched. */
export type LancamentoCompleto = RetornoOf<Calls['contaCorrente.lancamento']>;

/** A goal and how far the person is. */
export type MetaAndamento = RetornoOf<Calls['contaCorrente.metas']>[number];

type SaldoPontos = RetornoOf<Calls['contaCorrente.saldos']>;
type Previsao = SaldoPontos['liberacoes'][number];

/** A balance of either currency: points, or cents. */
export interface Saldo {
  readonly disponivel: number;
  readonly aLiberar: number;
  /** The nearest first, at most twelve: all that is to be released may be more than their sum. */
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

import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { contaText } from '@trevo/contract/palavras.text';
import type { LancamentoView, LoteView, Previsao } from './conta.views.ts';
import type { Saldo } from './conta.service.ts';
import { toPremio, type MetaAndamento } from './meta.service.ts';

export type LancamentoWire = RetornoOf<Calls['cashback.extrato']>['retorno'][number];
type LancamentoCompleto = RetornoOf<Calls['contaCorrente.lancamento']>;
type Movimento = LancamentoWire['movimento'];
type Origem = NonNullable<LancamentoWire['origem']>;

/** The parts of an entry that name its cause. */
export interface DescribedLancamento {
  readonly moeda: 'pontos' | 'cashback';
  readonly tipo: Movimento;
  readonly origem: Origem | null;
}

/** Entry id: account and sequence number, such as `pontos-17`. */
const toId = (moeda: string, ordem: number) => `${moeda}-${ordem}`;

export const describeLancamento = (movimento: Movimento, origem: Origem | null): string =>
  movimento === 'CREDITO' || movimento === 'RESGATE'
    ? contaText.origens[origem ?? 'documento']
    : contaText.movimentos[movimento];

/** Maps a statement entry to its wire format. */
export function toLancamentoWire(view: LancamentoView, agora: Date): LancamentoWire {
  const movimento = view.tipo as Movimento;
  const origem = view.origem as Origem | null;
  const isCredito = movimento === 'CREDITO';
  return {
    id: toId(view.moeda, view.ordem),
    data: view.vale_em.toISOString(),
    descricao: describeLancamento(movimento, origem),
    valor: view.valor,
    tipo: isCredito || movimento === 'DEVOLUCAO' ? 'CREDITO' : 'DEBITO',
    movimento,
    origem,
    situacao: isCredito ? toSituacao(view, agora) : null,
    liberaEm: isCredito && !view.liberado ? toInstante(view.libera_em) : null,
    expiraEm: toInstante(view.expira_em),
    documentoFiscalID: origem === 'documento' ? view.origem_id : null,
    pedidoID: origem === 'pedido' || origem === 'voucher' ? view.origem_id : null,
    saldo: view.disponivel + view.a_liberar,
    devido: view.devido,
  };
}

function toSituacao(view: LancamentoView, agora: Date): NonNullable<LancamentoWire['situacao']> {
  if (view.estornado_em) return 'ESTORNADO';
  if (!view.liberado) return 'A_LIBERAR';
  if (view.restante !== 0) return 'DISPONIVEL';
  return view.expira_em && view.expira_em <= agora ? 'EXPIRADO' : 'USADO';
}

export const toLancamentoCompleto = (
  lancamento: LancamentoView,
  lotes: LoteView[],
  agora: Date,
): LancamentoCompleto => ({
  ...toLancamentoWire(lancamento, agora),
  moeda: lancamento.moeda,
  lotes: lotes.map((lote) => ({
    id: toId(lancamento.moeda, lote.ordem),
    descricao: contaText.origens[lote.origem as Origem],
    valor: lote.valor,
    concedidoEm: lote.vale_em.toISOString(),
    expiraEm: toInstante(lote.expira_em),
    documentoFiscalID: lote.origem === 'documento' ? lote.origem_id : null,
  })),
});

/** Maps a balance to the wire format of the conta corrente. */
export const toSaldoWire = (saldo: Saldo): RetornoOf<Calls['contaCorrente.saldos']> => ({
  saldo: saldo.disponivel,
  saldoDisponivel: saldo.disponivel,
  saldoALiberar: saldo.a_liberar,
  saldoTotal: saldo.disponivel + saldo.a_liberar,
  liberaEm: toInstante(saldo.liberacoes[0]?.em),
  aExpirar: saldo.vencimentos[0]?.valor ?? 0,
  expiraEm: toInstante(saldo.vencimentos[0]?.em),
  devido: saldo.devido,
  liberacoes: saldo.liberacoes.map(toPrevisaoWire),
  vencimentos: saldo.vencimentos.map(toPrevisaoWire),
});

/** Maps a balance to the five cashback figures. */
export const toCashbackWire = (saldo: Saldo): RetornoOf<Calls['cashback.saldo']> => ({
  valorDisponivel: saldo.disponivel,
  valorDisponibilizar: saldo.liberacoes[0]?.valor ?? 0,
  disponibilizaEm: toInstante(saldo.liberacoes[0]?.em),
  valorExpirar: saldo.vencimentos[0]?.valor ?? 0,
  expiraEm: toInstante(saldo.vencimentos[0]?.em),
  valorALiberar: saldo.a_liberar,
  devido: saldo.devido,
  disponibilizacoes: saldo.liberacoes.map(toPrevisaoWire),
  vencimentos: saldo.vencimentos.map(toPrevisaoWire),
});

export const toMetaWire = ({
  regra,
  atual,
  concluidaEm,
}: MetaAndamento): RetornoOf<Calls['contaCorrente.metas']>[number] => ({
  id: regra.id,
  nome: regra.nome,
  moeda: regra.moeda,
  alvo: regra.alvo,
  atual,
  percentual: concluidaEm ? 100 : Math.min(100, Math.floor((atual * 100) / regra.alvo)),
  premio: toPremio(regra),
  ate: regra.ate,
  concluidaEm: toInstante(concluidaEm),
});

const toInstante = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
const toPrevisaoWire = ({ em, valor }: Previsao) => ({ em: em.toISOString(), valor });

import type { Lancamento, MetaAndamento } from '../src/features/conta-corrente/conta-corrente.wire.ts';

/** Builds a statement line: points of a receipt that may be spent, unless overridden. */
export const buildLancamento = (changes: Partial<Lancamento> = {}): Lancamento => ({
  id: 'pontos-1',
  data: '2026-11-21T12:00:00.000Z',
  descricao: 'Nota fiscal',
  valor: 25,
  tipo: 'CREDITO',
  movimento: 'CREDITO',
  origem: 'documento',
  situacao: 'DISPONIVEL',
  liberaEm: null,
  expiraEm: null,
  documentoFiscalID: '018f0000-0000-7000-8000-000000000001',
  pedidoID: null,
  saldo: 25,
  devido: 0,
  ...changes,
});

/** Builds a balance of available points, without pending or expiring ones. */
export const buildSaldoPontos = (changes: object = {}) => ({
  saldo: 1240,
  saldoDisponivel: 1240,
  saldoALiberar: 0,
  saldoTotal: 1240,
  liberaEm: null,
  aExpirar: 0,
  expiraEm: null,
  devido: 0,
  liberacoes: [],
  vencimentos: [],
  ...changes,
});

/** Builds a goal of points with a progress of a quarter. */
export const buildMeta = (changes: Partial<MetaAndamento> = {}): MetaAndamento => ({
  id: 'bronze',
  nome: 'Bronze',
  moeda: 'pontos',
  alvo: 1000,
  atual: 250,
  percentual: 25,
  premio: { moeda: 'pontos', valor: 100 },
  ate: '2999-06-30',
  concluidaEm: null,
  ...changes,
});

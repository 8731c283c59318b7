import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  campanhaParams,
  diaSchema,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  textSchema,
  usuarioSchema,
  uuidSchema,
} from '../parts.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;
const campanhaErrors = [...sessionErrors, 'campanha.naoEncontrada'] as const;

/** Kinds of statement line. Releasing a pending amount adds no line. */
const movimentos = [
  'CREDITO',
  'EXPIRACAO',
  'RESGATE',
  'DEVOLUCAO',
  'ESTORNO',
  'ABATIMENTO',
  'ENCERRAMENTO',
] as const;

/** Source of a credit or target of a debit. */
const origens = ['documento', 'indicacao', 'quiz', 'meta', 'pedido', 'voucher', 'ajuste'] as const;

/**
 * One line of a statement, in whole points or cents of cashback. `tipo` is the direction; `saldo` and `devido`
 * are the balances right after it, pending amounts included.
 */
const lancamentoSchema = v.object({
  /** Account and position of the line in it: `pontos-17`. */
  id: v.string(),
  data: instanteSchema,
  descricao: v.string(),
  valor: v.number(),
  tipo: v.picklist(['CREDITO', 'DEBITO']),
  movimento: v.picklist(movimentos),
  origem: v.nullable(v.picklist(origens)),
  /** State of a credit: pending, available, spent, expired or reversed. Null for other lines. */
  situacao: v.nullable(v.picklist(['A_LIBERAR', 'DISPONIVEL', 'USADO', 'EXPIRADO', 'ESTORNADO'])),
  liberaEm: v.nullable(instanteSchema),
  expiraEm: v.nullable(instanteSchema),
  documentoFiscalID: v.nullable(v.string()),
  pedidoID: v.nullable(v.string()),
  saldo: v.number(),
  devido: v.number(),
});

/** The next scheduled change of an account: the amount due on that day. */
const previsaoSchema = v.object({ em: instanteSchema, valor: v.number() });

/** A balance in whole points or cents of cashback. */
const saldoSchema = v.object({
  /** The amount available now; equals `saldoDisponivel`. */
  saldo: v.number(),
  saldoDisponivel: v.number(),
  saldoALiberar: v.number(),
  /** Available and pending amounts together. */
  saldoTotal: v.number(),
  /** Time of the next release; null when none is pending. */
  liberaEm: v.nullable(instanteSchema),
  /** Amount that expires next; its time is in `expiraEm`. */
  aExpirar: v.number(),
  expiraEm: v.nullable(instanteSchema),
  /** Amount already spent from receipts that were refused later; it is deducted from the next credits. */
  devido: v.number(),
  /** Future releases and expirations, earliest first, at most twelve of each. */
  liberacoes: v.array(previsaoSchema),
  vencimentos: v.array(previsaoSchema),
});

const contaCorrenteSaldos = defineCall('contaCorrente.saldos', {
  resumo: 'Read the balance of points',
  descricao: 'Returns the spendable points, the pending ones, and those that expire next.',
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: saldoSchema,
  errors: campanhaErrors,
});

const contaCorrenteLancamentos = defineCall('contaCorrente.lancamentos', {
  resumo: 'Read the statement of points',
  descricao: 'Returns the statement of points, newest first; with `mes`, that of one month (`yyyy-mm`).',
  params: v.object({ ...campanhaParams, cpf: usuarioSchema, perPage: porPaginaSchema, page: paginaSchema }),
  query: v.object({
    mes: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'O mês é aaaa-mm.'))),
  }),
  retorno: paginaDe(lancamentoSchema),
  errors: [...campanhaErrors, 'requisicao.invalida'],
});

const contaCorrenteLancamento = defineCall('contaCorrente.lancamento', {
  resumo: 'Read one entry of a statement',
  descricao:
    'Returns one entry by its id or by the receipt that earned it; `lotes` lists the amounts that it changed.',
  params: v.object({
    ...campanhaParams,
    lancamentoID: v.union([v.pipe(v.string(), v.regex(/^(pontos|cashback)-[1-9]\d{0,8}$/)), uuidSchema]),
  }),
  retorno: v.object({
    ...lancamentoSchema.entries,
    moeda: v.picklist(['pontos', 'cashback']),
    lotes: v.array(
      v.object({
        /** Id of the line that granted the amount. */
        id: v.string(),
        descricao: v.string(),
        valor: v.number(),
        concedidoEm: instanteSchema,
        expiraEm: v.nullable(instanteSchema),
        documentoFiscalID: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [...campanhaErrors, 'requisicao.invalida', 'contaCorrente.nenhumLancamento'],
});

const contaCorrenteMetas = defineCall('contaCorrente.metas', {
  resumo: 'List the goals',
  descricao:
    "Returns the campaign's goals and the consumer's progress, in points or cashback as `moeda` says.",
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: v.array(
    v.object({
      id: v.string(),
      nome: v.string(),
      moeda: v.picklist(['pontos', 'cashback']),
      alvo: v.number(),
      /** Progress so far. */
      atual: v.number(),
      /** Whole percent, at most 100. */
      percentual: v.number(),
      premio: v.object({ moeda: v.picklist(['pontos', 'cashback']), valor: v.number() }),
      ate: diaSchema,
      concluidaEm: v.nullable(instanteSchema),
    }),
  ),
  errors: campanhaErrors,
});

const cashbackSaldo = defineCall('cashback.saldo', {
  resumo: 'Read the balance of cashback',
  descricao:
    "Returns the cashback of the host's current campaign in cents: spendable amount, next release with its day, and next expiry with its day.",
  params: v.object({ user: usuarioSchema }),
  retorno: v.object({
    valorDisponivel: v.number(),
    /** Amount released at `disponibilizaEm`. */
    valorDisponibilizar: v.number(),
    disponibilizaEm: v.nullable(instanteSchema),
    /** Amount that expires at `expiraEm`. */
    valorExpirar: v.number(),
    expiraEm: v.nullable(instanteSchema),
    /** Total pending amount, regardless of its release date. */
    valorALiberar: v.number(),
    devido: v.number(),
    disponibilizacoes: v.array(previsaoSchema),
    vencimentos: v.array(previsaoSchema),
  }),
  errors: [...sessionErrors, 'cashback.semSaldo'],
});

const cashbackExtrato = defineCall('cashback.extrato', {
  resumo: 'Read the statement of cashback',
  descricao: 'Returns a page of the cashback statement in cents, newest first.',
  params: v.object({ user: usuarioSchema, perPage: porPaginaSchema, page: paginaSchema }),
  retorno: paginaDe(lancamentoSchema),
  errors: [...sessionErrors, 'requisicao.invalida'],
});

/** Filters travel as JSON in one query parameter; both days are inclusive. */
const filtroExtratoSchema = v.pipe(
  textSchema(300),
  v.parseJson(undefined, 'O filtro não é um JSON válido.'),
  v.object({
    tipo: v.optional(v.picklist(['CREDITO', 'DEBITO'])),
    inicial: v.optional(diaSchema),
    final: v.optional(diaSchema),
  }),
);

const cashbackExtratosSimplificados = defineCall('cashback.extratosSimplificados', {
  resumo: 'Read the statement of cashback, filtered',
  descricao: "Returns a page of the consumer's cashback statement, filtered by direction or period.",
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  query: v.object({ filtro: v.optional(filtroExtratoSchema) }),
  retorno: paginaDe(lancamentoSchema),
  errors: [...sessionErrors, 'requisicao.invalida'],
});

/**
 * Failed consistency checks, by the rule that failed; `nome`: the account's line, the product, the order or the
 * receipt.
 */
const diferencas = v.array(
  v.object({
    regra: v.string(),
    campanhaID: v.string(),
    nome: v.string(),
    esperado: v.number(),
    encontrado: v.number(),
  }),
);
const operadorConferirContas = defineCall('operador.conferirContas', {
  resumo: 'Audit the ledgers',
  descricao:
    'Returns the inconsistencies in the ledgers of all campaigns, up to a thousand of each ledger; empty when there are none.',
  retorno: v.object({
    contas: diferencas,
    documentos: diferencas,
    pedidos: diferencas,
    vouchers: diferencas,
  }),
  errors: ['operador.naoAutorizado'],
});

export const contaCorrenteCalls = {
  'contaCorrente.saldos': contaCorrenteSaldos,
  'contaCorrente.lancamentos': contaCorrenteLancamentos,
  'contaCorrente.lancamento': contaCorrenteLancamento,
  'contaCorrente.metas': contaCorrenteMetas,
  'cashback.saldo': cashbackSaldo,
  'cashback.extrato': cashbackExtrato,
  'cashback.extratosSimplificados': cashbackExtratosSimplificados,
  'operador.conferirContas': operadorConferirContas,
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { pessoaExemplo, type Exemplos } from '../exemplos/exemplo-valores.ts';
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

/** A lucky number: series and element as text, because leading zeros are significant. */
export const numeroSorteSchema = v.object({ serie: v.string(), numero: v.string() });

const cupomSchema = v.object({
  /** Series and number, as `03-57698`; unique within a campaign. */
  id: v.string(),
  ...numeroSorteSchema.entries,
  /**
   * Sequence number of the grant, from 0; null until the key of the numbers is revealed, because it would
   * disclose the tenth of the range from which the next numbers come.
   */
  ordem: v.nullable(v.number()),
  dataHora: instanteSchema,
  situacao: v.picklist(['ATIVO', 'CANCELADO']),
  documentoFiscalID: v.string(),
  chaveAcesso: v.nullable(v.string()),
  /** Source of the number: a receipt, a purchase without access key, or a printed code. */
  tipoDocumento: v.picklist(['Fiscal', 'NaoFiscal', 'Cupom']),
  /** The shop's name if the campaign lists it, and the purchase day if known. */
  loja: v.nullable(v.string()),
  emitidoEm: v.nullable(diaSchema),
  /** The draws in which this number participates, by day of extraction. */
  sorteios: v.array(v.object({ data: diaSchema, nome: v.string() })),
  /** The draws that it won, with the prize. */
  premios: v.array(v.object({ data: diaSchema, nome: v.string(), premio: v.string() })),
});

const sessionErrors = [
  'sessao.ausente',
  'sessao.invalida',
  'sessao.outraPessoa',
  'campanha.naoEncontrada',
] as const;

const cupomListarConsumidor = defineCall('cupom.listarConsumidor', {
  resumo: "List the consumer's lucky numbers, by page",
  descricao: "Returns a page of the consumer's lucky numbers in a campaign, newest first.",
  params: v.object({
    ...campanhaParams,
    user: usuarioSchema,
    porPagina: porPaginaSchema,
    pagina: paginaSchema,
  }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum'],
});

const cupomListarTodosConsumidor = defineCall('cupom.listarTodosConsumidor', {
  resumo: 'List all lucky numbers of the consumer',
  descricao: 'Returns all lucky numbers of the consumer in a campaign on one page, each with its draws.',
  params: v.object({ ...campanhaParams, user: usuarioSchema }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum'],
});

const cpfParam = textSchema(20);
const errosPorCpf = [...sessionErrors, 'cupom.nenhum', 'cupom.cpfNaoCadastrado'] as const;

const cupomListarConsumidorCpf = defineCall('cupom.listarConsumidorCpf', {
  resumo: "List the consumer's lucky numbers by CPF",
  descricao:
    'Returns the same list by CPF. The CPF of another account gets the same response as an unknown CPF.',
  params: v.object({ ...campanhaParams, cpf: cpfParam, porPagina: porPaginaSchema, pagina: paginaSchema }),
  retorno: paginaDe(cupomSchema),
  errors: errosPorCpf,
});

const cupomListarConsumidorCpfSufixo = defineCall('cupom.listarConsumidorCpfSufixo', {
  resumo: "List the consumer's lucky numbers by login and CPF",
  descricao: 'Alias of `cupom.listarConsumidorCpf` with the CPF after the login in the path.',
  params: v.object({
    ...campanhaParams,
    user: usuarioSchema,
    cpf: cpfParam,
    porPagina: porPaginaSchema,
    pagina: paginaSchema,
  }),
  retorno: paginaDe(cupomSchema),
  errors: errosPorCpf,
});

const cupomListarDocumentoFiscal = defineCall('cupom.listarDocumentoFiscal', {
  resumo: 'List the lucky numbers of receipts',
  descricao: 'Returns the numbers earned by fiscal receipts, without those of coupon codes.',
  params: v.object({ ...campanhaParams, porPagina: porPaginaSchema, pagina: paginaSchema }),
  query: v.object({ documentoFiscalID: v.optional(uuidSchema) }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum', 'requisicao.invalida'],
});

const cupomListarPorCampanha = defineCall('cupom.listarPorCampanha', {
  resumo: "List the consumer's lucky numbers of a period",
  descricao: "Returns the consumer's lucky numbers of a range of days, first and last day included.",
  params: v.object(campanhaParams),
  body: v.object({
    filtro: v.object({
      consumidor: usuarioSchema,
      periodo: v.optional(v.object({ inicial: v.optional(diaSchema), final: v.optional(diaSchema) }), {}),
      porPagina: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 100),
      pagina: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    }),
  }),
  retorno: paginaDe(cupomSchema),
  errors: [...sessionErrors, 'cupom.nenhum', 'requisicao.invalida'],
});

const limite = v.optional(v.number());
export const periodosSchema = v.object({ diario: limite, semanal: limite, mensal: limite, total: limite });

const cupomEscaneadosPorPeriodo = defineCall('cupom.escaneadosPorPeriodo', {
  resumo: "Count the consumer's coupons by period",
  descricao:
    'Returns the number of coupons that the consumer registered today, this week, this month and in total, for comparison with the limits of `cupom.configuracao`.',
  params: v.object({ ...campanhaParams, cpf: usuarioSchema }),
  retorno: v.object({ diario: v.number(), semanal: v.number(), mensal: v.number(), total: v.number() }),
  errors: [...sessionErrors],
});

const cupomConfiguracao = defineCall('cupom.configuracao', {
  resumo: 'Read the limits of coupons',
  descricao:
    'Returns the number of coupons that a consumer can register per period, and the minimum seconds between two of them. -1 is unlimited.',
  params: v.object(campanhaParams),
  retorno: v.object({
    limitePorUsuario: v.number(),
    limitesPorUsuario: periodosSchema,
    tempoLimite: v.number(),
    /** Numbers per receipt; null where its amount or products count instead. */
    ganhoPorDocumento: v.nullable(
      v.object({ numeros: v.number(), maximoPorDocumento: v.nullable(v.number()) }),
    ),
  }),
  errors: [...sessionErrors],
});

const cupomConfiguracaoCompra = defineCall('cupom.configuracaoCompra', {
  resumo: 'Read the fields of a purchase without access key',
  descricao: 'Returns the fields that a purchase without access key requires.',
  params: v.object(campanhaParams),
  retorno: v.object({
    porQuantidade: v.boolean(),
    /** Rule by product count: each `cada` whole products earn `numeros`; a null maximum means the general one. */
    ganhoPorQuantidade: v.nullable(
      v.object({ cada: v.number(), numeros: v.number(), maximoPorDocumento: v.nullable(v.number()) }),
    ),
    quantidadeMaxima: v.number(),
    produtos: v.array(v.string()),
    formasPagamento: v.array(v.string()),
    fotoObrigatoria: v.boolean(),
    /** Whether a photo alone registers the purchase: the program reads it. */
    lidaDaFoto: v.boolean(),
    /** -1: unlimited; 0: not allowed. */
    limiteNaoFiscal: v.number(),
  }),
  errors: ['campanha.naoEncontrada'],
});

export const cupomCalls = {
  'cupom.listarConsumidor': cupomListarConsumidor,
  'cupom.listarTodosConsumidor': cupomListarTodosConsumidor,
  'cupom.listarConsumidorCpf': cupomListarConsumidorCpf,
  'cupom.listarConsumidorCpfSufixo': cupomListarConsumidorCpfSufixo,
  'cupom.listarDocumentoFiscal': cupomListarDocumentoFiscal,
  'cupom.listarPorCampanha': cupomListarPorCampanha,
  'cupom.configuracaoCompra': cupomConfiguracaoCompra,
  'cupom.escaneadosPorPeriodo': cupomEscaneadosPorPeriodo,
  'cupom.configuracao': cupomConfiguracao,
};

const { cpf } = pessoaExemplo;

const cupomLists = [
  'listarConsumidor',
  'listarTodosConsumidor',
  'listarConsumidorCpf',
  'listarConsumidorCpfSufixo',
  'listarDocumentoFiscal',
  'listarPorCampanha',
];

export const cupomExemplos: Exemplos = {
  consumidor: [cpf],
  ...Object.fromEntries(cupomLists.map((name) => [`cupom.${name}.retorno.retorno.id`, ['03-57698']])),
  formasPagamento: [['Dinheiro', 'Cartão de crédito', 'Pix']],
  'cupom.configuracaoCompra.retorno.produtos': [['Café 500 g', 'Chá 20 saquinhos']],
  serie: ['03'],
  numero: ['57698', '855'],
  ordem: [null, 1204],
  sorteios: [[{ data: '2026-12-19', nome: '1º sorteio' }]],
  premios: [[]],
  porQuantidade: [true],
  cada: [2],
  maximoPorDocumento: [6],
  quantidadeMaxima: [50],
  limiteNaoFiscal: [-1],
  limitePorUsuario: [-1],
  limitesPorUsuario: [{ diario: 5, mensal: 40 }],
  tempoLimite: [60],
  diario: [1],
  semanal: [3],
  mensal: [7],
  'escaneadosPorPeriodo.retorno.total': [7],
  periodo: [{ inicial: '2026-11-01', final: '2026-11-30' }],
};

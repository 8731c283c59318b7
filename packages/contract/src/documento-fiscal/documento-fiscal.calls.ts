import { parseConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';
import { fontesValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import { documentoFiscalStatuses } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import {
  campanhaParams,
  centavosSchema,
  diaSchema,
  instanteSchema,
  paginaDe,
  paginaSchema,
  porPaginaSchema,
  usuarioSchema,
} from '../parts.ts';

const statusSchema = v.picklist(documentoFiscalStatuses);

/** A reason in words: the code, what happened, and what the person can do next. */
const motivoSchema = v.object({
  codigo: v.string(),
  mensagem: v.string(),
  cura: v.nullable(v.string()),
});

export const documentoFiscalSchema = v.object({
  documentoFiscalID: v.string(),
  cabecalho: v.object({ chaveAcesso: v.nullable(v.string()), coo: v.nullable(v.string()) }),
  uriImagem: v.nullable(v.string()),
  tipo: v.string(),
  modelo: v.nullable(v.string()),
  uf: v.nullable(v.string()),
  emitente: v.nullable(v.string()),
  /** The shop's name, where the campaign lists it. */
  loja: v.nullable(v.string()),
  emitidoEm: v.nullable(diaSchema),
  valorCentavos: v.nullable(v.number()),
  registradoEm: instanteSchema,
  apuracao: v.object({
    status: statusSchema,
    motivo: v.nullable(motivoSchema),
    historico: v.array(
      v.object({
        status: statusSchema,
        dataHora: instanteSchema,
        observacao: v.nullable(v.string()),
        motivo: v.nullable(motivoSchema),
      }),
    ),
  }),
  numeros: v.array(numeroSorteSchema),
  /** Scratch cards, spins or paintings it earned and that still count. */
  raspadinhas: v.number(),
  /** Points and cents of cashback it earned; 0 where the campaign gives none, and after they were taken back. */
  pontos: v.number(),
  cashbackCentavos: v.number(),
  /** How many times more numbers it earned, by the person's PicPay or Instagram. */
  multiplicador: v.number(),
  /** Refused, and another look may be asked for now; once. */
  contestavel: v.boolean(),
  /** Where it comes from what it is worth; left out where that is not told. */
  comprovacao: v.optional(
    v.object({
      /** The source whose word counts; null while none does. */
      fonte: v.nullable(v.picklist(fontesValor)),
      /** Whether its owner may say what it is worth now, with a photo. */
      declaravel: v.boolean(),
      /** Up to which amount that counts unseen, in cents; null where it may not be said. */
      centavosMaximo: v.nullable(v.number()),
      /** Where it can be read while it waits for that; takes `chave` and `retorno`. Null where it does not. */
      leitor: v.nullable(v.string()),
    }),
  ),
  /** The first characters of the request's key, for a person and the support to speak of. */
  protocolo: v.nullable(v.string()),
});

/**
 * What the phone read. Only facts travel: the text of a QR code may carry the person's CPF, so it stays on the
 * phone. `emitidoEm` and `valorCentavos` come from off-line and SAT codes; beside any other key the amount is not read.
 */
const documentoFiscalPendenteSchema = v.object({
  chaveAcesso: v.pipe(v.string('Informe a chave de acesso da nota.'), v.maxLength(120)),
  origem: v.optional(v.picklist(['camera', 'galeria', 'digitacao', 'fila']), 'digitacao'),
  ambiente: v.optional(v.picklist(['1', '2']), '1'),
  offline: v.optional(v.boolean(), false),
  emitidoEm: v.optional(diaSchema),
  valorCentavos: v.optional(centavosSchema),
  /** What the state's page has to be asked with: version 3, or version 2 with the security code's id and its hash. */
  consultaQr: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((text) => parseConsultaQr(text) !== undefined),
    ),
  ),
  /** A random name that the app gave itself on this device; only a keyed hash of it is kept, for 90 days. */
  aparelho: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
  capturadoEm: v.optional(instanteSchema),
  /** The phone's clock when it sends: tells a capture time that cannot be believed. */
  relogioEm: v.optional(instanteSchema),
});

const sessionErrors = [
  'sessao.ausente',
  'sessao.invalida',
  'sessao.outraPessoa',
  'campanha.naoEncontrada',
] as const;
/** How a purchase of any kind may be refused by the campaign's days and limits. */
export const registroErrors = [
  'campanha.foraDoPeriodo',
  'campanha.encerrada',
  'campanha.numerosIndisponiveis',
  'documentoFiscal.naoLiberado',
  'documentoFiscal.limiteAtingido',
  'documentoFiscal.limitePeriodoAtingido',
  'documentoFiscal.aguardeIntervalo',
  'cupom.limiteAtingido',
  'cupom.limiteAmbos',
  'consumidor.restrito',
  'servidor.ocupado',
] as const;
const chaveErrors = [
  'documentoFiscal.chaveVazia',
  'documentoFiscal.chaveTamanho',
  'documentoFiscal.chaveCaractere',
  'documentoFiscal.chaveInvalida',
  'documentoFiscal.emitenteInvalido',
  'documentoFiscal.ufInexistente',
  'documentoFiscal.mesInexistente',
  'documentoFiscal.mesFuturo',
  'documentoFiscal.dataFutura',
  'documentoFiscal.boleto',
  'documentoFiscal.modeloDesconhecido',
] as const;

const documentoFiscalEnviar = defineCall('documentoFiscal.pendentes.enviar', {
  resumo: 'Register a receipt',
  descricao:
    'Registers a receipt by its access key of 44 characters. Where the campaign needs nothing else to judge it, the answer carries the verdict and the lucky numbers; else it is PENDENTE and settled later.',
  idempotencia: true,
  params: v.object(campanhaParams),
  body: documentoFiscalPendenteSchema,
  status: 201,
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    ...chaveErrors,
    ...registroErrors,
    'requisicao.invalida',
    'requisicao.idempotenciaReusada',
    'documentoFiscal.notaDeTeste',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
  ],
});

const documentoFiscalPendenteObter = defineCall('documentoFiscal.pendentes.obter', {
  resumo: 'Read an own receipt by its key',
  descricao: 'One own receipt by its access key, with its verdict and what it earned.',
  params: v.object({ ...campanhaParams, chaveAcesso: v.pipe(v.string(), v.maxLength(120)) }),
  retorno: documentoFiscalSchema,
  errors: [...sessionErrors, 'documentoFiscal.pendenteNaoEncontrado'],
});

const documentoFiscalPendentesListar = defineCall('documentoFiscal.pendentes.listar', {
  resumo: 'List the own waiting receipts',
  descricao: 'A page of the own receipts that wait to be checked, the newest first.',
  params: v.object({
    ...campanhaParams,
    perPage: porPaginaSchema,
    page: paginaSchema,
    profile: usuarioSchema,
  }),
  retorno: paginaDe(documentoFiscalSchema),
  errors: [...sessionErrors, 'documentoFiscal.nenhum'],
});

const listarQuery = v.object({
  usuario: v.optional(usuarioSchema),
  anoCampanha: v.optional(campanhaParams.ano),
  identificacaoCampanha: v.optional(campanhaParams.identificacao),
  tipoDocumento: v.optional(v.string()),
  status: v.optional(statusSchema),
  /** Registered from this day to that one, both included. */
  inicial: v.optional(diaSchema),
  final: v.optional(diaSchema),
});

const documentoFiscalListar = defineCall('documentoFiscal.listar', {
  resumo: 'List the own receipts',
  descricao: 'A page of the own receipts of every state, the newest first, with what each earned.',
  params: v.object({ perPage: porPaginaSchema, page: paginaSchema }),
  query: listarQuery,
  retorno: paginaDe(documentoFiscalSchema),
  errors: [...sessionErrors, 'documentoFiscal.nenhum'],
});

const documentoFiscalListarPorTipo = defineCall('documentoFiscal.listarPorTipo', {
  resumo: 'List the newest own receipts',
  descricao:
    'The newest documents of a kind, as many as asked for: what a limit is checked against. Its address is also that of the first page of the list, so it takes the same filters.',
  params: v.object({ limit: porPaginaSchema }),
  query: listarQuery,
  retorno: paginaDe(documentoFiscalSchema),
  errors: [...sessionErrors, 'documentoFiscal.nenhum'],
});

const documentoFiscalConfiguracao = defineCall('documentoFiscal.configuracao', {
  resumo: 'Read the limits of receipts',
  descricao: 'How many receipts of each kind one person may register. -1 is unlimited, 0 not allowed.',
  params: v.object(campanhaParams),
  retorno: v.object({ configuracoes: v.array(v.object({ tipo: v.string(), quantidadeLimite: v.number() })) }),
  errors: [...sessionErrors],
});

export const documentoFiscalCalls = {
  'documentoFiscal.configuracao': documentoFiscalConfiguracao,
  'documentoFiscal.listar': documentoFiscalListar,
  'documentoFiscal.listarPorTipo': documentoFiscalListarPorTipo,
  'documentoFiscal.pendentes.listar': documentoFiscalPendentesListar,
  'documentoFiscal.pendentes.obter': documentoFiscalPendenteObter,
  'documentoFiscal.pendentes.enviar': documentoFiscalEnviar,
};

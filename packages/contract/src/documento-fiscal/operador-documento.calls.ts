import { motivosRecusa } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { fontesValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import {
  campanhaParams,
  centavosSchema,
  diaSchema,
  instanteSchema,
  porPaginaSchema,
  uuidSchema,
} from '../parts.ts';
import { documentoFiscalSchema } from './documento-fiscal.calls.ts';

const quantidadeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const observacaoSchema = v.pipe(v.string(), v.trim(), v.maxLength(500));
const ofDocumento = { ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema };

/** An operator's decision about a receipt. */
const decisaoSchema = v.object({
  status: v.picklist(['VALIDO', 'INVALIDO']),
  observacao: v.optional(observacaoSchema),
  /** Stable code of the refusal reason; the consumer sees its text and the next step. */
  motivo: v.optional(v.picklist(motivosRecusa)),
  valorCentavos: v.optional(centavosSchema),
  quantidade: v.optional(quantidadeSchema),
});

const documentoDecididoSchema = v.object({
  ...documentoFiscalSchema.entries,
  /** Revoked numbers of this receipt that were recorded as winners, with the day of their draw. */
  sorteados: v.array(v.object({ data: diaSchema, ...numeroSorteSchema.entries })),
});

const operadorApurarDocumento = defineCall('operador.apurarDocumento', {
  resumo: 'Judge a receipt',
  descricao:
    'Decides a pending receipt, or revokes a valid one: its numbers and unused cards are withdrawn. The response lists its numbers that are registered as winners: they are no longer shown, and the draw must be entered again.',
  params: v.object(ofDocumento),
  body: decisaoSchema,
  retorno: documentoDecididoSchema,
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'documentoFiscal.aguardandoValor',
    'documentoFiscal.aguardandoQuantidade',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
  ],
});

/** A receipt with its owner and the data for the review; a decision names both. */
const documentoOperadorSchema = v.object({
  ...documentoFiscalSchema.entries,
  consumidorID: v.string(),
  quantidade: v.nullable(v.number()),
  /** Number of other receipts with the same issuer, day and amount. */
  repetidos: v.number(),
  /** Clock skew of the phone in seconds; null when the phone sent no time. */
  desvioRelogioSegundos: v.nullable(v.number()),
});

/** Keyset cursor of the pending list: registration time and id of the page's last receipt. */
const lugarPendenteSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'Use o "depois" da página anterior.',
  ),
  v.transform((text) => text.split('_') as [string, string]),
  v.check(([instante]) => !Number.isNaN(Date.parse(instante)), 'Use o "depois" da página anterior.'),
  v.transform(([registradoEm, documentoFiscalId]) => ({
    registradoEm: new Date(registradoEm),
    documentoFiscalId,
  })),
);

/** Upper bound for counting pending receipts: counting more would cost each request more than the list itself. */
export const maximoPendentes = 10_000;

const operadorListarPendentes = defineCall('operador.listarPendentes', {
  resumo: 'List receipts that wait for a review',
  descricao:
    'Returns receipts that wait for an operator, oldest first. `depois` is the cursor of the previous page, so no receipt is skipped while others are judged; without it the first page is returned. `total` counts up to 10,000.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.object({ depois: v.optional(lugarPendenteSchema) }),
  retorno: v.object({
    retorno: v.array(documentoOperadorSchema),
    /** Total pending; `maximoPendentes` when there are that many or more. */
    total: v.pipe(v.number(), v.maxValue(maximoPendentes)),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorListarRepetidos = defineCall('operador.listarRepetidos', {
  resumo: 'List similar receipts',
  descricao:
    'Returns receipts of all consumers with the same issuer, day and amount: evidence of a purchase sent twice.',
  params: v.object(ofDocumento),
  retorno: v.array(documentoOperadorSchema),
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'documentoFiscal.nenhum',
    'requisicao.invalida',
  ],
});

const operadorCorrigirDocumento = defineCall('operador.corrigirDocumento', {
  resumo: 'Correct the value of a receipt',
  descricao:
    'Changes the value of a valid receipt atomically: numbers that it still earns remain, additional ones are granted, and others are withdrawn.',
  params: v.object(ofDocumento),
  body: v.pipe(
    v.object({
      valorCentavos: v.optional(centavosSchema),
      quantidade: v.optional(quantidadeSchema),
      observacao: v.optional(observacaoSchema),
    }),
    v.check(
      ({ valorCentavos, quantidade }) => valorCentavos !== undefined || quantidade !== undefined,
      'Informe o valor ou a quantidade.',
    ),
  ),
  retorno: documentoDecididoSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoValida',
    'documentoFiscal.aguardandoValor',
    'documentoFiscal.aguardandoQuantidade',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'servidor.ocupado',
  ],
});

const operadorApurarDocumentos = defineCall('operador.apurarDocumentos', {
  resumo: 'Judge several receipts',
  descricao:
    'Decides up to a thousand receipts in one call. Each verdict is independent: a failed one does not prevent the others.',
  params: v.object(campanhaParams),
  body: v.object({
    decisoes: v.pipe(
      v.array(
        v.object({
          ...decisaoSchema.entries,
          /** Identifies the receipt by access key, or by person and id. */
          chaveAcesso: v.optional(v.pipe(v.string(), v.maxLength(120))),
          consumidorID: v.optional(uuidSchema),
          documentoFiscalID: v.optional(uuidSchema),
        }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
  bodyLimit: 1_000_000,
  retorno: v.object({
    julgados: v.number(),
    /** Rejected items by their index from 0, with the reason. */
    recusados: v.array(v.object({ lugar: v.number(), codigo: v.string(), mensagem: v.string() })),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

/** A receipt with the evidence for and against it. */
const fichaSchema = v.object({
  ...documentoOperadorSchema.entries,
  /** Data reported by each source. */
  fontes: v.array(
    v.object({
      fonte: v.picklist(fontesValor),
      situacao: v.picklist(['achada', 'procurando', 'semResposta']),
      emitente: v.nullable(v.string()),
      emitidoEm: v.nullable(diaSchema),
      valorCentavos: v.nullable(v.number()),
      quantidade: v.nullable(v.number()),
      cancelada: v.boolean(),
      /** Received after its deadline. */
      tarde: v.boolean(),
      /** Differs from another source. */
      divergente: v.boolean(),
      /** Sampled for manual review. */
      conferir: v.boolean(),
    }),
  ),
  /** Fraud signals, heaviest first, with their weights. */
  sinais: v.array(v.object({ sinal: v.string(), peso: v.number(), descricao: v.string() })),
  /** Notes between operators; never shown to the owner. */
  anotacoes: v.array(v.object({ texto: v.string(), criadaEm: instanteSchema })),
});

const operadorDocumentos = defineCall('operador.documentos', {
  resumo: 'List receipts',
  descricao:
    'Returns the receipts of a campaign that match the filters, newest first. `depois` is the cursor of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.object({
    depois: v.optional(lugarPendenteSchema),
    status: v.optional(v.picklist(['PENDENTE', 'VALIDO', 'INVALIDO'])),
    /** Stable code of the reason why it is pending or refused. */
    motivo: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** The authoritative source. */
    fonte: v.optional(v.picklist(fontesValor)),
    /** CNPJ of the issuer, or its root. */
    emitente: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,14}$/, 'Use o CNPJ ou a raiz.'))),
    inicial: v.optional(diaSchema),
    final: v.optional(diaSchema),
    valorDe: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
    valorAte: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
    /** Only receipts whose sources disagree. */
    divergentes: v.optional(v.literal('sim')),
  }),
  retorno: v.object({
    retorno: v.array(documentoOperadorSchema),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorProcurarDocumento = defineCall('operador.procurarDocumento', {
  resumo: 'Find a receipt',
  descricao: 'Returns the receipts with an access key, or with the protocol that the consumer tells.',
  params: v.object(campanhaParams),
  query: v.pipe(
    v.object({
      chaveAcesso: v.optional(v.pipe(v.string(), v.maxLength(120))),
      protocolo: v.optional(
        v.pipe(v.string(), v.regex(/^[0-9A-Fa-f]{4}-?[0-9A-Fa-f]{4}$/, 'Use o protocolo, como 3F9A-22C1.')),
      ),
    }),
    v.check(
      ({ chaveAcesso, protocolo }) => (chaveAcesso === undefined) !== (protocolo === undefined),
      'Informe a chave ou o protocolo.',
    ),
  ),
  retorno: v.array(fichaSchema),
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
  ],
});

const operadorAnotarDocumento = defineCall('operador.anotarDocumento', {
  resumo: 'Annotate a receipt',
  descricao: 'Adds a note to a receipt, visible to operators only.',
  params: v.object(ofDocumento),
  body: v.object({ texto: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)) }),
  retorno: fichaSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
  ],
});

const operadorFontes = defineCall('operador.fontes', {
  resumo: 'Report the quality of each source of amounts',
  descricao: 'Returns the results of each source in a campaign.',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      fonte: v.picklist(fontesValor),
      /** Receipts queried, found, found after the deadline, and with a value that differs from another source. */
      perguntadas: v.number(),
      achadas: v.number(),
      tarde: v.number(),
      divergentes: v.number(),
      /** Receipts for which this source is authoritative. */
      contadas: v.number(),
    }),
  ),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});

export const operadorDocumentoCalls = {
  'operador.apurarDocumento': operadorApurarDocumento,
  'operador.listarPendentes': operadorListarPendentes,
  'operador.corrigirDocumento': operadorCorrigirDocumento,
  'operador.apurarDocumentos': operadorApurarDocumentos,
  'operador.documentos': operadorDocumentos,
  'operador.procurarDocumento': operadorProcurarDocumento,
  'operador.anotarDocumento': operadorAnotarDocumento,
  'operador.fontes': operadorFontes,
  'operador.listarRepetidos': operadorListarRepetidos,
};

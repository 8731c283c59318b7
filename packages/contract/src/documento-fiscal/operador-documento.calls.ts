import {
  documentoFiscalStatuses,
  motivosRecusa,
} from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { fontesValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import {
  campanhaParams,
  centavosSchema,
  confirmacaoSchema,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { documentoFiscalSchema } from './documento-fiscal.calls.ts';

const quantidadeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Participating products that an operator read on a receipt: units and cents by list of the campaign. */
const produtosLidosSchema = v.pipe(
  v.array(
    v.strictObject({
      lista: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
      unidades: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
      centavos: v.optional(centavosSchema),
    }),
  ),
  v.maxLength(50),
);
const observacaoSchema = textSchema(500);
const ofDocumento = { ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema };

/** An operator's decision about a receipt. */
const decisaoSchema = v.strictObject({
  status: v.picklist(['VALIDO', 'INVALIDO']),
  observacao: v.optional(observacaoSchema),
  /** Stable code of the refusal reason; the consumer sees its text and the next step. */
  motivo: v.optional(v.picklist(motivosRecusa)),
  valorCentavos: v.optional(centavosSchema),
  quantidade: v.optional(quantidadeSchema),
  /** An empty list: the receipt has none of them. */
  produtos: v.optional(produtosLidosSchema),
  /** Status that the caller saw; the decision is refused with `documentoFiscal.naoPendente` when it changed meanwhile. */
  statusVisto: v.optional(v.picklist(documentoFiscalStatuses)),
  /** Required above the amount that the campaign lets one person enter; kept as a note on the receipt. */
  confirmacao: v.optional(confirmacaoSchema),
});

const documentoDecididoSchema = v.object({
  ...documentoFiscalSchema.entries,
  /** Revoked numbers of this receipt that were recorded as winners, with the day of their draw. */
  sorteados: v.array(v.object({ data: diaSchema, ...numeroSorteSchema.entries })),
});

const operadorApurarDocumento = defineCall('operador.apurarDocumento', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Judge a receipt',
  descricao:
    'Decides a pending receipt, or revokes a valid one: its numbers and unused cards are withdrawn. A session of the console is refused while another operator holds the receipt (`operador.tomarNota`). The response lists its numbers that are registered as winners: they are no longer shown, and the draw must be entered again.',
  params: v.object(ofDocumento),
  body: decisaoSchema,
  retorno: documentoDecididoSchema,
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.comOutraPessoa',
    'documentoFiscal.acimaDoTeto',
    'operador.precisaSegundaPessoa',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'documentoFiscal.aguardandoValor',
    'documentoFiscal.aguardandoQuantidade',
    'documentoFiscal.aguardandoItens',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'encerramento.fechada',
  ],
});

const operadorDesfazerVeredito = defineCall('operador.desfazerVeredito', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: "Undo a person's verdict",
  descricao:
    'Takes back everything that a verdict of a person gave, and lets the receipt wait in the review queue again, with its place in the limits. Opened cards stay revealed with their prizes held back until the next verdict; handed over prizes stay with the owner; spent points and cashback become a debt that the next approval settles. The reason is kept as a note and in the audit trail. Refused when the status is not the one seen.',
  params: v.object(ofDocumento),
  body: v.strictObject({
    ...confirmacaoSchema.entries,
    statusVisto: v.picklist(['VALIDO', 'INVALIDO']),
  }),
  retorno: documentoDecididoSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.semVeredito',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'encerramento.fechada',
  ],
});

/** A receipt with its owner and the data for the review; a decision names both. */
export const documentoOperadorSchema = v.object({
  ...documentoFiscalSchema.entries,
  consumidorID: v.string(),
  quantidade: v.nullable(v.number()),
  /** Number of other receipts with the same issuer, day and amount. */
  repetidos: v.number(),
  /** Clock skew of the phone in seconds; null when the phone sent no time. */
  desvioRelogioSegundos: v.nullable(v.number()),
});

/** Upper bound for counting pending receipts: counting more would cost each request more than the list itself. */
export const maximoPendentes = 10_000;

/** The party that decides next: a machine, until a time, or a person. */
const esperaSchema = v.object({
  quem: v.picklist(['maquina', 'pessoa']),
  /** The source that the machine waits for; null for a person, and where any source can end the wait. */
  fonte: v.nullable(v.picklist(fontesValor)),
  /** Time of the next automatic verdict; null for a person. */
  ate: v.nullable(instanteSchema),
});

const operadorListarPendentes = defineCall('operador.listarPendentes', {
  resumo: 'List pending receipts',
  descricao:
    'Returns pending receipts, oldest first: with `espera=pessoa` those that wait for an operator, with `espera=maquina` those whose sources are still being asked, without it both. `depois` is the cursor of the previous page, so no receipt is skipped while others are judged. `total` counts up to 10,000.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({
    espera: v.optional(v.picklist(['maquina', 'pessoa'])),
    depois: v.optional(lugarSchema),
  }),
  retorno: v.object({
    retorno: v.array(v.object({ ...documentoOperadorSchema.entries, espera: esperaSchema })),
    /** Total pending; `maximoPendentes` when there are that many or more. */
    total: v.pipe(v.number(), v.maxValue(maximoPendentes)),
    /** Cursor of the next page; null on the last page. */
    depois: v.nullable(v.string()),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorListarRepetidos = defineCall('operador.listarRepetidos', {
  recusaExemplo: 'documentoFiscal.nenhum',
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
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Correct the value of a receipt',
  descricao:
    'Changes the value of a valid receipt atomically: numbers that it still earns remain, additional ones are granted, and others are withdrawn.',
  params: v.object(ofDocumento),
  body: v.pipe(
    v.strictObject({
      valorCentavos: v.optional(centavosSchema),
      quantidade: v.optional(quantidadeSchema),
      produtos: v.optional(produtosLidosSchema),
      observacao: v.optional(observacaoSchema),
      /** Required above the amount that the campaign lets one person enter; kept as a note on the receipt. */
      confirmacao: v.optional(confirmacaoSchema),
    }),
    v.check(
      ({ valorCentavos, quantidade, produtos }) =>
        valorCentavos !== undefined || quantidade !== undefined || produtos !== undefined,
      'Informe o valor, a quantidade ou os produtos.',
    ),
  ),
  retorno: documentoDecididoSchema,
  errors: [
    'operador.naoAutorizado',
    'campanha.naoEncontrada',
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoValida',
    'documentoFiscal.acimaDoTeto',
    'operador.precisaSegundaPessoa',
    'documentoFiscal.aguardandoValor',
    'documentoFiscal.aguardandoQuantidade',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'servidor.ocupado',
    'encerramento.fechada',
  ],
});

const operadorApurarDocumentos = defineCall('operador.apurarDocumentos', {
  resumo: 'Judge several receipts',
  descricao:
    'Decides up to a thousand receipts in one call. Each verdict is independent: a failed one does not prevent the others.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    decisoes: v.pipe(
      v.array(
        v.strictObject({
          ...decisaoSchema.entries,
          /** Identifies the receipt by access key, or by person and id. */
          chaveAcesso: v.optional(textSchema(120)),
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
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida', 'encerramento.fechada'],
});

export const operadorDocumentoCalls = {
  'operador.apurarDocumento': operadorApurarDocumento,
  'operador.listarPendentes': operadorListarPendentes,
  'operador.corrigirDocumento': operadorCorrigirDocumento,
  'operador.apurarDocumentos': operadorApurarDocumentos,
  'operador.listarRepetidos': operadorListarRepetidos,
  'operador.desfazerVeredito': operadorDesfazerVeredito,
};

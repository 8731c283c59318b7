import { fontesValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  atorSchema,
  campanhaParams,
  diaSchema,
  instanteSchema,
  lugarSchema,
  porPaginaSchema,
  textSchema,
  uuidSchema,
} from '../parts.ts';
import { apuracaoSchema, entradaHistoricoSchema, itemNotaSchema } from './documento-fiscal.calls.ts';
import { leituraOperadorSchema } from './leitura-foto.calls.ts';
import { documentoOperadorSchema } from './operador-documento.calls.ts';

const ofDocumento = { ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema };

/** A receipt with the evidence for and against it. */
export const fichaSchema = v.object({
  ...documentoOperadorSchema.entries,
  apuracao: v.object({
    ...apuracaoSchema.entries,
    historico: v.array(
      v.object({
        ...entradaHistoricoSchema.entries,
        /** The author of a person's verdict; null for the rules, a source and the owner. */
        ator: v.nullable(atorSchema),
      }),
    ),
  }),
  /** Data reported by each source. */
  fontes: v.array(
    v.object({
      fonte: v.picklist(fontesValor),
      situacao: v.picklist(['achada', 'procurando', 'semResposta']),
      emitente: v.nullable(v.string()),
      emitidoEm: v.nullable(diaSchema),
      valorCentavos: v.nullable(v.number()),
      quantidade: v.nullable(v.number()),
      /** Product lines; null where the source reports none. `gtin` has 14 digits. */
      itens: v.nullable(
        v.array(
          v.object({
            ...itemNotaSchema.entries,
            gtin: v.nullable(v.string()),
            codigo: v.nullable(v.string()),
          }),
        ),
      ),
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
  anotacoes: v.array(v.object({ texto: v.string(), criadaEm: instanteSchema, ator: atorSchema })),
  /** The reader's result for the photo; null without a photo that was read. */
  leitura: v.nullable(leituraOperadorSchema),
  /** Sentences of the rules by product that earned, or of the missing product; empty without such rules. */
  porQueRendeu: v.array(v.string()),
  /** Lists of the campaign's rules by product; a verdict can name their units. Empty without such rules. */
  listasProdutos: v.array(v.object({ id: v.string(), nome: v.string() })),
});

const operadorDocumentos = defineCall('operador.documentos', {
  resumo: 'List receipts',
  descricao:
    'Returns the receipts of a campaign that match the filters, newest first. `registroDe` and `registroAte` are days of registration, `compraDe` and `compraAte` days of purchase. `depois` is the cursor of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({
    depois: v.optional(lugarSchema),
    status: v.optional(v.picklist(['PENDENTE', 'VALIDO', 'INVALIDO'])),
    /** Stable code of the reason why it is pending or refused. */
    motivo: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** The authoritative source. */
    fonte: v.optional(v.picklist(fontesValor)),
    /** CNPJ of the issuer, or its root. */
    emitente: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,14}$/, 'Use o CNPJ ou a raiz.'))),
    /** First and last day of the registration, in São Paulo. */
    registroDe: v.optional(diaSchema),
    registroAte: v.optional(diaSchema),
    /** First and last day of the purchase, as on the receipt. */
    compraDe: v.optional(diaSchema),
    compraAte: v.optional(diaSchema),
    valorDe: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
    valorAte: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))),
    /** Only receipts with contradictory sources. */
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
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Find a receipt',
  descricao: 'Returns the receipts with an access key, or with the protocol that the consumer tells.',
  params: v.object(campanhaParams),
  query: v.pipe(
    v.strictObject({
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
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Annotate a receipt',
  descricao: 'Adds a note to a receipt, visible to operators only.',
  params: v.object(ofDocumento),
  body: v.strictObject({ texto: v.pipe(textSchema(1000), v.minLength(1)) }),
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

export const operadorFichaCalls = {
  'operador.documentos': operadorDocumentos,
  'operador.procurarDocumento': operadorProcurarDocumento,
  'operador.anotarDocumento': operadorAnotarDocumento,
  'operador.fontes': operadorFontes,
};

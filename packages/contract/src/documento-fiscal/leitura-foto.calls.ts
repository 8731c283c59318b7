import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { diaSchema, uuidSchema } from '../parts.ts';
import { documentoFiscalSchema, itemNotaSchema } from './documento-fiscal.calls.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** Values that the reader finds on a photo. */
const camposLidos = [
  'chaveAcesso',
  'emitente',
  'emitidoEm',
  'valorCentavos',
  'serie',
  'numero',
  'item',
  'desconto',
  'pagamento',
] as const;

/** The reader's result for the photo of a receipt: values and their places. */
const leituraFotoSchema = v.object({
  /**
   * `lendo`: in the queue or being read. `acreditada`: the values prove each other. `conferir`: a person compares
   * them with the photo. `ilegivel`: neither key nor total was found, or the file is no photo of a receipt.
   */
  situacao: v.picklist(['lendo', 'acreditada', 'conferir', 'ilegivel']),
  campos: v.array(
    v.object({
      nome: v.picklist(camposLidos),
      /** As in the fields below: digits, a day, or integer cents as text. */
      valor: v.string(),
      /** Corners [x, y] clockwise from the top left one, as parts (0 to 1) of width and height of the photo. */
      caixa: v.array(v.pipe(v.array(v.number()), v.length(2))),
    }),
  ),
  chaveAcesso: v.nullable(v.string()),
  emitente: v.nullable(v.string()),
  emitidoEm: v.nullable(diaSchema),
  valorCentavos: v.nullable(v.number()),
  itens: v.nullable(v.array(itemNotaSchema)),
});

/** Comparisons of two values that a receipt prints twice. */
const checagensLeitura = [
  'chave',
  'chaveCnpj',
  'chaveMes',
  'chaveModelo',
  'chaveNumero',
  'itensTotal',
  'itensPreco',
  'pagamentoTotal',
  'codigoTotal',
] as const;

/** A reading with its comparisons, for operators. */
export const leituraOperadorSchema = v.object({
  ...leituraFotoSchema.entries,
  /** Absent where one of the two values was not read. */
  checagens: v.array(v.object({ nome: v.picklist(checagensLeitura), passou: v.boolean() })),
});

const documentoFiscalFotografar = defineCall('documentoFiscal.fotografar', {
  resumo: 'Send the photo of a receipt to the reader',
  descricao:
    'Stores the photo of a receipt that waits for one, and queues it for the reader. Returns the updated receipt.',
  params: v.object({ documentoFiscalID: uuidSchema }),
  body: v.object({
    /** The name returned by `upload.imagemDocumento`, or its URL. */
    uriImagem: v.pipe(
      v.string('Mande uma foto da nota.'),
      v.minLength(1, 'Mande uma foto da nota.'),
      v.maxLength(300),
    ),
  }),
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoEsperaComprovacao',
    'upload.imagemDesconhecida',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

const documentoFiscalLeitura = defineCall('documentoFiscal.leitura', {
  resumo: "Read the reader's result for a photo",
  descricao: 'Returns what the reader found on the photo of a receipt, with the place of each value.',
  params: v.object({ documentoFiscalID: uuidSchema }),
  retorno: leituraFotoSchema,
  errors: [...sessionErrors, 'requisicao.invalida', 'documentoFiscal.nenhum', 'documentoFiscal.semFoto'],
});

export const leituraFotoCalls = {
  'documentoFiscal.fotografar': documentoFiscalFotografar,
  'documentoFiscal.leitura': documentoFiscalLeitura,
};

import { fontesValor } from '@trevo/rules/documento-fiscal/fonte-valor';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import {
  anoSchema,
  centavosSchema,
  diaSchema,
  identificacaoSchema,
  instanteSchema,
  textSchema,
  usuarioSchema,
  uuidSchema,
} from '../parts.ts';
import {
  aparelhoSchema,
  chaveErrors,
  documentoFiscalSchema,
  itemNotaSchema,
  registroErrors,
} from './documento-fiscal.calls.ts';

const sessionErrors = ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'] as const;

/** Data entered for a purchase without an access key. `valor` in cents. */
const dadosNaoFiscalSchema = v.object({
  valor: v.optional(centavosSchema),
  data: v.optional(diaSchema),
  cnpjLoja: v.optional(textSchema(18)),
  /** Number printed on the document. */
  numeroDocumento: v.optional(textSchema(20)),
  quantidade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  formaPagamento: v.optional(textSchema(60)),
  produtos: v.optional(
    v.pipe(
      v.array(
        v.object({ nome: textSchema(120), quantidade: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      ),
      v.maxLength(100),
    ),
  ),
});

const documentoFiscalInserirNaoFiscal = defineCall('documentoFiscal.inserirNaoFiscal', {
  resumo: 'Register a purchase without access key',
  descricao: 'Registers a purchase by quantity, a manual entry, or a document other than a fiscal receipt.',
  idempotencia: true,
  body: v.object({
    campanha: v.object({
      ano: v.pipe(v.union([v.number(), v.string()]), v.transform(String), anoSchema),
      identificacao: identificacaoSchema,
    }),
    /** May be missing where `uriImagem` is read. */
    uf: v.optional(v.pipe(textSchema(2), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'Escolha o estado.'))),
    usuario: usuarioSchema,
    dadosNaoFiscal: dadosNaoFiscalSchema,
    tipo: v.literal('NaoFiscal'),
    /** The name returned by `upload.imagemDocumento`, or its URL. */
    uriImagem: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
    aparelho: aparelhoSchema,
    capturadoEm: v.optional(instanteSchema),
    relogioEm: v.optional(instanteSchema),
  }),
  status: 201,
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    ...registroErrors,
    'requisicao.invalida',
    'requisicao.idempotenciaReusada',
    'campanha.naoEncontrada',
    'documentoFiscal.imagemObrigatoria',
    'upload.imagemDesconhecida',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

const documentoFiscalContestar = defineCall('documentoFiscal.contestar', {
  resumo: 'Request the review of a refused receipt',
  descricao: 'Requests the review of a refused receipt, once per receipt.',
  params: v.object({ documentoFiscalID: uuidSchema }),
  body: v.object({ mensagem: v.optional(textSchema(300), '') }),
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.naoContestavel',
    'documentoFiscal.contestacaoEncerrada',
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

const documentoFiscalDeclarar = defineCall('documentoFiscal.declarar', {
  resumo: 'Declare the value of a receipt',
  descricao:
    "Stores the consumer's declaration and photo for a receipt that waits for them, and returns the updated receipt. For a photo that the reader did not prove, the declaration may name the access key.",
  params: v.object({ documentoFiscalID: uuidSchema }),
  body: v.object({
    valorCentavos: v.pipe(centavosSchema, v.minValue(1, 'Informe quanto foi a compra.')),
    quantidade: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
    emitidoEm: v.optional(diaSchema),
    /** Units of participating products, by list of the campaign. */
    produtos: v.optional(
      v.pipe(
        v.array(
          v.object({
            lista: textSchema(40),
            unidades: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
          }),
        ),
        v.maxLength(50),
      ),
    ),
    /** Key of a receipt that was registered by its photo alone. */
    chaveAcesso: v.optional(v.pipe(v.string(), v.maxLength(120))),
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
    ...chaveErrors,
    'documentoFiscal.jaCadastrado',
    'documentoFiscal.jaCadastradoPorVoce',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'upload.imagemDesconhecida',
    'requisicao.muitas',
    'servidor.ocupado',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

const documentoFiscalLer = defineCall('documentoFiscal.ler', {
  resumo: 'Submit the result of the external reader',
  descricao:
    "Stores the external reader's result for the consumer's receipt, as received in the redirect, and returns the updated receipt.",
  body: v.object({ leitura: v.pipe(v.string(), v.maxLength(2000)) }),
  retorno: documentoFiscalSchema,
  errors: [
    ...sessionErrors,
    'requisicao.invalida',
    'documentoFiscal.nenhum',
    'documentoFiscal.leituraInvalida',
    'campanha.encerrada',
    'campanha.numerosIndisponiveis',
    'requisicao.muitas',
    'servidor.ocupado',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

const produtoCompra = defineCall('produto.compra', {
  resumo: 'Read the purchase of a receipt',
  descricao: 'Returns the purchase of a receipt, its product lines and its rewards.',
  params: v.object({ documentoFiscalID: uuidSchema }),
  retorno: v.object({
    ...documentoFiscalSchema.entries,
    quantidade: v.nullable(v.number()),
    formaPagamento: v.nullable(v.string()),
    produtos: v.array(v.object({ nome: v.string(), quantidade: v.number() })),
    /** Product lines that a source proves; null while no source does. */
    itens: v.nullable(v.array(itemNotaSchema)),
    /** The source of `itens`. */
    fonteItens: v.nullable(v.picklist(fontesValor)),
    /** How the rules by product judged the receipt, in sentences; null before the verdict and where there are none. */
    ganhoProdutos: v.nullable(
      v.object({
        /** Each part of the reward with its cause, in the order of the calculation. */
        porQue: v.array(v.string()),
        /** Why the receipt earned nothing; null where it did. */
        falta: v.nullable(v.string()),
        /** Missing amounts for a higher reward, nearest first. */
        quase: v.array(v.string()),
        /** Lines of `itens` that counted, by position from 0, with the names of their lists. */
        itens: v.array(v.object({ ordem: v.number(), listas: v.array(v.string()) })),
      }),
    ),
  }),
  errors: [...sessionErrors, 'requisicao.invalida', 'documentoFiscal.nenhum'],
});

export const compraCalls = {
  'documentoFiscal.inserirNaoFiscal': documentoFiscalInserirNaoFiscal,
  'documentoFiscal.contestar': documentoFiscalContestar,
  'documentoFiscal.declarar': documentoFiscalDeclarar,
  'documentoFiscal.ler': documentoFiscalLer,
  'produto.compra': produtoCompra,
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';
import { actErrors } from '../operador/act-errors.ts';
import { campanhaParams, diaSchema, instanteSchema, uuidSchema } from '../parts.ts';
import { documentoOperadorSchema } from './operador-documento.calls.ts';
import { motivoSchema } from './documento-fiscal.calls.ts';
import { fichaSchema } from './operador-ficha.calls.ts';

/** How long an operator holds a receipt without renewing it, in seconds. */
export const posseSegundos = 180;

export const ofDocumento = { ...campanhaParams, consumidorID: uuidSchema, documentoFiscalID: uuidSchema };
export const notaRefSchema = v.strictObject({ consumidorID: uuidSchema, documentoFiscalID: uuidSchema });
const notasSchema = v.pipe(v.array(notaRefSchema), v.minLength(1), v.maxLength(50));
export const filaErrors = [
  ...actErrors,
  'operador.naoAutorizado',
  'campanha.naoEncontrada',
  'requisicao.invalida',
] as const;

/** The change that a decision would make for the owner; negative for losses. */
export const efeitoSchema = v.object({
  numeros: v.number(),
  raspadinhas: v.number(),
  pontos: v.number(),
  cashbackCentavos: v.number(),
  /** Whether a limit of the person reduces the numbers or cards. */
  limitado: v.boolean(),
  /** Day from which it counts; null for at once. */
  contaEm: v.nullable(diaSchema),
  /** Opened cards, which stay revealed; their prizes are held back. */
  raspadas: v.number(),
  /** Prizes of those that were handed over already: they stay with the owner. */
  entregues: v.number(),
  /** Spent points and cashback that become a debt. */
  dividaPontos: v.number(),
  dividaCashbackCentavos: v.number(),
  /** The fact without which it cannot be approved; null when none is missing. */
  falta: v.nullable(v.picklist(['valor', 'quantidade', 'itens'])),
  /** Whether the amount needs a second person. */
  acimaDoTeto: v.boolean(),
});

/** A receipt on an operator's screen, with the evidence for and against it. */
export const notaDaFilaSchema = v.object({
  ...fichaSchema.entries,
  /** Sum of the weights of the fraud signals. */
  pontosEvidencia: v.number(),
  /** When its owner asked for another look; null otherwise. */
  contestadaEm: v.nullable(instanteSchema),
  /** Until when its owner was promised an answer. */
  prazoEm: instanteSchema,
  /** Page of the state on which the receipt is seen, or asks for the key; null where there is none. */
  enderecoConsulta: v.nullable(v.string()),
  /** Effect of approving it as it is. */
  efeito: efeitoSchema,
  /** The owner, and the owner's receipts in this campaign. */
  pessoa: v.object({
    /** First name and initial; null for a deleted account. */
    nome: v.nullable(v.string()),
    desde: v.nullable(instanteSchema),
    pendentes: v.number(),
    validas: v.number(),
    invalidas: v.number(),
  }),
  /** End of the possession without a renewal. */
  posseAte: instanteSchema,
});

const operadorFila = defineCall('operador.fila', {
  resumo: 'Read the review queue',
  descricao: 'Returns how many receipts wait for a person, and which operators hold some of them now.',
  params: v.object(campanhaParams),
  retorno: v.object({
    /** Receipts that wait for a person, held ones included; 10,000 when there are that many or more. */
    total: v.number(),
    /** Registration of the oldest one; null for an empty queue. */
    maisAntiga: v.nullable(instanteSchema),
    /** Promised time for an answer. */
    prazoHoras: v.number(),
    /** Amount up to which one operator decides. */
    centavosPorOperador: v.number(),
    /** Reasons for a refusal, in the words that the owner reads. */
    motivos: v.array(motivoSchema),
    /** Receipts of the promoter about which a proposal waits for a second person; the queue does not give them. */
    comProposta: v.number(),
    /** Holders of receipts now, by name. */
    posses: v.array(v.object({ operadorID: v.string(), nome: v.string(), notas: v.number() })),
  }),
  errors: filaErrors,
});

const operadorTomarNota = defineCall('operador.tomarNota', {
  resumo: 'Take the next receipt of the review queue',
  descricao:
    'Gives the calling operator the next receipt for three minutes: nearest draw cut-off first, then contested ones, then by evidence points, then by age. With `nota` it takes that one. Receipts about which a proposal is open are not given. Other operators cannot judge it meanwhile. `proximas` are the ones after it, for loading their pictures early. Sessions of the console only.',
  params: v.object(campanhaParams),
  body: v.strictObject({
    nota: v.optional(notaRefSchema),
    /** Ids of receipts to pass over, as skipped ones. */
    exceto: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(200)), []),
  }),
  retorno: v.object({
    /** Null when every waiting receipt has a holder. */
    nota: v.nullable(notaDaFilaSchema),
    proximas: v.array(v.object({ ...notaRefSchema.entries, uriImagem: v.nullable(v.string()) })),
  }),
  errors: [
    ...filaErrors,
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.comOutraPessoa',
    'documentoFiscal.comProposta',
  ],
});

const operadorRenovarPosse = defineCall('operador.renovarPosse', {
  resumo: 'Keep receipts of the review queue',
  descricao:
    'Extends the possession of receipts by three minutes, from now. Returns those that the operator still holds; the others were taken over or decided.',
  params: v.object(campanhaParams),
  body: v.strictObject({ notas: notasSchema }),
  retorno: v.object({ notas: v.array(notaRefSchema), ate: instanteSchema }),
  errors: filaErrors,
});

const operadorSoltarPosse = defineCall('operador.soltarPosse', {
  resumo: 'Give receipts back to the review queue',
  descricao: 'Ends the possession of receipts, so that another operator can take them. Idempotent.',
  params: v.object(campanhaParams),
  body: v.strictObject({ notas: notasSchema }),
  retorno: v.object({ soltas: v.number() }),
  errors: filaErrors,
});

const operadorPreverVeredito = defineCall('operador.preverVeredito', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'Preview a decision on a receipt',
  descricao:
    'Returns what a verdict, a correction or the undo of a verdict would give or take now, by the rules and the limits of the person. Changes nothing.',
  params: v.object(ofDocumento),
  query: v.strictObject({
    /** `PENDENTE`: the undo of a person's verdict. */
    status: v.picklist(['VALIDO', 'INVALIDO', 'PENDENTE']),
    valorCentavos: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(100_000_000)),
    ),
    quantidade: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(1_000_000)),
    ),
    /** Units by list, as `cafes:2,leites:1`; empty for none. */
    produtos: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^$|^[a-z0-9-]{1,40}:\d{1,3}(,[a-z0-9-]{1,40}:\d{1,3}){0,49}$/),
        v.transform((text) =>
          text
            .split(',')
            .filter(Boolean)
            .map((one) => one.split(':'))
            .map(([lista = '', unidades]) => ({ lista, unidades: Number(unidades) })),
        ),
      ),
    ),
  }),
  retorno: efeitoSchema,
  errors: [
    ...filaErrors,
    'documentoFiscal.nenhum',
    'documentoFiscal.naoPendente',
    'documentoFiscal.naoValida',
    'documentoFiscal.semVeredito',
  ],
});

const operadorListarGemeas = defineCall('operador.listarGemeas', {
  recusaExemplo: 'documentoFiscal.nenhum',
  resumo: 'List receipts that may be the same purchase',
  descricao:
    'Returns up to 20 receipts of all consumers with a copy of the picture, with the same issuer, day and amount, of the same till with near numbers, or of the same device, with the reasons. Pictures and devices are compared where the campaign checks for fraud.',
  params: v.object(ofDocumento),
  retorno: v.array(
    v.object({
      ...documentoOperadorSchema.entries,
      razoes: v.array(v.picklist(['mesmaFoto', 'mesmaCompra', 'mesmoCaixa', 'mesmoAparelho'])),
      pessoa: v.picklist(['mesma', 'outra']),
    }),
  ),
  errors: [...filaErrors, 'documentoFiscal.nenhum'],
});

export const filaCalls = {
  'operador.preverVeredito': operadorPreverVeredito,
  'operador.listarGemeas': operadorListarGemeas,
  'operador.fila': operadorFila,
  'operador.tomarNota': operadorTomarNota,
  'operador.renovarPosse': operadorRenovarPosse,
  'operador.soltarPosse': operadorSoltarPosse,
};

const nota = { consumidorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee01', documentoFiscalID: documentoId };

export const filaExemplos: Exemplos = {
  'operador.tomarNota.body': [{}],
  'operador.tomarNota.retorno.nota.apuracao.historico': [
    [{ status: 'PENDENTE', dataHora: instante, observacao: null, motivo: null, ator: null }],
  ],
  'operador.tomarNota.retorno.nota.tipo': ['Fiscal'],
  'operador.tomarNota.retorno.nota.multiplicador': [1],
  'operador.listarGemeas.retorno.tipo': ['Fiscal'],
  limitado: [false],
  contaEm: [null],
  raspadas: [0],
  entregues: [0],
  dividaPontos: [0],
  dividaCashbackCentavos: [0],
  falta: [null],
  acimaDoTeto: [false],
  prazoEm: [instanteDepois],
  enderecoConsulta: ['https://www.nfce.fazenda.sp.gov.br/qrcode?p=…'],
  'nota.pessoa': [{ nome: 'Ana M.', desde: instante, pendentes: 1, validas: 11, invalidas: 0 }],
  razoes: [['mesmaCompra']],
  'operador.listarGemeas.retorno.pessoa': ['outra'],
  'operador.preverVeredito.query.valorCentavos': ['12345'],
  'operador.preverVeredito.query.quantidade': [undefined],
  motivos: [
    [
      {
        codigo: 'documentoFiscal.imagemIlegivel',
        mensagem: 'Não conseguimos ler a foto desta nota.',
        cura: 'Cadastre de novo com uma foto nítida, com boa luz e sem cortes.',
      },
    ],
  ],
  prazoHoras: [48],
  centavosPorOperador: [1_000_000],
  pontosEvidencia: [40],
  contestadaEm: [null],
  posseAte: [instanteDepois],
  proximas: [[{ ...nota, uriImagem: null }]],
  comProposta: [0],
  maisAntiga: [instante],
  posses: [[{ operadorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77', nome: 'Bruno Alves', notas: 1 }]],
  notas: [[nota], 1],
  soltas: [1],
};

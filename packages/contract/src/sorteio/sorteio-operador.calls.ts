import { motivosExclusao } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { atorSchema, campanhaParams, diaSchema, instanteSchema } from '../parts.ts';

/** Maximum size of an attached document, in base64: 10 MB of bytes. */
const documentoMaximo = 14_000_000;

/** Parameters of a draw of a campaign. */
export const sorteioParams = v.object({ ...campanhaParams, date: diaSchema });
const errors = [
  'operador.naoAutorizado',
  'requisicao.invalida',
  'campanha.naoEncontrada',
  'cupom.sorteioNaoEncontrado',
] as const;
/** Refusals of every call for a draw with a rule. */
export const regraErrors = [...errors, 'sorteio.semRegra'] as const;

/** States of a draw with a rule, in their order; SEM_REGRA: its winners are entered. */
const sorteioSituacoes = [
  'SEM_REGRA',
  'ABERTO',
  'A_CONGELAR',
  'CONGELADO',
  'COM_RESULTADO',
  'APURADO',
  'CONFIRMADO',
] as const;

const congeladoSchema = v.object({
  em: instanteSchema,
  /** SHA-256 of the manifest, public since. */
  manifestoHash: v.string(),
  numeros: v.number(),
  excluidos: v.number(),
  ator: atorSchema,
});

const operadorSorteios = defineCall('operador.sorteios', {
  resumo: 'List the draws with their state',
  descricao:
    'Returns the draws of a campaign in order of their day, each with its rule in sentences and its state.',
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      data: diaSchema,
      hora: v.nullable(v.string()),
      nome: v.string(),
      premio: v.string(),
      numerosAte: diaSchema,
      /** The rule in sentences; empty where the campaign's file has none. */
      regra: v.array(v.string()),
      situacao: v.picklist(sorteioSituacoes),
      /** Last safe moment of the freeze, at which a job does it; null without a rule. */
      congelarAte: v.nullable(instanteSchema),
      congelado: v.nullable(congeladoSchema),
    }),
  ),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada', 'requisicao.invalida'],
});

const operadorCalendarioSorteios = defineCall('operador.calendarioSorteios', {
  resumo: "List the draws of all of a promoter's campaigns",
  descricao:
    'Returns the draws of the published campaigns of the promoter in order of their day, each with its moments and its state.',
  retorno: v.array(
    v.object({
      ano: v.number(),
      identificacao: v.string(),
      descricao: v.string(),
      data: diaSchema,
      hora: v.nullable(v.string()),
      nome: v.string(),
      premio: v.string(),
      numerosAte: diaSchema,
      situacao: v.picklist(sorteioSituacoes),
      /** Last safe moment of the freeze, at which a job does it; null without a rule. */
      congelarAte: v.nullable(instanteSchema),
      /** Moment from which the result may be known. */
      extraidoEm: instanteSchema,
    }),
  ),
  errors: ['operador.naoAutorizado', 'operador.semPromotora'],
});

const operadorPreverCongelamento = defineCall('operador.preverCongelamento', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Preview the freeze of a draw',
  descricao:
    'Counts the numbers that a freeze at this moment would contain, the excluded ones by list, also where it excludes none, and the receipts registered in time that still wait: their numbers would miss this draw. Slow with millions of numbers.',
  params: sorteioParams,
  retorno: v.object({
    numeros: v.number(),
    pessoas: v.number(),
    /** Excluded numbers by reason: each number once, by the first list with its holder. */
    excluidos: v.array(
      v.object({
        motivo: v.picklist(motivosExclusao),
        numeros: v.number(),
        /** Entries of the list; null for deleted accounts. */
        lista: v.nullable(v.number()),
      }),
    ),
    /** The imported list of a campaign that does not check it, and the numbers that it would exclude. */
    listaSemEfeito: v.nullable(v.object({ cpfs: v.number(), numeros: v.number() })),
    notasEsperando: v.number(),
    /**
     * Names of earlier draws without a registered winner, where the rule allows one prize per person in the campaign: people
     * who win them after the freeze can win this draw too.
     */
    semPremiado: v.array(v.string()),
    /** Moment from which the draw can be frozen, and the last safe one. */
    congelarDe: instanteSchema,
    congelarAte: instanteSchema,
    congelado: v.nullable(congeladoSchema),
  }),
  errors: regraErrors,
});

const operadorCongelarSorteio = defineCall('operador.congelarSorteio', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Freeze the numbers of a draw',
  descricao:
    'Stores which numbers take part and publishes the hash of the manifest. A number granted within the minute before the call or later takes part in the next draws only. Idempotent: a repeated call returns the first freeze.',
  params: sorteioParams,
  body: v.strictObject({}),
  retorno: congeladoSchema,
  errors: [...regraErrors, 'sorteio.cedo', 'sorteio.arquivoMudou', 'encerramento.fechada'],
});

const premioLoteria = v.pipe(v.string(), v.regex(/^\d{5}$/, 'O prêmio tem cinco algarismos.'));
const extracaoSchema = v.pipe(v.array(premioLoteria), v.length(5, 'Informe os cinco prêmios, do 1º ao 5º.'));

const resultadoSchema = v.object({
  /**
   * NENHUM: not entered. ESPERA: one person entered it. DIVERGIU: two people entered different prizes, and both entries
   * were discarded. VALE: two people entered the same prizes.
   */
  situacao: v.picklist(['NENHUM', 'ESPERA', 'DIVERGIU', 'VALE']),
  /** Names of the people of the current entries. */
  informadoPor: v.array(v.string()),
  /** Time of the last entry. */
  em: v.nullable(instanteSchema),
  /** The caller's own entry; that of another person is not shown. */
  meu: v.nullable(v.array(v.string())),
  /** Time and names of the last two entries that differed, until the result stands. */
  divergencia: v.nullable(v.object({ em: instanteSchema, entre: v.array(v.string()) })),
  /** The five prizes; null until the result stands. */
  extracao: v.nullable(v.array(v.string())),
  /** The attached document of the extraction. */
  documento: v.nullable(v.object({ enviadoEm: instanteSchema, ator: atorSchema })),
});

const operadorResultado = defineCall('operador.resultado', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Read the state of the result',
  descricao:
    "Returns who entered the result of the extraction, and the caller's own entry, never that of another person.",
  params: sorteioParams,
  retorno: resultadoSchema,
  errors: regraErrors,
});

const operadorInformarResultado = defineCall('operador.informarResultado', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Enter the result of the extraction',
  descricao:
    'Enters the five prizes of the Loteria Federal. The result stands when a second person enters the same ones; different ones discard both entries. A person can replace an own entry while it is the only one.',
  params: sorteioParams,
  body: v.strictObject({ extracao: extracaoSchema }),
  retorno: resultadoSchema,
  errors: [
    ...regraErrors,
    'cupom.sorteioPorVir',
    'sorteio.naoCongelado',
    'sorteio.resultadoVale',
    'encerramento.fechada',
  ],
});

const operadorAnexarResultado = defineCall('operador.anexarResultado', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Attach the document of the extraction',
  descricao:
    'Stores a picture or a PDF of the extraction; a later one replaces it until the draw is confirmed.',
  params: sorteioParams,
  body: v.strictObject({ arquivoBase64: v.pipe(v.string(), v.minLength(1), v.maxLength(documentoMaximo)) }),
  bodyLimit: documentoMaximo + 1_000,
  retorno: resultadoSchema,
  errors: [
    ...regraErrors,
    'sorteio.naoCongelado',
    'sorteio.confirmado',
    'upload.imagemInvalida',
    'upload.imagemGrande',
    'upload.pdfInvalido',
    'upload.semEspaco',
    'upload.indisponivel',
    'encerramento.fechada',
  ],
});

const operadorDocumentoResultado = defineCall('operador.documentoResultado', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Read the document of the extraction',
  descricao: 'Returns the attached picture or PDF.',
  params: sorteioParams,
  retorno: v.object({
    tipoConteudo: v.picklist(['image/jpeg', 'application/pdf']),
    conteudoBase64: v.string(),
  }),
  errors: [...regraErrors, 'sorteio.documentoNenhum', 'upload.indisponivel', 'upload.semEspaco'],
});

export const sorteioOperadorCalls = {
  'operador.sorteios': operadorSorteios,
  'operador.calendarioSorteios': operadorCalendarioSorteios,
  'operador.preverCongelamento': operadorPreverCongelamento,
  'operador.congelarSorteio': operadorCongelarSorteio,
  'operador.resultado': operadorResultado,
  'operador.informarResultado': operadorInformarResultado,
  'operador.anexarResultado': operadorAnexarResultado,
  'operador.documentoResultado': operadorDocumentoResultado,
};

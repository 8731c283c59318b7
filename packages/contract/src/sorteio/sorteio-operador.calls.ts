import { motivosDesclassificacao, motivosExclusao } from '@trevo/rules/sorte/motivo-sorteio';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import { atorSchema, campanhaParams, diaSchema, instanteSchema, textSchema } from '../parts.ts';

/** Maximum size of an attached document, in base64: 10 MB of bytes. */
const documentoMaximo = 14_000_000;

const sorteioParams = v.object({ ...campanhaParams, date: diaSchema });
const errors = [
  'operador.naoAutorizado',
  'requisicao.invalida',
  'campanha.naoEncontrada',
  'cupom.sorteioNaoEncontrado',
] as const;
const regraErrors = [...errors, 'sorteio.semRegra'] as const;

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
  resumo: 'Preview the freeze of a draw',
  descricao:
    'Counts the numbers that a freeze at this moment would contain, the excluded ones by reason, and the receipts registered in time that still wait: their numbers would miss this draw. Slow with millions of numbers.',
  params: sorteioParams,
  retorno: v.object({
    numeros: v.number(),
    pessoas: v.number(),
    excluidos: v.array(v.object({ motivo: v.picklist(motivosExclusao), numeros: v.number() })),
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
  resumo: 'Freeze the numbers of a draw',
  descricao:
    'Stores which numbers take part and publishes the hash of the manifest. A number granted within the minute before the call or later takes part in the next draws only. Idempotent: a repeated call returns the first freeze.',
  params: sorteioParams,
  body: v.strictObject({}),
  retorno: congeladoSchema,
  errors: [...regraErrors, 'sorteio.cedo'],
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
  resumo: 'Read the state of the result',
  descricao:
    "Returns who entered the result of the extraction, and the caller's own entry, never that of another person.",
  params: sorteioParams,
  retorno: resultadoSchema,
  errors: regraErrors,
});

const operadorInformarResultado = defineCall('operador.informarResultado', {
  resumo: 'Enter the result of the extraction',
  descricao:
    'Enters the five prizes of the Loteria Federal. The result stands when a second person enters the same ones; different ones discard both entries. A person can replace an own entry while it is the only one.',
  params: sorteioParams,
  body: v.strictObject({ extracao: extracaoSchema }),
  retorno: resultadoSchema,
  errors: [...regraErrors, 'cupom.sorteioPorVir', 'sorteio.naoCongelado', 'sorteio.resultadoVale'],
});

const operadorAnexarResultado = defineCall('operador.anexarResultado', {
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
  ],
});

const operadorDocumentoResultado = defineCall('operador.documentoResultado', {
  resumo: 'Read the document of the extraction',
  descricao: 'Returns the attached picture or PDF.',
  params: sorteioParams,
  retorno: v.object({
    tipoConteudo: v.picklist(['image/jpeg', 'application/pdf']),
    conteudoBase64: v.string(),
  }),
  errors: [...regraErrors, 'sorteio.documentoNenhum', 'upload.indisponivel', 'upload.semEspaco'],
});

/** A number of the computation, with its masked holder. */
const titularSchema = v.object({
  /** Name of the prize. */
  premio: v.string(),
  ...numeroSorteSchema.entries,
  consumidorID: v.string(),
  /** Shortened name, as in `MARIA S.`; null after the account is deleted. */
  nome: v.nullable(v.string()),
  /** `***.982.247-**`; null where no document is known. */
  cpf: v.nullable(v.string()),
});

const apuracaoSchema = v.object({
  versao: v.number(),
  /** All versions, oldest first, each with the reason for it. */
  versoes: v.array(
    v.object({ versao: v.number(), em: instanteSchema, ator: atorSchema, motivo: v.string() }),
  ),
  extracao: v.array(v.string()),
  manifestoHash: v.string(),
  /** Drawn number of each prize that begins a search. */
  sorteados: v.array(v.object({ premio: v.string(), ...numeroSorteSchema.entries })),
  /** Looked-at numbers in their order, each in a sentence. */
  passos: v.array(v.object({ premio: v.string(), ...numeroSorteSchema.entries, frase: v.string() })),
  premiados: v.array(titularSchema),
  suplentes: v.array(titularSchema),
  desclassificados: v.array(
    v.object({ ...numeroSorteSchema.entries, motivo: v.string(), texto: v.nullable(v.string()) }),
  ),
  /** Promised winners for whom no participating number is left. */
  semGanhador: v.number(),
  /** Whether the receipt or the account of a winner or an alternate changed since: compute it again. */
  isDesatualizada: v.boolean(),
  /** Whether the caller made this version, and so cannot confirm it. */
  isPropria: v.boolean(),
  confirmada: v.nullable(v.object({ em: instanteSchema, ator: atorSchema })),
});

const operadorApuracao = defineCall('operador.apuracao', {
  resumo: 'Read the computed draw',
  descricao:
    'Returns the newest version of a computed draw: each step in words, winners and alternates with masked names.',
  params: sorteioParams,
  retorno: apuracaoSchema,
  errors: [...regraErrors, 'sorteio.semApuracao'],
});

const operadorApurarSorteio = defineCall('operador.apurarSorteio', {
  resumo: 'Compute a draw',
  descricao:
    'Computes the draw from what was frozen and the result. Numbers whose receipt was refused or corrected, or whose account was deleted since the freeze, are disqualified with that reason. Makes a new version only where the result differs from the last one.',
  params: sorteioParams,
  body: v.strictObject({}),
  retorno: apuracaoSchema,
  errors: [...regraErrors, 'sorteio.semResultado', 'sorteio.confirmado'],
});

const operadorDesclassificar = defineCall('operador.desclassificar', {
  resumo: 'Disqualify a drawn number',
  descricao:
    'Disqualifies a winner or an alternate with a reason, and computes a new version. Idempotent for a disqualified number.',
  params: sorteioParams,
  body: v.strictObject({
    /** The version that the caller read. */
    versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
    serie: v.pipe(v.string(), v.regex(/^\d{2,3}$/, 'A série tem dois ou três algarismos.')),
    numero: v.pipe(v.string(), v.regex(/^\d{5}$/, 'O número tem cinco algarismos.')),
    motivo: v.picklist(motivosDesclassificacao),
    texto: v.pipe(textSchema(500), v.minLength(10, 'Diga por quê, em ao menos 10 caracteres.')),
  }),
  retorno: apuracaoSchema,
  errors: [
    ...regraErrors,
    'sorteio.semApuracao',
    'sorteio.apuracaoMudou',
    'sorteio.foraDaApuracao',
    'sorteio.confirmado',
  ],
});

const operadorConfirmarApuracao = defineCall('operador.confirmarApuracao', {
  resumo: 'Confirm a computed draw',
  descricao:
    'Confirms the version that the caller read, who must not have made it. Registers the winners, notifies them and all consumers, and publishes the capsule. Idempotent for the confirmed version.',
  params: sorteioParams,
  body: v.strictObject({ versao: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  retorno: apuracaoSchema,
  errors: [
    ...regraErrors,
    'sorteio.semApuracao',
    'sorteio.apuracaoMudou',
    'sorteio.apuracaoPropria',
    'sorteio.confirmado',
  ],
});

const operadorAtaSorteio = defineCall('operador.ataSorteio', {
  resumo: 'Download the minutes of a draw',
  descricao:
    'Returns the minutes of a confirmed draw as PDF/A, with masked winners and room for the signatures. The same draw gives the same bytes until the campaign file or the account of a winner changes.',
  params: sorteioParams,
  answerType: 'application/pdf',
  retorno: v.string(),
  errors: [...regraErrors, 'sorteio.semAta'],
});

const operadorParticipantesSorteio = defineCall('operador.participantesSorteio', {
  resumo: 'Download the participants of a draw',
  descricao:
    'Returns a ZIP with one row of CSV for each number of a frozen draw, in the layout of the regulator, in files of at most 250 MB, and a manifest with their hashes. It contains complete personal data. A failure closes the connection, so an incomplete file has no end of a ZIP.',
  params: sorteioParams,
  answerType: 'application/zip',
  retorno: v.string(),
  errors: [...regraErrors, 'sorteio.naoCongelado', 'campanha.numerosIndisponiveis', 'requisicao.muitas'],
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
  'operador.apuracao': operadorApuracao,
  'operador.apurarSorteio': operadorApurarSorteio,
  'operador.desclassificar': operadorDesclassificar,
  'operador.confirmarApuracao': operadorConfirmarApuracao,
  'operador.ataSorteio': operadorAtaSorteio,
  'operador.participantesSorteio': operadorParticipantesSorteio,
};

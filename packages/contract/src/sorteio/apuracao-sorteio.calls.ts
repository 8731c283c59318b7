import { motivosDesclassificacao } from '@trevo/rules/sorte/sorteio/motivo-sorteio';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { numeroSorteSchema } from '../cupom/cupom.calls.ts';
import { atorSchema, instanteSchema, textSchema } from '../parts.ts';
import { regraErrors, sorteioParams } from './sorteio-operador.calls.ts';

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
  /** Promised winners without a participating number left. */
  semGanhador: v.number(),
  /** Whether the receipt or the account of a winner or an alternate changed since: compute it again. */
  isDesatualizada: v.boolean(),
  /** Whether the caller made this version, and so cannot confirm it. */
  isPropria: v.boolean(),
  confirmada: v.nullable(v.object({ em: instanteSchema, ator: atorSchema })),
});

const operadorApuracao = defineCall('operador.apuracao', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Read the computed draw',
  descricao:
    'Returns the newest version of a computed draw: each step in words, winners and alternates with masked names.',
  params: sorteioParams,
  retorno: apuracaoSchema,
  errors: [...regraErrors, 'sorteio.semApuracao'],
});

const operadorApurarSorteio = defineCall('operador.apurarSorteio', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Compute a draw',
  descricao:
    'Computes the draw from what was frozen and the result. Numbers whose receipt was refused or corrected, or whose account was deleted since the freeze, are disqualified with that reason. Makes a new version only where the result differs from the last one.',
  params: sorteioParams,
  body: v.strictObject({}),
  retorno: apuracaoSchema,
  errors: [...regraErrors, 'sorteio.semResultado', 'sorteio.confirmado', 'encerramento.fechada'],
});

const operadorDesclassificar = defineCall('operador.desclassificar', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
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
    'encerramento.fechada',
  ],
});

const operadorConfirmarApuracao = defineCall('operador.confirmarApuracao', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
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
    'encerramento.fechada',
  ],
});

const operadorAtaSorteio = defineCall('operador.ataSorteio', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Download the minutes of a draw',
  descricao:
    'Returns the minutes of a confirmed draw as PDF/A, with masked winners and room for the signatures. The same draw gives the same bytes until the campaign file or the account of a winner changes.',
  params: sorteioParams,
  answerType: 'application/pdf',
  retorno: v.string(),
  errors: [...regraErrors, 'sorteio.semAta'],
});

const operadorParticipantesSorteio = defineCall('operador.participantesSorteio', {
  recusaExemplo: 'cupom.sorteioNaoEncontrado',
  resumo: 'Download the participants of a draw',
  descricao:
    'Returns a ZIP with one row of CSV for each number of a frozen draw, in the layout of the regulator, in files of at most 250 MB, and a manifest with their hashes. It contains complete personal data. A failure closes the connection, so an incomplete file has no end of a ZIP.',
  params: sorteioParams,
  answerType: 'application/zip',
  retorno: v.string(),
  errors: [...regraErrors, 'sorteio.naoCongelado', 'campanha.numerosIndisponiveis', 'requisicao.muitas'],
});

/** Computation of a draw, and the files of its result. */
export const apuracaoSorteioCalls = {
  'operador.apuracao': operadorApuracao,
  'operador.apurarSorteio': operadorApurarSorteio,
  'operador.desclassificar': operadorDesclassificar,
  'operador.confirmarApuracao': operadorConfirmarApuracao,
  'operador.ataSorteio': operadorAtaSorteio,
  'operador.participantesSorteio': operadorParticipantesSorteio,
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, instanteSchema } from '../parts.ts';

/** A SHA-256 in hexadecimal. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A place of the query: digits below a hundred million. */
const lugarSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,8}$/, 'Use o "proximo" da parte anterior.'),
  v.transform(Number),
);

const sorteioParams = v.object({ ...campanhaParams, date: diaSchema });
const errors = ['campanha.naoEncontrada', 'requisicao.invalida', 'cupom.sorteioNaoEncontrado'] as const;

/** The public record of a frozen draw, see docs/how-to/run-a-draw.md. */
const manifestoSchema = v.object({
  /** 1: frozen before the manifest committed to earlier winners. */
  versao: v.picklist([1, 2]),
  campanha: v.object({ ano: v.number(), identificacao: v.string() }),
  sorteio: v.object({ data: diaSchema, nome: v.string() }),
  congeladoEm: instanteSchema,
  arquivoHash: hashSchema,
  regraHash: hashSchema,
  series: v.number(),
  porSerie: v.array(v.number()),
  mapaHash: hashSchema,
  excluidos: v.number(),
  excluidosHash: hashSchema,
  /** Earlier winners excluded by the rule, and the hash of their sorted commitments; since version 2. */
  premiadosAntes: v.optional(v.number()),
  premiadosAntesHash: v.optional(hashSchema),
  raiz: hashSchema,
  compromissoNumeros: hashSchema,
  anterior: v.nullable(hashSchema),
});

const cupomManifesto = defineCall('cupom.manifesto', {
  resumo: 'Read the manifest of a frozen draw',
  descricao:
    'Returns the manifest of a draw and its hash: SHA-256 of the manifest as canonical JSON. Public before the extraction, so that no number can be added or removed afterwards.',
  params: sorteioParams,
  retorno: v.object({ hash: hashSchema, manifesto: manifestoSchema }),
  errors: [...errors, 'sorteio.semManifesto'],
});

const cupomCapsula = defineCall('cupom.capsula', {
  resumo: 'Download the capsule of a draw',
  descricao:
    'Returns the file for recomputing a confirmed draw: manifest, rule, map of the numbers, extraction, exclusions and steps. It contains no personal data.',
  params: sorteioParams,
  answerType: 'application/json',
  retorno: v.string(),
  errors: [...errors, 'sorteio.semCapsula'],
});

const cupomProva = defineCall('cupom.prova', {
  resumo: "Prove the consumer's own numbers in a frozen draw",
  descricao:
    'Returns what proves that numbers of the consumer were in a frozen draw: salt, commitment, and the Merkle path of each number to the root in the manifest. At most 500 numbers; `proximo` is the `desde` of the next part. Numbers that do not take part are listed with the reason. It contains no data of others.',
  params: sorteioParams,
  query: v.strictObject({ desde: v.optional(lugarSchema) }),
  retorno: v.object({
    versao: v.literal(1),
    manifesto: manifestoSchema,
    /** The consumer's salt in this draw. */
    sal: hashSchema,
    /** SHA-256 of salt, space, CPF and line feed; null in a part without a number of the draw. */
    compromisso: v.nullable(hashSchema),
    /** Numbers as places (series × 100,000 + number), each with its rank and the sibling hashes up to the root. */
    numeros: v.array(v.object({ lugar: v.number(), indice: v.number(), irmaos: v.array(hashSchema) })),
    /** Numbers that do not take part, with the reason code. */
    fora: v.array(v.object({ lugar: v.number(), motivo: v.string() })),
    /** Place at which the next part begins; null in the last part. */
    proximo: v.nullable(v.number()),
  }),
  errors: ['sessao.ausente', 'sessao.invalida', 'requisicao.muitas', ...errors, 'sorteio.semManifesto'],
  taxa: { porUsuario: [[60, 600]] },
});

export const capsulaCalls = {
  'cupom.manifesto': cupomManifesto,
  'cupom.capsula': cupomCapsula,
  'cupom.prova': cupomProva,
};

/** A hash that differs by its first digit. */
const hash = (digito: string) => digito.padEnd(64, '4b1d');

const manifestoExemplo = {
  versao: 2,
  campanha: { ano: 2026, identificacao: 'TREVO' },
  sorteio: { data: '2026-12-19', nome: '1º sorteio' },
  congeladoEm: instante,
  arquivoHash: hash('b'),
  regraHash: hash('c'),
  series: 10,
  porSerie: [3121, 3118, 3120, 3119, 3122, 3120, 3121, 3119, 3120, 3124],
  mapaHash: hash('d'),
  excluidos: 12,
  excluidosHash: hash('e'),
  premiadosAntes: 0,
  premiadosAntesHash: hash('6'),
  raiz: hash('f'),
  compromissoNumeros: hash('1'),
  anterior: null,
};

export const capsulaExemplos: Exemplos = {
  'cupom.capsula.retorno': ['{"apuracao":{}}'],
  'cupom.manifesto.retorno': [{ hash: hash('a'), manifesto: manifestoExemplo }],
  'cupom.prova.query.desde': ['357698'],
  'cupom.prova.retorno': [
    {
      versao: 1,
      manifesto: manifestoExemplo,
      sal: hash('2'),
      compromisso: hash('3'),
      numeros: [{ lugar: 357_698, indice: 11_214, irmaos: [hash('4'), hash('5')] }],
      fora: [{ lugar: 412_077, motivo: 'notaTarde' }],
      proximo: null,
    },
  ],
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, instanteSchema } from '../parts.ts';

/** A SHA-256 in hexadecimal. */
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const sorteioParams = v.object({ ...campanhaParams, date: diaSchema });
const errors = ['campanha.naoEncontrada', 'requisicao.invalida', 'cupom.sorteioNaoEncontrado'] as const;

/** The public record of a frozen draw, see docs/how-to/run-a-draw.md. */
const manifestoSchema = v.object({
  versao: v.literal(1),
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

export const capsulaCalls = { 'cupom.manifesto': cupomManifesto, 'cupom.capsula': cupomCapsula };

/** A hash that differs by its first digit. */
const hash = (digito: string) => digito.padEnd(64, '4b1d');

export const capsulaExemplos: Exemplos = {
  'cupom.capsula.retorno': ['{"apuracao":{}}'],
  'cupom.manifesto.retorno': [
    {
      hash: hash('a'),
      manifesto: {
        versao: 1,
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
        raiz: hash('f'),
        compromissoNumeros: hash('1'),
        anterior: null,
      },
    },
  ],
};

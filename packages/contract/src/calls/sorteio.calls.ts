import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { campanhaParams, diaSchema, textSchema } from './parts.ts';

const serieSchema = v.pipe(v.string(), v.regex(/^\d{2,3}$/, 'A série tem dois ou três algarismos.'));
const numeroSchema = v.pipe(v.string(), v.regex(/^\d{5}$/, 'O número tem cinco algarismos.'));

/** Why nothing can be said or entered about a draw. */
const sorteioErrors = [
  'operador.naoAutorizado',
  'requisicao.invalida',
  'campanha.naoEncontrada',
  'cupom.sorteioNaoEncontrado',
  'cupom.sorteioPorVir',
] as const;

/** A number that takes part in a draw, with the receipt that earned it and whose it is. */
const vizinhoSchema = v.object({
  serie: v.string(),
  numero: v.string(),
  /** How many numbers lie between it and the drawn one; 0 when it is that one. */
  distancia: v.number(),
  consumidorID: v.string(),
  documentoFiscalID: v.string(),
  nome: v.string(),
  telefone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

export const operadorProcurarNumero = defineCall('operador.procurarNumero', {
  resumo: 'Find the numbers nearest to a drawn one',
  descricao:
    "The numbers nearest to a drawn one that take part in the draw of that day, going up and going down; after the last one comes the first. Which of them wins is the regulation's to say.",
  params: v.object(campanhaParams),
  query: v.object({ data: diaSchema, serie: serieSchema, numero: numeroSchema }),
  retorno: v.object({ acima: v.nullable(vizinhoSchema), abaixo: v.nullable(vizinhoSchema) }),
  errors: sorteioErrors,
});

export const operadorRegistrarPremiados = defineCall('operador.registrarPremiados', {
  resumo: 'Enter the winners of a draw',
  descricao: 'Enters the winners of a draw; each number has to be one that somebody holds.',
  params: v.object(campanhaParams),
  body: v.object({
    data: diaSchema,
    premiados: v.pipe(
      v.array(
        v.object({
          serie: serieSchema,
          numero: numeroSchema,
          premio: textSchema(120),
        }),
      ),
      v.minLength(1),
      v.maxLength(1_000),
    ),
  }),
  retorno: v.object({ total: v.number() }),
  errors: [...sorteioErrors, 'cupom.numeroNaoDistribuido', 'cupom.numeroRestrito'],
});

export const operadorMedirNumeros = defineCall('operador.medirNumeros', {
  resumo: 'Measure how fair the numbers are',
  descricao: 'How evenly the numbers granted so far lie: 1 is perfectly fair.',
  params: v.object(campanhaParams),
  retorno: v.object({
    total: v.number(),
    concedidos: v.number(),
    cancelados: v.number(),
    /** The luckiest holder of the nearest number above, against a fair share; null while nothing is granted. */
    sorteDoMaisSortudo: v.nullable(v.number()),
    porSerie: v.array(v.object({ serie: v.string(), concedidos: v.number() })),
    /** Numbers and cards that receipts say they earned, against what people hold: zero when the books balance. */
    diferencaNumeros: v.number(),
    diferencaRaspadinhas: v.number(),
    /** Numbers that two people hold: none, or two master secrets were at work. */
    repetidos: v.number(),
  }),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});

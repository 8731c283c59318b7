import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, type Exemplos, instante } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, instanteSchema, lugarSchema, porPaginaSchema } from '../parts.ts';
import { filaErrors, notaRefSchema } from './fila.calls.ts';

const statusSchema = v.picklist(['VALIDO', 'INVALIDO']);

const operadorQualidade = defineCall('operador.qualidade', {
  resumo: "Read the figures of operators' verdicts",
  descricao:
    'Returns, for verdicts between two days in São Paulo, how many receipts each operator judged, the median seconds from taking to verdict, how often a second opinion agreed, and how many verdicts were reversed later. Administrators see all operators, an operator only the own figures.',
  params: v.object(campanhaParams),
  query: v.strictObject({ de: diaSchema, ate: diaSchema }),
  retorno: v.array(
    v.object({
      operadorID: v.string(),
      nome: v.string(),
      julgadas: v.number(),
      /** Null without a receipt that was taken first. */
      medianaSegundos: v.nullable(v.number()),
      /** Verdicts with a second opinion, and those with which it agrees. */
      conferidas: v.number(),
      concordam: v.number(),
      /** Verdicts that a later decision reversed: after the owner's request, by an operator, after a second opinion. */
      revertidas: v.object({ contestacao: v.number(), desfeita: v.number(), segunda: v.number() }),
    }),
  ),
  errors: filaErrors,
});

const operadorDiscordancias = defineCall('operador.discordancias', {
  resumo: 'List verdicts with which the second opinion disagrees',
  descricao:
    'Returns both decisions, the newest second opinion first. It changed nothing: an administrator reads the receipt and undoes the verdict where it was wrong. `depois` is the cursor of the previous page.',
  params: v.object({ ...campanhaParams, perPage: porPaginaSchema }),
  query: v.strictObject({ depois: v.optional(lugarSchema) }),
  retorno: v.object({
    retorno: v.array(
      v.object({
        ...notaRefSchema.entries,
        primeira: v.object({ nome: v.string(), status: statusSchema, em: instanteSchema }),
        segunda: v.object({ nome: v.string(), status: statusSchema, em: instanteSchema }),
        /** When a later decision reversed the verdict; null while it stands. */
        revertidaEm: v.nullable(instanteSchema),
      }),
    ),
    depois: v.nullable(v.string()),
  }),
  errors: filaErrors,
});

export const qualidadeCalls = {
  'operador.qualidade': operadorQualidade,
  'operador.discordancias': operadorDiscordancias,
};

export const qualidadeExemplos: Exemplos = {
  'operador.qualidade.query.de': ['2026-11-01'],
  'operador.qualidade.query.ate': ['2026-11-30'],
  'operador.qualidade.retorno': [
    [
      {
        operadorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee77',
        nome: 'Bruno Alves',
        julgadas: 412,
        medianaSegundos: 18,
        conferidas: 13,
        concordam: 12,
        revertidas: { contestacao: 2, desfeita: 1, segunda: 0 },
      },
    ],
  ],
  'operador.discordancias.retorno.depois': [null],
  'operador.discordancias.retorno.retorno': [
    [
      {
        consumidorID: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee01',
        documentoFiscalID: documentoId,
        primeira: { nome: 'Bruno Alves', status: 'VALIDO', em: instante },
        segunda: { nome: 'Ana Prado', status: 'INVALIDO', em: instante },
        revertidaEm: null,
      },
    ],
  ],
};

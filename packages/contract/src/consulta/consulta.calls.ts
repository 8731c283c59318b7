import { findEstado } from '@trevo/rules/pessoa/endereco/estados';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instante, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { atorSchema, instanteSchema, textSchema } from '../parts.ts';

/** Health of the queries to one state's public page. Counters cover the last seven days. */
const consultaUfSchema = v.object({
  uf: v.string(),
  /** Whether the page is queried. */
  ligada: v.boolean(),
  pedidas: v.number(),
  pendentes: v.number(),
  achadas: v.number(),
  naoAchadas: v.number(),
  /** Responses that could not be parsed. */
  ilegiveis: v.number(),
  semPagina: v.number(),
  /** Minimum seconds between two requests, across all processes. */
  ritmoSegundos: v.number(),
  /** Median latency of successful queries, in seconds. */
  medianaSegundos: v.nullable(v.number()),
  ultimaBoaEm: v.nullable(instanteSchema),
  /** End of the pause after the page was unavailable or requested one (Retry-After). */
  pausaAte: v.nullable(instanteSchema),
  desligadaEm: v.nullable(instanteSchema),
  desligadaPor: v.nullable(v.picklist(['operador', 'programa'])),
  motivo: v.nullable(v.string()),
  /** The author of the switch by an operator; null for the others. */
  ator: v.nullable(atorSchema),
});

const operadorConsultas = defineCall('operador.consultas', {
  resumo: "Report the requests to the states' receipt pages",
  descricao: "Returns the state of the requests to each state's public receipt page.",
  retorno: v.array(consultaUfSchema),
  errors: ['operador.naoAutorizado'],
});

const operadorLigarConsulta = defineCall('operador.ligarConsulta', {
  resumo: "Enable or disable a state's receipt page",
  descricao: "Disables the requests to a state's receipt page until they are enabled again, or enables them.",
  params: v.object({
    uf: v.pipe(
      v.string(),
      v.toUpperCase(),
      v.check((uf) => findEstado(uf) !== undefined, 'Use a sigla de um estado.'),
    ),
  }),
  body: v.strictObject({
    ligada: v.boolean(),
    /** For the audit log. */
    motivo: v.pipe(textSchema(200), v.minLength(1, 'Diga por quê.')),
  }),
  retorno: v.array(consultaUfSchema),
  errors: ['operador.naoAutorizado', 'requisicao.invalida'],
});

export const consultaCalls = {
  'operador.consultas': operadorConsultas,
  'operador.ligarConsulta': operadorLigarConsulta,
};

const consulta = {
  uf: 'MS',
  ligada: true,
  pedidas: 420,
  pendentes: 6,
  achadas: 398,
  naoAchadas: 12,
  ilegiveis: 4,
  semPagina: 0,
  ritmoSegundos: 3,
  medianaSegundos: 41,
  ultimaBoaEm: instante,
  pausaAte: null,
  desligadaEm: null,
  desligadaPor: null,
  motivo: null,
  ator: null,
};

export const consultaExemplos: Exemplos = {
  'operador.consultas.retorno': [[consulta]],
  'operador.ligarConsulta.retorno': [[consulta]],
};

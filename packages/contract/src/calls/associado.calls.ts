import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { paginaDe, paginaSchema, porPaginaSchema, textSchema } from './parts.ts';

/** A shop of the campaign. Its place is in degrees, both halves or none. */
const lojaSchema = v.object({
  nome: v.string(),
  cnpjCpf: v.string(),
  grupo: v.nullable(v.string()),
  /** Whether purchases there count. */
  credenciada: v.boolean(),
  endereco: v.nullable(v.string()),
  cidade: v.nullable(v.string()),
  uf: v.nullable(v.string()),
  cep: v.nullable(v.string()),
  telefone: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

export const associadoListar = defineCall('associado.listar', {
  resumo: 'List the shops of the campaign',
  descricao:
    'A page of the shops of the campaign that the host shows now, by name. What a filter does not name it leaves in.',
  params: v.object({ totalPorPagina: porPaginaSchema, paginaAtual: paginaSchema }),
  query: v.object({
    /** Upper case; part of the name or of the city. */
    filtroNome: v.optional(textSchema(120), ''),
    filtroAtivo: v.optional(v.literal('true'), 'true'),
    /** Only shops where purchases count. */
    filtroCredenciada: v.optional(v.literal('true')),
  }),
  retorno: paginaDe(lojaSchema),
  errors: ['sessao.ausente', 'sessao.invalida', 'requisicao.invalida', 'configuracao.naoEncontrada'],
});

const graus = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    v.regex(/^-?\d{1,3}(\.\d{1,20})?$/, message),
    v.transform(Number),
    v.minValue(-max, message),
    v.maxValue(max, message),
  );

export const associadoMaisProximos = defineCall('associado.maisProximos', {
  resumo: 'List the nearest shops',
  descricao:
    'The shops nearest to a place in degrees, at most fifty, the nearest first; those whose place nobody told are left out.',
  query: v.object({
    latitude: graus(90, 'A latitude vai de -90 a 90 graus.'),
    longitude: graus(180, 'A longitude vai de -180 a 180 graus.'),
  }),
  retorno: v.array(
    v.object({
      ...lojaSchema.entries,
      /** Kilometres as the crow flies, with one decimal. */
      distancia: v.number(),
    }),
  ),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.invalida',
    'configuracao.naoEncontrada',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[60, 60]] },
});

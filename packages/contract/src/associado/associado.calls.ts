import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { campanhaParams, diaSchema, paginaDe, paginaSchema, porPaginaSchema, textSchema } from '../parts.ts';

/** A participating shop. Latitude and longitude in degrees; both are present or both absent. */
const lojaSchema = v.object({
  nome: v.string(),
  cnpjCpf: v.string(),
  grupo: v.nullable(v.string()),
  /** Whether purchases at this shop count. */
  credenciada: v.boolean(),
  endereco: v.nullable(v.string()),
  cidade: v.nullable(v.string()),
  uf: v.nullable(v.string()),
  cep: v.nullable(v.string()),
  telefone: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

const associadoListar = defineCall('associado.listar', {
  resumo: 'List the shops of the campaign',
  descricao:
    "Returns a page of the shops of the host's current campaign, by name. Omitted filters do not restrict the list.",
  params: v.object({ totalPorPagina: porPaginaSchema, paginaAtual: paginaSchema }),
  query: v.object({
    /** Upper case; substring of the name or the city. */
    filtroNome: v.optional(textSchema(120), ''),
    filtroAtivo: v.optional(v.literal('true'), 'true'),
    /** Only shops of counted purchases. */
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

const associadoMaisProximos = defineCall('associado.maisProximos', {
  resumo: 'List the nearest shops',
  descricao:
    'Returns up to fifty shops in order of distance from a position in degrees. Shops without a known position are omitted.',
  query: v.object({
    latitude: graus(90, 'A latitude vai de -90 a 90 graus.'),
    longitude: graus(180, 'A longitude vai de -180 a 180 graus.'),
  }),
  retorno: v.array(
    v.object({
      ...lojaSchema.entries,
      /** Great-circle distance in kilometres, one decimal. */
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

const operadorLojas = defineCall('operador.lojas', {
  resumo: 'List the shops of a campaign',
  descricao:
    "Returns every shop of the published file by name, whether it takes part today, its last day, and whether the company can sign in. Shops and their last day are changed by publishing the campaign's file.",
  params: v.object(campanhaParams),
  retorno: v.array(
    v.object({
      nome: v.string(),
      cnpj: v.string(),
      grupo: v.nullable(v.string()),
      cidade: v.nullable(v.string()),
      uf: v.nullable(v.string()),
      /** Whether it takes part today. */
      ativa: v.boolean(),
      /** Last day; null until the campaign ends. */
      ate: v.nullable(diaSchema),
      /** Whether purchases there count. */
      credenciada: v.boolean(),
      /** The company's login: none, created without a password, or ready. */
      acesso: v.picklist(['nenhum', 'semSenha', 'pronto']),
    }),
  ),
  errors: ['operador.naoAutorizado', 'campanha.naoEncontrada'],
});

export const associadoCalls = {
  'operador.lojas': operadorLojas,
  'associado.listar': associadoListar,
  'associado.maisProximos': associadoMaisProximos,
};

/** The sample shop in São Paulo, with matching telephone and address. */
const lojaExemplo = {
  nome: 'Quatro Folhas Sé',
  cnpjCpf: '96635911000164',
  grupo: 'Centro',
  credenciada: true,
  endereco: 'Praça da Sé, 120, Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
  telefone: '1130000001',
  latitude: -23.5505,
  longitude: -46.6333,
};

export const associadoExemplos: Exemplos = {
  'operador.lojas.retorno': [
    [
      {
        nome: 'Quatro Folhas Sé',
        cnpj: '96635911000164',
        grupo: 'Centro',
        cidade: 'São Paulo',
        uf: 'SP',
        ativa: true,
        ate: '2027-03-31',
        credenciada: true,
        acesso: 'pronto',
      },
    ],
  ],
  'associado.maisProximos.retorno': [[{ ...lojaExemplo, distancia: 1.2 }]],
  'associado.listar.retorno.retorno': [[lojaExemplo]],
  latitude: [-23.5505, '-23.5505'],
  longitude: [-46.6333, '-46.6333'],
};

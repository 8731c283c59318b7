import { normalizeCep } from '@trevo/rules/pessoa/endereco/cep';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { textSchema } from '../parts.ts';

const externoCep = defineCall('externo.cep', {
  resumo: 'Look up a postal code',
  descricao:
    'Returns the address of a postal code in the field names of ViaCEP. `erro` marks an unknown postal code.',
  params: v.object({
    cep: v.pipe(v.string(), v.transform(normalizeCep), v.regex(/^\d{8}$/, 'O CEP tem 8 algarismos.')),
  }),
  retorno: v.object({
    logradouro: v.string(),
    bairro: v.string(),
    uf: v.string(),
    localidade: v.string(),
    ibge: v.string(),
    erro: v.boolean(),
  }),
  errors: ['requisicao.invalida', 'externo.indisponivel', 'requisicao.muitas'],
  taxa: { porEndereco: [[60, 60]] },
});

const externoMunicipios = defineCall('externo.municipios', {
  resumo: 'List the municipalities of a state',
  descricao: 'Returns the names of the municipalities of a state, by its two-digit IBGE id.',
  params: v.object({ idEstado: v.pipe(v.string(), v.regex(/^\d{2}$/, 'O estado tem dois algarismos.')) }),
  retorno: v.array(v.object({ id: v.string(), nome: v.string() })),
  errors: ['requisicao.invalida', 'externo.estadoNaoEncontrado'],
});

const externoGeocodificacao = defineCall('externo.geocodificacao', {
  resumo: 'Geocode an address',
  descricao:
    'Returns the position of an address in degrees. `precisao` is `estado` when only the state was found: the position is its centre.',
  query: v.object({ endereco: v.pipe(textSchema(300), v.minLength(3, 'Informe o endereço.')) }),
  retorno: v.object({
    latitude: v.number(),
    longitude: v.number(),
    precisao: v.picklist(['lugar', 'estado']),
  }),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.invalida',
    'externo.enderecoNaoEncontrado',
    'externo.indisponivel',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[20, 60]] },
});

export const externoCalls = {
  'externo.cep': externoCep,
  'externo.municipios': externoMunicipios,
  'externo.geocodificacao': externoGeocodificacao,
};

export const externoExemplos: Exemplos = {
  cep: ['79002000'],
  'geocodificacao.retorno.latitude': [-20.4435],
  'geocodificacao.retorno.longitude': [-54.6478],
  'geocodificacao.retorno.precisao': ['lugar'],
  logradouro: ['Rua 14 de Julho'],
  'cep.retorno.uf': ['MS'],
  localidade: ['Campo Grande'],
  'cep.retorno.bairro': ['Vila Progresso'],
  ibge: ['5002704'],
  erro: [false],
  idEstado: ['50'],
  'externo.municipios.retorno.id': ['5002704'],
  'externo.municipios.retorno.nome': ['Campo Grande'],
  'externo.geocodificacao.query.endereco': ['Rua 14 de Julho, 855, Campo Grande'],
};

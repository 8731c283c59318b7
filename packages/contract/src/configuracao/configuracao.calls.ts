import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';

const body = v.object({
  aplicacao: v.optional(v.string(), 'trevo'),
  nome: v.optional(v.string(), 'consumidor'),
  chave: v.picklist(['host', 'pacote'], 'A chave é host ou pacote.'),
  valor: v.pipe(v.string(), v.minLength(1, 'Informe o valor.'), v.maxLength(253, 'O valor é longo demais.')),
});
const entradas = v.object({ entradas: v.array(v.object({ chave: v.string(), valor: v.string() })) });

const configuracaoListar = defineCall('configuracao.listar', {
  resumo: 'Read the configuration of a host',
  descricao:
    'Returns the complete configuration of the campaign of a host or an app package, as pairs of key and value. The response has its own historical format: `statusCode` and `dados`.',
  body,
  retorno: entradas,
  errors: ['configuracao.naoEncontrada'],
});
const configuracaoListarAlternativa = defineCall('configuracao.listarAlternativa', {
  resumo: 'Read the configuration of a host, at the short address',
  descricao: 'Alias of `configuracao.listar` at the address that older apps request.',
  body,
  retorno: entradas,
  errors: ['configuracao.naoEncontrada'],
});

export const configuracaoCalls = {
  'configuracao.listar': configuracaoListar,
  'configuracao.listarAlternativa': configuracaoListarAlternativa,
};

export const configuracaoExemplos: Exemplos = {
  chave: ['host', 'tema.corPrimaria'],
  'entradas.chave': ['tema.corPrimaria'],
  'entradas.valor': ['#355da1'],
  'configuracao.listar.body.valor': ['localhost'],
  'configuracao.listarAlternativa.body.valor': ['localhost'],
  aplicacao: ['trevo'],
  'configuracao.listar.body.nome': ['consumidor'],
  'configuracao.listarAlternativa.body.nome': ['consumidor'],
};

import * as v from 'valibot';
import { defineCall } from '../call.ts';

const body = v.object({
  aplicacao: v.optional(v.string(), 'trevo'),
  nome: v.optional(v.string(), 'consumidor'),
  chave: v.picklist(['host', 'pacote'], 'A chave é host ou pacote.'),
  valor: v.pipe(v.string(), v.minLength(1, 'Informe o valor.'), v.maxLength(253, 'O valor é longo demais.')),
});
const entradas = v.object({ entradas: v.array(v.object({ chave: v.string(), valor: v.string() })) });

/** The configuration of a host. The answer keeps its own historical shape: statusCode and dados. */
export const configuracaoListar = defineCall('configuracao.listar', {
  body,
  retorno: entradas,
  errors: ['configuracao.naoEncontrada'],
});
export const configuracaoListarAlternativa = defineCall('configuracao.listarAlternativa', {
  body,
  retorno: entradas,
  errors: ['configuracao.naoEncontrada'],
});

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { usuarioSchema } from './parts.ts';

const optionalText = v.nullable(v.string());

export const consumidorObter = defineCall('consumidor.obter', {
  params: v.object({ usuario: usuarioSchema }),
  retorno: v.object({
    nome: v.string(),
    cpf: optionalText,
    telefone: v.string(),
    telefoneContato: optionalText,
    email: optionalText,
    genero: optionalText,
    dataNascimento: optionalText,
    endereco: v.record(v.string(), v.string()),
    aceitaNotificacao: v.boolean(),
    aceites: v.array(v.object({ nomeTermo: v.string(), aceito: v.boolean() })),
    cadastroInicial: v.boolean(),
  }),
  errors: ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa', 'consumidor.naoEncontrado'],
});

export const consumidorAceites = defineCall('consumidor.aceites', {
  retorno: v.array(
    v.object({
      nomeTermo: v.string(),
      texto: v.string(),
      obrigatorio: v.boolean(),
      aceito: v.nullable(v.boolean()),
    }),
  ),
  errors: ['campanha.nenhuma', 'configuracao.naoEncontrada'],
});

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { senhaNovaSchema } from './parts.ts';

export const meusDadosPedir = defineCall('meusDados.pedir', {
  resumo: 'Ask for a copy of the own data',
  descricao:
    'Answers addresses at which the data of the person is read without a session, as a page and as JSON. They end after 15 minutes and with the password. Five a day.',
  body: v.object({ senhaAtual: senhaNovaSchema }),
  retorno: v.object({
    /** A page to read and print. */
    leitura: v.string(),
    /** The same as JSON, saved as a file. */
    arquivo: v.string(),
    expiraEm: v.string(),
  }),
  errors: [
    'sessao.ausente',
    'sessao.invalida',
    'requisicao.invalida',
    'requisicao.muitas',
    'login.senhaAtualIncorreta',
    'meusDados.limiteDoDia',
    'consumidor.naoEncontrado',
  ],
});

import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { avisoText } from '../palavras.text.ts';

/** Codes of the warnings about the program's setup. */
export type AvisoCodigo = keyof typeof avisoText;

const operadorAvisos = defineCall('operador.avisos', {
  resumo: 'See what the set-up of the program lacks',
  descricao:
    'Warnings about how the program was started, with their cure: what people expect and it cannot do. They stay until it is started with what they ask for. `/saude/pronta` carries the same codes.',
  retorno: v.array(
    v.object({
      codigo: v.picklist(Object.keys(avisoText) as [AvisoCodigo, ...AvisoCodigo[]]),
      mensagem: v.string(),
      cura: v.string(),
    }),
  ),
  errors: ['operador.naoAutorizado'],
});

export const operadorCalls = {
  'operador.avisos': operadorAvisos,
};

export const operadorExemplos: Exemplos = {
  'operador.avisos.retorno': [[{ codigo: 'envio.semEmail', ...avisoText['envio.semEmail'] }]],
};

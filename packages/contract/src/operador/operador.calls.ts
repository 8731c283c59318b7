import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { avisoText } from '../palavras.text.ts';

/** Codes of the warnings about the program's setup. */
export type AvisoCodigo = keyof typeof avisoText;

const operadorAvisos = defineCall('operador.avisos', {
  resumo: "List the warnings about the program's set-up",
  descricao:
    'Returns warnings about the environment of the program, with the correction of each. They remain until a restart with the missing settings. `/saude/pronta` has the same codes.',
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

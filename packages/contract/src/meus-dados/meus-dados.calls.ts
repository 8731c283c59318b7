import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { segredo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { senhaNovaSchema } from '../parts.ts';
import { meusDadosPaths } from '../paths.ts';

const meusDadosPedir = defineCall('meusDados.pedir', {
  resumo: "Request a copy of the consumer's data",
  descricao:
    "Returns addresses of the consumer's data, as a page and as JSON, which need no session. They expire after 15 minutes or when the password changes. Limit: five a day.",
  body: v.object({ senhaAtual: senhaNovaSchema }),
  retorno: v.object({
    /** URL of an HTML page for reading and printing. */
    leitura: v.string(),
    /** URL of the same data as a JSON download. */
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

export const meusDadosCalls = {
  'meusDados.pedir': meusDadosPedir,
};

export const meusDadosExemplos: Exemplos = {
  'meusDados.pedir.retorno.leitura': [`${meusDadosPaths.html}?token=${segredo}`],
  'meusDados.pedir.retorno.arquivo': [`${meusDadosPaths.json}?token=${segredo}`],
};

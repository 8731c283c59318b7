import * as v from 'valibot';
import { atoErrors } from '../atendimento/ato-pessoa.calls.ts';
import { daPessoa } from '../atendimento/atendimento.calls.ts';
import { defineCall } from '../call.ts';
import { instante, segredo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { confirmacaoSchema, instanteSchema, senhaNovaSchema } from '../parts.ts';
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

const operadorPedirDadosPessoa = defineCall('operador.pedirDadosPessoa', {
  recusaExemplo: 'atendimento.nenhumaPessoa',
  resumo: "Request a copy of a person's data",
  descricao:
    "Returns addresses of a person's data under articles 18 and 19 of the LGPD, as a page and as JSON, which need no session. They expire after 15 minutes, or when the person's password changes. The reason is kept on the audit trail.",
  params: v.object(daPessoa),
  body: confirmacaoSchema,
  retorno: v.object({
    /** URL of an HTML page for reading and printing, at the campaign's host. */
    leitura: v.string(),
    /** URL of the same data as a JSON download. */
    arquivo: v.string(),
    expiraEm: instanteSchema,
  }),
  errors: [...atoErrors, 'requisicao.muitas'],
});

export const meusDadosCalls = {
  'meusDados.pedir': meusDadosPedir,
  'operador.pedirDadosPessoa': operadorPedirDadosPessoa,
};

export const meusDadosExemplos: Exemplos = {
  'operador.pedirDadosPessoa.body.motivo': ['A pessoa pediu a cópia dos dados.'],
  'operador.pedirDadosPessoa.retorno': [
    {
      leitura: `https://trevo.example${meusDadosPaths.html}?token=${segredo}`,
      arquivo: `https://trevo.example${meusDadosPaths.json}?token=${segredo}`,
      expiraEm: instante,
    },
  ],
  'meusDados.pedir.retorno.leitura': [`${meusDadosPaths.html}?token=${segredo}`],
  'meusDados.pedir.retorno.arquivo': [`${meusDadosPaths.json}?token=${segredo}`],
};

import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { stripMask } from '@trevo/rules/texto/mask';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { diaSchema, textSchema } from '../parts.ts';

const operadorPromotoras = defineCall('operador.promotoras', {
  resumo: 'List the promoters of the installation',
  descricao: 'Returns all promoters by name, for an operator of the installation to choose from.',
  retorno: v.array(v.object({ promotora: v.string(), nome: v.string(), cnpj: v.string() })),
  errors: ['operador.naoAutorizado'],
});

const operadorCriarPromotora = defineCall('operador.criarPromotora', {
  resumo: 'Create a promoter',
  descricao:
    'Creates a promoter, for which operators can be invited and campaigns be written. A publication creates its promoter too. The same request sent again changes nothing; a name that is taken is refused.',
  body: v.strictObject({
    /** Short name, as `promotora.identificacao` of its campaign files. */
    promotora: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9_]{2,40}$/, 'Use de 2 a 40 letras sem acento, números ou _.'),
    ),
    nome: v.pipe(textSchema(120), v.minLength(1, 'Informe a razão social.')),
    cnpj: v.pipe(
      textSchema(18),
      v.transform((text) => stripMask(text).toUpperCase()),
      v.check((text) => isCnpj(text), 'Confira os 14 caracteres do CNPJ.'),
    ),
  }),
  retorno: v.object({ promotora: v.string(), nome: v.string(), cnpj: v.string() }),
  errors: ['operador.naoAutorizado', 'requisicao.invalida', 'operador.promotoraExiste'],
});

const operadorCampanhas = defineCall('operador.campanhas', {
  resumo: "List a promoter's campaigns",
  descricao:
    'Returns the published campaigns of the promoter with their days and hosts, the newest start first.',
  retorno: v.array(
    v.object({
      ano: v.number(),
      identificacao: v.string(),
      descricao: v.string(),
      dataInicial: diaSchema,
      dataFinal: diaSchema,
      hosts: v.array(v.string()),
      /** Whether the campaign is open to participants. */
      ativa: v.boolean(),
      /** Main colour of the brand, `#rrggbb`. */
      corPrimaria: v.string(),
    }),
  ),
  errors: ['operador.naoAutorizado', 'operador.semPromotora'],
});

export const promotoraCalls = {
  'operador.promotoras': operadorPromotoras,
  'operador.criarPromotora': operadorCriarPromotora,
  'operador.campanhas': operadorCampanhas,
};

const promotora = { promotora: 'quatrofolhas', nome: 'Mercados Quatro Folhas Ltda.', cnpj: '11222333000181' };

export const promotoraExemplos: Exemplos = {
  'operador.promotoras.retorno': [[promotora]],
  'operador.criarPromotora.body': [promotora],
  'operador.criarPromotora.retorno': [promotora],
  'operador.campanhas.retorno': [
    [
      {
        ano: 2026,
        identificacao: 'TREVO',
        descricao: 'Sorte em Dobro',
        dataInicial: '2026-10-01',
        dataFinal: '2026-12-31',
        hosts: ['sorte.quatrofolhas.example'],
        ativa: true,
        corPrimaria: '#355da1',
      },
    ],
  ],
};

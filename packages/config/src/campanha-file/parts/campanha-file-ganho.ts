import * as v from 'valibot';
import { count } from './campanha-file-parts.ts';
import { joinErro } from '../../configuracao/textos/erro-words.ts';
import { ganhoProdutosSchema } from './campanha-file-ganho-produtos.ts';

const multiplicador = v.optional(
  v.pipe(
    v.number(),
    v.minValue(1, joinErro('o multiplicador é pequeno demais', 'use 1 ou mais')),
    v.maxValue(100, joinErro('o multiplicador é grande demais', 'use até 100')),
  ),
);

const ganhoCommon = {
  multiplicadores: v.optional(
    v.pipe(
      v.strictObject({ PICPAY: multiplicador, INSTAGRAM: multiplicador }),
      v.description(
        'Quantas vezes mais números; sem isto valem picpay.multiplicador e instagram.multiplicador.',
      ),
    ),
  ),
  maximoPorDocumento: v.optional(
    v.pipe(count(1, 100_000, 'números'), v.description('Máximo de números por nota.')),
  ),
};
const produtos = v.optional(ganhoProdutosSchema);
const numeros = v.pipe(count(1, 1000, 'números'), v.description('Números da sorte de cada vez.'));

export const ganhoSchema = v.pipe(
  v.variant('por', [
    v.strictObject({ por: v.literal('documento'), numeros, produtos, ...ganhoCommon }),
    v.strictObject({ por: v.literal('produtos'), produtos: ganhoProdutosSchema, ...ganhoCommon }),
    v.strictObject({
      por: v.literal('quantidade'),
      numeros,
      cada: v.pipe(count(1, 1000, 'produtos'), v.description('A cada quantos produtos.')),
      produtos,
      ...ganhoCommon,
    }),
    v.strictObject({
      por: v.literal('valor'),
      centavosPorNumero: v.pipe(
        count(1, 100_000_000, 'centavos'),
        v.description('Centavos que valem um número.'),
      ),
      acumulaResto: v.pipe(v.boolean(), v.description('O que sobra de uma nota vale na próxima.')),
      produtos,
      ...ganhoCommon,
    }),
  ]),
  v.description('Como as notas viram números da sorte.'),
);

import type { RegraSorteio } from '@trevo/rules/sorte/sorteio/regra-sorteio';
import { expect, test } from 'vitest';
import { describeRegraSorteio } from './regra-sorteio.text.ts';

const regra: RegraSorteio = {
  serie: ['1.dezena'],
  numero: ['1.unidade', '2.unidade', '3.unidade', '4.unidade', '5.unidade'],
  serieInexistente: 'resto',
  aproximacao: { sentido: 'superior', volta: true, alcance: 'todas' },
  premios: [{ nome: 'Uma moto', quantidade: 1 }],
  suplentes: 0,
  umPorPessoa: 'semLimite',
};

test('writes the usual rule of a regulation in three sentences', () => {
  expect(describeRegraSorteio({ ...regra, serieInexistente: undefined }, 10)).toEqual([
    'A série sai da Loteria Federal: dezena do 1º prêmio.',
    'O número sai da Loteria Federal: unidade do 1º, 2º, 3º, 4º e 5º prêmio, nesta ordem.',
    'Se esse número não participar, ganha, com as séries em fila, o próximo acima; depois do último vem o primeiro.',
  ]);
});

test.each<[string, Partial<RegraSorteio>, number, string]>([
  [
    'a series that does not exist',
    {},
    7,
    'Se der uma série que a campanha não tem, vale o resto da divisão dela por 7.',
  ],
  ['the last series', { serieInexistente: 'ultima' }, 7, 'vale a última, a 06.'],
  ['the first series', { serieInexistente: 'primeira' }, 7, 'vale a primeira, a 00.'],
  [
    'digits of several places',
    { numero: ['1.dezenaDeMilhar', '1.milhar', '1.centena', '1.dezena', '1.unidade'] },
    1,
    'dezena de milhar do 1º prêmio, milhar do 1º prêmio, centena do 1º prêmio, dezena do 1º prêmio e unidade do 1º prêmio, nesta ordem.',
  ],
  [
    'one series',
    { serie: [] },
    1,
    'Se esse número não participar, ganha o próximo acima; depois do último vem o primeiro.',
  ],
  [
    'two directions',
    { aproximacao: { sentido: 'superiorDepoisInferior', volta: false, alcance: 'todas' } },
    10,
    'o próximo acima e, se não houver nenhum acima, o próximo abaixo.',
  ],
  [
    'the nearest',
    { aproximacao: { sentido: 'alternadoInferior', volta: false, alcance: 'todas' } },
    10,
    'o mais perto; com a mesma distância, o de baixo.',
  ],
  [
    'the same series first',
    {
      aproximacao: {
        sentido: 'inferior',
        volta: true,
        alcance: 'serie',
        outraSerie: 'inferior',
        inicioNaOutraSerie: 'mesmoNumero',
      },
    },
    10,
    'Se ninguém participar nessa série, vale a série de baixo, a partir do mesmo número.',
  ],
  [
    'several prizes',
    {
      premios: [
        { nome: 'Uma moto', quantidade: 2 },
        { nome: 'Um vale', quantidade: 3 },
      ],
      proximo: 'anterior',
    },
    10,
    'São 5 prêmios. Para o ganhador seguinte, conta-se de novo a partir do ganhador anterior.',
  ],
  [
    'a prize with digits of its own',
    {
      premios: [
        { nome: 'Uma moto', quantidade: 1 },
        {
          nome: 'Um vale',
          quantidade: 1,
          serie: ['2.dezena'],
          numero: ['5.unidade', '4.unidade', '3.unidade', '2.unidade', '1.unidade'],
        },
      ],
    },
    10,
    'Um vale: o número sai da unidade do 5º, 4º, 3º, 2º e 1º prêmio, nesta ordem, e a série, da dezena do 2º prêmio.',
  ],
  [
    'a first prize with digits of its own, and the series of the rule for the second one',
    {
      premios: [
        {
          nome: 'Uma moto',
          quantidade: 1,
          serie: ['3.dezena'],
          numero: ['1.centena', '2.centena', '3.centena', '4.centena', '5.centena'],
        },
        { nome: 'Um vale', quantidade: 1, numero: regra.numero },
      ],
    },
    10,
    [
      'A série sai da Loteria Federal: dezena do 3º prêmio. Se der uma série que a campanha não tem, vale o resto da divisão dela por 10.',
      'O número sai da Loteria Federal: centena do 1º, 2º, 3º, 4º e 5º prêmio, nesta ordem.',
      'Se esse número não participar, ganha, com as séries em fila, o próximo acima; depois do último vem o primeiro.',
      'Um vale: o número sai da unidade do 1º, 2º, 3º, 4º e 5º prêmio, nesta ordem, e a série, da dezena do 1º prêmio.',
    ].join('\n'),
  ],
  ['alternates', { suplentes: 2 }, 10, 'Ficam 2 suplentes para cada prêmio, pela mesma regra.'],
  [
    'one prize per person',
    { umPorPessoa: 'campanha' },
    10,
    'Cada pessoa ganha uma vez só nos sorteios da campanha.',
  ],
])('writes %s', (_words, change, series, expected) => {
  expect(describeRegraSorteio({ ...regra, ...change }, series).join('\n')).toContain(expected);
});

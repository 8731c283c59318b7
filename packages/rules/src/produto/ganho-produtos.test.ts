import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countNumeros, type RegraGanho } from '../conta/ganho.ts';
import { countUnidades, type ItemNota } from '../documento-fiscal/item-nota.ts';
import { evaluateProdutos, type RegraProduto, type RegrasProdutos } from './ganho-produtos.ts';
import { toPalavras } from './lista-produtos.ts';

const cafe = '02000000000008';
const leite = '02000000000015';
const listas = [
  { id: 'cafes', nome: 'Cafés participantes', gtins: [cafe], descricoes: ['cafe torrado'] },
  { id: 'leites', nome: 'Leites', gtins: [leite] },
  { id: 'internos', nome: 'Padaria', codigos: [{ emitente: '12345678', codigo: '77' }] },
  { id: 'marca', nome: 'Marca', prefixos: ['7891234'] },
  { id: 'alheios', nome: 'Outra rede', codigos: [{ emitente: '5678', codigo: '77' }] },
];
const item = (
  gtin: string | null,
  quantidade: number,
  centavos: number,
  more: Partial<ItemNota> = {},
): ItemNota => ({
  nome: 'PRODUTO',
  gtin,
  codigo: null,
  quantidade,
  unidade: 'UN',
  centavos,
  ...more,
});
const count = (
  regras: readonly RegraProduto[],
  itens: readonly ItemNota[],
  regra: RegraGanho = { por: 'produtos' },
) =>
  countNumeros(
    { ...regra, produtos: { listas, regras } },
    {
      itens,
      emitente: '12345678000195',
      valorCentavos: itens.reduce((sum, { centavos }) => sum + centavos, 0),
      quantidade: itens.reduce((sum, one) => sum + countUnidades(one), 0),
    },
  );

const exige2: RegraProduto = { tipo: 'exige', listas: ['cafes'], unidades: 2 };
const conta2: RegraProduto = { tipo: 'conta', listas: ['cafes'], unidades: 2, numeros: 1 };
const dobraNota: RegraProduto = { tipo: 'multiplica', lista: 'leites', fator: 2, sobre: 'nota' };
const dobraLista: RegraProduto = { tipo: 'multiplica', lista: 'leites', fator: 2, sobre: 'lista' };
const somaCombo: RegraProduto = { tipo: 'soma', listas: ['cafes', 'leites'], numeros: 3 };
const porValor: RegraGanho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };

describe('rules by product', () => {
  test.each<[string, RegraProduto[], ItemNota[], RegraGanho, number]>([
    ['two required units', [exige2, conta2], [item(cafe, 2, 2000)], { por: 'produtos' }, 1],
    ['one unit of two required', [exige2, conta2], [item(cafe, 1, 1000)], { por: 'produtos' }, 0],
    ['units on two lines', [conta2], [item(cafe, 1, 1000), item(cafe, 3, 3000)], { por: 'produtos' }, 2],
    [
      'goods by weight as one unit',
      [conta2],
      [item(cafe, 2.5, 1000, { unidade: 'KG' })],
      { por: 'produtos' },
      0,
    ],
    [
      'a maximum of times',
      [{ ...conta2, maximoPorNota: 2 }],
      [item(cafe, 20, 20000)],
      { por: 'produtos' },
      2,
    ],
    [
      'cents of a list',
      [{ tipo: 'conta', listas: ['cafes'], centavos: 1500, numeros: 2 }],
      [item(cafe, 1, 3100)],
      { por: 'produtos' },
      4,
    ],
    ['a doubled receipt', [dobraNota], [item(leite, 1, 1000), item(null, 1, 14000)], porValor, 6],
    ['a doubled part', [dobraLista], [item(leite, 1, 5000), item(null, 1, 10000)], porValor, 4],
    [
      'the highest of two factors',
      [dobraNota, { ...dobraNota, lista: 'cafes', fator: 3 }],
      [item(leite, 1, 5000), item(cafe, 1, 5000)],
      porValor,
      6,
    ],
    [
      'a combo of two lists',
      [somaCombo],
      [item(cafe, 1, 1000), item(leite, 1, 1000)],
      { por: 'documento', numeros: 1 },
      4,
    ],
    ['a combo with one part', [somaCombo], [item(cafe, 5, 1000)], { por: 'documento', numeros: 1 }, 1],
    [
      'sets of a counted combo',
      [{ tipo: 'conta', listas: ['cafes', 'leites'], unidades: 2, numeros: 1 }],
      [item(cafe, 5, 1000), item(leite, 4, 1000)],
      { por: 'produtos' },
      2,
    ],
    [
      'a sum that is not multiplied',
      [dobraNota, somaCombo],
      [item(cafe, 1, 2500), item(leite, 1, 2500)],
      porValor,
      5,
    ],
    [
      'a combo of two lists that one of them does not multiply',
      [{ tipo: 'conta', listas: ['leites', 'cafes'], unidades: 1, numeros: 1 }, dobraLista],
      [item(leite, 1, 1000), item(cafe, 1, 1000)],
      { por: 'produtos' },
      1,
    ],
    [
      'fractions that add up to whole numbers, which binary fractions miss',
      [
        ...(['cafes', 'leites', 'marca'] as const).map((lista): RegraProduto => ({
          tipo: 'conta',
          listas: [lista],
          unidades: 1,
          numeros: 1,
        })),
        { ...dobraLista, lista: 'cafes', fator: 1.1 },
        { ...dobraLista, lista: 'leites', fator: 2.8 },
        { ...dobraLista, lista: 'marca', fator: 1.1 },
      ],
      [item(cafe, 1, 100), item(leite, 1, 100), item('07891234000017', 1, 100)],
      { por: 'documento', numeros: 1 },
      6,
    ],
    ['a fraction dropped once', [{ ...dobraNota, fator: 1.5 }], [item(leite, 1, 15000)], porValor, 4],
    [
      'an own code with leading zeros',
      [{ tipo: 'conta', listas: ['internos'], numeros: 1 }],
      [item(null, 3, 100, { codigo: '0077' })],
      { por: 'produtos' },
      3,
    ],
    [
      'no own code of an issuer whose CNPJ only contains the digits',
      [{ tipo: 'conta', listas: ['alheios'], numeros: 1 }],
      [item(null, 3, 100, { codigo: '77' })],
      { por: 'produtos' },
      0,
    ],
    [
      'a company prefix',
      [{ tipo: 'conta', listas: ['marca'], numeros: 1 }],
      [item('07891234000017', 1, 100)],
      { por: 'produtos' },
      1,
    ],
    [
      'a description in another order',
      [conta2],
      [item(null, 2, 100, { nome: 'TORRADO  CAFÉ 500G' })],
      { por: 'produtos' },
      1,
    ],
    [
      'a description without a word',
      [conta2],
      [item(null, 2, 100, { nome: 'CAFE MOIDO' })],
      { por: 'produtos' },
      0,
    ],
  ])('counts %s', (_, regras, itens, regra, numeros) => {
    expect(count(regras, itens, regra)).toMatchObject({ numeros });
  });

  it('waits for unknown items', () => {
    expect(countNumeros({ por: 'produtos', produtos: { listas, regras: [conta2] } }, {})).toEqual({
      falta: 'itens',
    });
  });

  it('counts the receipt by itself while the items of an accelerator are unknown', () => {
    const regra: RegraGanho = { ...porValor, produtos: { listas, regras: [dobraNota] } };
    expect(countNumeros(regra, { valorCentavos: 10_000 })).toEqual({ numeros: 2, restoCentavos: 0 });
    const comExige = { ...regra, produtos: { listas, regras: [dobraNota, exige2] } };
    expect(countNumeros(comExige, { valorCentavos: 10_000 })).toEqual({ falta: 'itens' });
  });

  it('names a missing required unit and keeps the carried cents', () => {
    const regra: RegraGanho = { ...porValor, acumulaResto: true, produtos: { listas, regras: [exige2] } };
    const ganho = countNumeros(regra, {
      valorCentavos: 7000,
      restoCentavos: 300,
      itens: [item(cafe, 1, 7000)],
    });
    expect(ganho).toMatchObject({
      numeros: 0,
      restoCentavos: 300,
      produtos: { exigencia: { listas: ['cafes'], unidades: 1 } },
    });
  });

  it('names the unit that lacks for one more number', () => {
    expect(count([conta2], [item(cafe, 3, 3000)])).toMatchObject({
      numeros: 1,
      produtos: { quase: [{ listas: ['cafes'], unidades: 1 }] },
    });
    expect(count([{ ...conta2, maximoPorNota: 1 }], [item(cafe, 3, 3000)])).toMatchObject({
      produtos: { quase: [] },
    });
  });

  it('counts the numbers that rest on a description alone', () => {
    const itens = [item(cafe, 2, 100), item(null, 4, 100, { nome: 'CAFE TORRADO' })];
    expect(count([conta2], itens)).toMatchObject({
      numeros: 3,
      produtos: {
        numerosFracos: 2,
        itens: [
          { ordem: 0, isFraco: false },
          { ordem: 1, isFraco: true },
        ],
      },
    });
  });
});

/** A second evaluation for one list and one rule of each kind, written as sentences of the rule. */
function modelo(regras: readonly RegraProduto[], itens: readonly ItemNota[], base: number): number {
  const of = (lista: string) => itens.filter(({ gtin }) => gtin === (lista === 'cafes' ? cafe : leite));
  const unidades = (lista: string) => of(lista).reduce((sum, one) => sum + countUnidades(one), 0);
  const has = (regra: { listas: readonly string[]; unidades?: number | undefined }) =>
    regra.listas.every((lista) => unidades(lista) >= (regra.unidades ?? 1));
  for (const regra of regras) if (regra.tipo === 'exige' && !has(regra)) return 0;
  let total = base;
  for (const regra of regras) {
    if (regra.tipo !== 'conta') continue;
    let vezes = 0;
    while (has({ ...regra, unidades: (vezes + 1) * (regra.unidades ?? 1) })) vezes += 1;
    total += Math.min(vezes, regra.maximoPorNota ?? vezes) * regra.numeros;
  }
  const fatores = regras.flatMap((regra) =>
    regra.tipo === 'multiplica' && unidades(regra.lista) > 0 ? [regra.fator] : [],
  );
  total *= Math.max(1, ...fatores);
  for (const regra of regras) if (regra.tipo === 'soma' && has(regra)) total += regra.numeros;
  return Math.floor(total + 1e-9);
}

describe('rules by product against a model', () => {
  const listaId = fc.constantFrom('cafes', 'leites');
  const regraArbitrary: fc.Arbitrary<RegraProduto> = fc.oneof(
    fc.record({
      tipo: fc.constant('exige' as const),
      listas: fc.uniqueArray(listaId, { minLength: 1 }),
      unidades: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      tipo: fc.constant('conta' as const),
      listas: fc.uniqueArray(listaId, { minLength: 1 }),
      unidades: fc.integer({ min: 1, max: 3 }),
      numeros: fc.integer({ min: 0, max: 5 }),
      maximoPorNota: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    }),
    fc.record({
      tipo: fc.constant('multiplica' as const),
      lista: listaId,
      fator: fc.constantFrom(1.15, 1.5, 2, 3),
      sobre: fc.constant('nota' as const),
    }),
    fc.record({
      tipo: fc.constant('soma' as const),
      listas: fc.uniqueArray(listaId, { minLength: 1 }),
      unidades: fc.integer({ min: 1, max: 3 }),
      numeros: fc.integer({ min: 0, max: 5 }),
    }),
  );
  const itemArbitrary = fc
    .record({
      gtin: fc.constantFrom(cafe, leite, null),
      quantidade: fc.integer({ min: 1, max: 6 }),
      centavos: fc.integer({ min: 1, max: 9999 }),
    })
    .map(({ gtin, quantidade, centavos }) => item(gtin, quantidade, centavos));
  const evaluate = (regras: readonly RegraProduto[], itens: readonly ItemNota[], base: number) =>
    evaluateProdutos({ listas, regras } satisfies RegrasProdutos, itens, null, base, () => 0);

  it('earns the same', () => {
    fc.assert(
      fc.property(
        fc.array(regraArbitrary, { maxLength: 6 }),
        fc.array(itemArbitrary, { maxLength: 8 }),
        fc.integer({ min: 0, max: 20 }),
        (regras, itens, base) => {
          expect(evaluate(regras, itens, base).numeros).toBe(modelo(regras, itens, base));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the order of rules or items, and never earns less with one item more', () => {
    fc.assert(
      fc.property(
        fc.array(regraArbitrary, { maxLength: 6 }),
        fc.array(itemArbitrary, { minLength: 1, maxLength: 8 }),
        (regras, itens) => {
          const { numeros } = evaluate(regras, itens, 2);
          expect(evaluate(regras.toReversed(), itens.toReversed(), 2).numeros).toBe(numeros);
          expect(evaluate(regras, itens.slice(1), 2).numeros).toBeLessThanOrEqual(numeros);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('toPalavras drops accents, case and punctuation', () => {
  expect(toPalavras('CAFÉ-TORR. 500G/Pct')).toEqual(['cafe', 'torr', '500g', 'pct']);
});

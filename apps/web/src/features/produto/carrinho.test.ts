import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptHoje,
  addProduto,
  checkCarrinho,
  findRecusa,
  maximoProdutos,
  removeProduto,
  setQuantidade,
  sumCarrinho,
  type Carrinho,
  type ProdutoHoje,
} from './carrinho.ts';
import type { Produto } from './produto.wire.ts';
import { produtoSample } from '../../../test/produto-sample.ts';

const produtos: Produto[] = Array.from({ length: 25 }, (_, at) =>
  produtoSample({ codigo: `p${at}`, valor: 1 + at, moeda: at % 5 === 4 ? 'cashback' : 'pontos' }),
);
const passo = fc.oneof(
  fc.record({ tipo: fc.constant('add' as const), qual: fc.nat(24) }),
  fc.record({ tipo: fc.constant('remove' as const), qual: fc.nat(24) }),
  fc.record({
    tipo: fc.constant('set' as const),
    qual: fc.nat(24),
    quantidade: fc.integer(),
    maximo: fc.nat(50),
  }),
);
type Passo = typeof passo extends fc.Arbitrary<infer T> ? T : never;
const walk = (carrinho: Carrinho, cada: Passo): Carrinho => {
  const produto = produtos[cada.qual]!;
  if (cada.tipo === 'add') return addProduto(carrinho, produto);
  if (cada.tipo === 'remove') return removeProduto(carrinho, produto.codigo);
  return setQuantidade(carrinho, produto.codigo, cada.quantidade, cada.maximo);
};
const someDay = fc.array(
  fc.record({
    valor: fc.integer({ min: 1, max: 30 }),
    disponivel: fc.oneof(fc.nat(20), fc.constant('20+' as const)),
    limite: fc.option(fc.nat(5)),
    gone: fc.boolean(),
  }),
  { minLength: 25, maxLength: 25 },
);

describe('cart', () => {
  test('keeps one currency, unique products and a correct total under any sequence of operations', () => {
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 60 }), (passos) => {
        const carrinho = passos.reduce(walk, []);
        expect(new Set(carrinho.map(({ moeda }) => moeda)).size).toBeLessThan(2);
        expect(new Set(carrinho.map(({ codigo }) => codigo)).size).toBe(carrinho.length);
        expect(carrinho.length).toBeLessThanOrEqual(maximoProdutos);
        expect(carrinho.every(({ quantidade }) => quantidade >= 1)).toBe(true);
        const cost = carrinho.flatMap(({ valor, quantidade }) =>
          Array<number>(Math.min(quantidade, 50)).fill(valor),
        );
        expect(sumCarrinho(carrinho)).toBeGreaterThanOrEqual(cost.reduce((sum, valor) => sum + valor, 0));
      }),
    );
  });

  test("has no obstacle left after the user accepted today's state", () => {
    fc.assert(
      fc.property(fc.array(passo, { maxLength: 40 }), someDay, (passos, day) => {
        const hoje = new Map<string, ProdutoHoje>(
          day.flatMap(({ valor, disponivel, limite, gone }, at) =>
            gone ? [] : [[`p${at}`, { produto: { ...produtos[at]!, valor }, disponivel, limite }]],
          ),
        );
        const agreed = acceptHoje(checkCarrinho(passos.reduce(walk, []), hoje));
        for (const { impedimento, valorAgora } of checkCarrinho(agreed, hoje))
          expect([impedimento, valorAgora]).toEqual([undefined, undefined]);
      }),
    );
  });

  test('states why it does not take a product', () => {
    const [pontos, , , , cashback] = produtos as [Produto, Produto, Produto, Produto, Produto];
    const carrinho = addProduto([], pontos);
    expect(findRecusa(carrinho, pontos)).toBe('noCarrinho');
    expect(findRecusa(carrinho, cashback)).toBe('outraMoeda');
    const full = Array.from({ length: 20 }, (_, at) => produtoSample({ codigo: `x${at}` })).reduce(
      addProduto,
      [],
    );
    expect(findRecusa(full, pontos)).toBe('cheio');
    expect(findRecusa(removeProduto(full, 'x0'), pontos)).toBeUndefined();
  });

  test.each([
    [{ disponivel: 0, limite: null }, 'semEstoque', 0],
    [{ disponivel: 5, limite: 0 }, 'limite', 0],
    [{ disponivel: 1, limite: null }, 'poucos', 1],
    [{ disponivel: '20+', limite: 3 }, undefined, 3],
  ] as const)('checkCarrinho with %o today', (now, impedimento, maximo) => {
    const produto = produtos[0]!;
    const carrinho = setQuantidade(addProduto([], produto), produto.codigo, 2);
    const [linha] = checkCarrinho(carrinho, new Map([[produto.codigo, { produto, ...now }]]));
    expect([linha!.impedimento, linha!.maximo]).toEqual([impedimento, maximo]);
  });
});

import { expect, test } from 'vitest';
import { filterParticipantes } from './filter-participantes.ts';

const lista = (nome: string, ...produtos: string[]) => ({
  nome,
  texto: null,
  imagem: null,
  selos: [],
  produtos: produtos.map((produto) => ({ nome: produto, imagem: null })),
});
const listas = [lista('Cafés', 'Café torrado 500 g', 'Cápsulas'), lista('Pães', 'Pão de fôrma')];

test.each([
  ['nothing', '', ['Cafés: Café torrado 500 g, Cápsulas', 'Pães: Pão de fôrma']],
  ['the name of a list without accents', 'CAFES', ['Cafés: Café torrado 500 g, Cápsulas']],
  ['a product without accents', 'pao', ['Pães: Pão de fôrma']],
  ['words in another order', '500 cafe', ['Cafés: Café torrado 500 g']],
  ['words of list and product', 'cafes caps', ['Cafés: Cápsulas']],
  ['punctuation only', ' - ', ['Cafés: Café torrado 500 g, Cápsulas', 'Pães: Pão de fôrma']],
  ['an unknown word', 'leite', []],
])('filters by %s', (_, busca, expected) => {
  const found = filterParticipantes(listas, busca).map(
    ({ nome, produtos }) => `${nome}: ${produtos.map((produto) => produto.nome).join(', ')}`,
  );
  expect(found).toEqual(expected);
});

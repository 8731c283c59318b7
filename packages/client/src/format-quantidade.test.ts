import { describe, expect, test } from 'vitest';
import { formatQuantidade } from './format-quantidade.ts';

describe('formatQuantidade', () => {
  test.each([
    [2, 'UN', '2 un'],
    [0.354, 'KG', '0,354 kg'],
    [1234.5, null, '1.234,5 ×'],
  ])('formats %s %s as %s', (quantidade, unidade, words) => {
    expect(formatQuantidade(quantidade, unidade)).toBe(words);
  });
});

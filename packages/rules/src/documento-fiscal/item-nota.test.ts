import { describe, expect, it } from 'vitest';
import { countUnidades, normalizeGtin } from './item-nota.ts';

describe('normalizeGtin', () => {
  it.each([
    ['7891000315507', '07891000315507'],
    [' 07891000315507 ', '07891000315507'],
    ['036000291452', '00036000291452'],
    ['96385074', '00000096385074'],
    ['17891000315504', '17891000315504'],
  ])('normalizes %s', (text, gtin) => expect(normalizeGtin(text)).toBe(gtin));

  it.each(['7891000315508', 'SEM GTIN', '', '0000000000000', '789100031550', '123456789'])(
    'refuses %s',
    (text) => expect(normalizeGtin(text)).toBeUndefined(),
  );
});

describe('countUnidades', () => {
  it.each([
    [2, 'UN', 2],
    [3, null, 3],
    [2, 'KG', 1],
    [0.354, 'KG', 1],
    [1.5, 'UN', 1],
    [2, ' l ', 1],
    [6, 'CX', 6],
  ])('counts %s %s as %s', (quantidade, unidade, unidades) =>
    expect(countUnidades({ quantidade, unidade })).toBe(unidades),
  );
});

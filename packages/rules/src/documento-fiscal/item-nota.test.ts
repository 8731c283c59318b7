import { describe, expect, it } from 'vitest';
import { countUnidades, normalizeGtin, parseQuantidadeItem, sumUnidades, toItemNota } from './item-nota.ts';

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

describe('sumUnidades', () => {
  it('adds the units of all lines', () =>
    expect(
      sumUnidades([
        { quantidade: 2, unidade: 'UN' },
        { quantidade: 0.436, unidade: 'KG' },
      ]),
    ).toBe(3));
});

describe('parseQuantidadeItem', () => {
  it.each([
    ['2', 2],
    ['2.0000', 2],
    ['0,350', 0.35],
    ['1.2345', 1.235],
    ['1,5', 1.5],
    ['0', 0],
    ['', undefined],
    ['1.000,5', undefined],
    ['-1', undefined],
    ['12345678', undefined],
    ['dois', undefined],
  ])('parses %j as %s', (text, quantidade) => expect(parseQuantidadeItem(text)).toBe(quantidade));
});

describe('toItemNota', () => {
  const textos = { nome: 'CAFE 500G', gtin: '7891000315507', codigo: '12', unidade: 'UN' };
  const item = { nome: 'CAFE 500G', gtin: '07891000315507', codigo: '12', unidade: 'UN' };
  const numeros = { quantidade: 1, centavos: 100 };

  it.each([
    [{}, {}],
    [{ gtin: 'SEM GTIN' }, { gtin: null }],
    [{ gtin: '7891000315508' }, { gtin: null }],
    [
      { codigo: ' ', unidade: '' },
      { codigo: null, unidade: null },
    ],
    [{ nome: ' CAFE\n\u0000  500G ' }, {}],
    [{ nome: `${'x'.repeat(119)}😀` }, { nome: 'x'.repeat(119) }],
    [{ nome: 'a\uDC00b' }, { nome: 'ab' }],
  ])('builds a line from %j', (given, built) =>
    expect(toItemNota({ ...textos, ...given }, numeros)).toEqual({ ...item, ...numeros, ...built }),
  );
});

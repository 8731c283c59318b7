import { describe, expect, test } from 'vitest';
import { cleanCodigo, readCodigo } from './codigo-digitado.ts';

const campanha = { ano: 2026, identificacao: 'TREVO' };
const own = { ...campanha, numeroAleatorio: '8F3K2' };

describe('readCodigo', () => {
  test.each([
    ['8F3K2', own],
    [' 8f3k2 ', own],
    ['8F3-K2', own],
    ['2026-TREVO-8f3k2', own],
    ['2026-trevo-8F3K2', own],
    ['https://trevo.exemplo/2026-TREVO-8F3K2', own],
    ['https://trevo.exemplo/#/2026-TREVO-8F3K2?x=1', own],
    ['2025-OUTRA-8F3K2', { ano: 2025, identificacao: 'OUTRA', numeroAleatorio: '8F3K2' }],
  ])('reads %s as a coupon', (text, cupom) => {
    expect(readCodigo(text, campanha)).toEqual({ cupom });
  });

  test.each([
    ['', 'vazio'],
    ['   ', 'vazio'],
    ['8F3', 'curto'],
    ['A'.repeat(41), 'longo'],
    ['8F3K2!', 'caractere'],
    ['ÁGUA', 'caractere'],
  ] as const)('refuses "%s": %s', (text, motivo) => {
    expect(readCodigo(text, campanha)).toEqual({ motivo });
  });
});

describe('cleanCodigo', () => {
  test.each([
    ['8f3k2', '8F3K2'],
    ['https://trevo.exemplo/2026-TREVO-8f3k2', '8F3K2'],
    ['2025-OUTRA-8F3K2', '2025-OUTRA-8F3K2'],
  ])('shows %s as %s', (text, shown) => {
    expect(cleanCodigo(text, campanha)).toBe(shown);
  });

  test('keeps a link whole until the campaign is known', () => {
    expect(cleanCodigo('2026-TREVO-8F3K2', undefined)).toBe('2026-TREVO-8F3K2');
  });
});

import { describe, expect, it } from 'vitest';
import { encodeCode128 } from './code128.ts';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

describe('encodeCode128', () => {
  it('encodes start, text, check symbol and stop', () => {
    // Worked example: `Wikipedia` has check value 88.
    const widths = encodeCode128('Wikipedia')!;
    expect(widths.slice(0, 6).join('')).toBe('211214');
    expect(widths.slice(-13, -7).join('')).toBe('421211');
    expect(widths.slice(-7).join('')).toBe('2331112');
    expect(sum(widths)).toBe(11 * 11 + 13);
  });

  it('gives every symbol 11 modules', () => {
    for (let code = 32; code < 127; code++)
      expect(sum(encodeCode128(String.fromCharCode(code))!), String.fromCharCode(code)).toBe(3 * 11 + 13);
  });

  it.each(['', 'ação', 'A'.repeat(25)])('refuses %j', (text) => {
    expect(encodeCode128(text)).toBeNull();
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, writeCsv } from './csv.ts';

test('parseCsv reads back what writeCsv wrote, with quotes, separators and line breaks', () => {
  const rows = [
    ['pedido', 'rastreio'],
    ['a;b', 'diz "oi"\r\naqui'],
  ];
  expect(parseCsv(writeCsv(rows))).toEqual([
    ['pedido', 'rastreio'],
    ['a;b', 'diz "oi"\r\naqui'],
  ]);
});

test('parseCsv accepts commas and tabs, and leaves out empty lines', () => {
  expect(parseCsv('a,b\n\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parseCsv('a\tb\r\n1\t2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

// Spreadsheets with an East Asian locale read full-width signs as the narrow ones.
test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'writeCsv marks a cell with %s, which a spreadsheet would run as a formula',
  (sign) => {
    expect(writeCsv([[`${sign}1+1`, 'x']])).toBe(`\uFEFF'${sign}1+1;x\r\n`);
  },
);

test.each(['\t', '\r', '\n'])('writeCsv marks a cell that begins with %j before a formula', (space) => {
  expect(writeCsv([[`${space}=1+1`]])).toMatch(/^\uFEFF"?'[\t\r\n]=1\+1"?\r\n$/);
});

test('parseCsv reads back any texts that writeCsv wrote, formulas with their apostrophe', () => {
  const cell = fc
    .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@;"\r\n a]{0,6}$/))
    .map((text) => text.trim())
    // The parser leaves out empty lines, and drops a carriage return outside quotes.
    .filter((text) => text !== '');
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  const toSafe = (text: string) => (/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text);
  fc.assert(
    fc.property(rows, (given) => {
      expect(parseCsv(writeCsv([['a', 'b'], ...given])).slice(1)).toEqual(
        given.map((cells) => cells.map(toSafe)),
      );
    }),
  );
});

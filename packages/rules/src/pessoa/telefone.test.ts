import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { codigosDdd, isCelular, isTelefone, normalizeTelefone, toE164 } from './telefone.ts';

test.each([
  ['(11)98765-4321', true, true],
  ['1133334444', true, false],
  ['55987654321', true, true],
  ['11958765432', true, false],
  ['20987654321', true, false],
  ['119876543', false, false],
  ['119876543210', false, false],
  ['1198765432A', false, false],
  ['', false, false],
])('%j: telephone %s, mobile %s', (text, telefone, celular) => {
  expect([isTelefone(text), isCelular(text)]).toEqual([telefone, celular]);
});

it('has the 67 area codes, each once', () => {
  expect(new Set(codigosDdd).size).toBe(67);
  expect(codigosDdd).toHaveLength(67);
});

it('isCelular applies the configured pattern and still requires a real area code', () => {
  expect(isCelular('11958765432', '^\\d{2}9\\d{8}$')).toBe(true);
  expect(isCelular('20958765432', '^\\d{2}9\\d{8}$')).toBe(false);
});

test.each([
  ['+5511987654321', '11987654321'],
  ['5511987654321', '11987654321'],
  ['011987654321', '11987654321'],
  ['0 11 98765-4321', '11987654321'],
  ['+55 (11) 98765-4321', '11987654321'],
  ['+55 (0) 11 98765-4321', '11987654321'],
  ['0055 11 98765 4321', '11987654321'],
  ['0 15 11 98765-4321', '11987654321'],
  ['551133334444', '1133334444'],
  ['0 11 3333-4444', '1133334444'],
  ['55987654321', '55987654321'],
  ['5533334444', '5533334444'],
  ['+55 55 98765-4321', '55987654321'],
  ['055987654321', '55987654321'],
  ['\u202a+55\u00a011\u00a098765\u20114321\u202c', '11987654321'],
  ['１１９８７６５４３２１', '11987654321'],
])('normalizes %s to %s', (text, expected) => expect(normalizeTelefone(text)).toBe(expected));

test.each([
  ['+1 212 555 1234', '+12125551234'],
  ['+55 11 9876-543', '+55119876543'],
  ['11 98765-4321 9', '119876543219'],
  ['11 98765-4321 / 11 98765-4322', '1198765432111987654322'],
  ['1198765432A', '1198765432A'],
  // A mobile of area code 55 with one digit too many must not be read as a landline of another area code.
  ['(55)98276-54321', '559827654321'],
  ['(55)98765-43215', '559876543215'],
  ['0 11 98765-43219', '0119876543219'],
  ['+55 00 11 98765-4321', '+550011987654321'],
])('rejects %s as a telephone without truncating it', (text, kept) => {
  expect(normalizeTelefone(text)).toBe(kept);
  expect([isTelefone(text), isCelular(text)]).toEqual([false, false]);
});

test.each(['5511987654321', '01511987654321', '00551133334444', '55987654321'])(
  'never normalizes %s to another number while it is typed',
  (text) => {
    const whole = normalizeTelefone(text);
    for (let length = 1; length < text.length; length++) {
      const part = text.slice(0, length);
      expect([part, whole]).toContain(normalizeTelefone(part));
    }
  },
);

const ddd = fc.constantFrom(...codigosDdd);
const assinante = fc
  .tuple(
    fc.constantFrom('2', '3', '4', '5', '96', '97', '98', '99'),
    fc.integer({ min: 1_000_000, max: 9_999_999 }),
  )
  .map(([first, rest]) => first + String(rest));
const written = fc.tuple(
  fc.constantFrom('', '+55', '+55 ', '55', '0', '0 ', '+55 0', '0055 ', '55 0', '041 ', '055 '),
  fc.constantFrom(
    (area: string) => area,
    (area: string) => `(${area})`,
    (area: string) => `(${area}) `,
    (area: string) => `${area} `,
  ),
  fc.constantFrom('', ' ', '-', '.', '\u2011', '\u00a0'),
);

it('normalizes any country code, zero, carrier and separator to the same number', () => {
  fc.assert(
    fc.property(ddd, assinante, written, (area, numero, [prefix, around, between]) => {
      fc.pre(!(prefix === '55' && /^9[6-9]/.test(area) && numero.length === 8));
      const text = `${prefix}${around(area)}${numero.slice(0, -4)}${between}${numero.slice(-4)}`;
      expect(normalizeTelefone(text)).toBe(area + numero);
    }),
  );
});

it('either normalizes or keeps the text, and is idempotent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d ()-]{0,24}$/), (text) => {
      const once = normalizeTelefone(text);
      const bare = text.replace(/[ ()-]/g, '');
      expect(normalizeTelefone(once)).toBe(once);
      expect(once === bare || (isTelefone(text) && bare.endsWith(once))).toBe(true);
    }),
  );
});

test.each(['11987654321', '(11) 98765-4321', '+55 11 98765-4321'])('toE164(%s) is +5511987654321', (text) =>
  expect(toE164(text)).toBe('+5511987654321'),
);

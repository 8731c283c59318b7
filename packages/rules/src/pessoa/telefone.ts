/** The 67 area codes in use. */
export const codigosDdd: readonly string[] = [
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33',
  '34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82',
  '83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
].flatMap((linha) => linha.split(' '));

/** Area code, 9, then 6 to 9, then seven digits. A campaign may configure another pattern. */
export const celularPattern = '^\\d{2}9[6-9]\\d{7}$';

/** What people and address books write around the digits: spaces, brackets, any dash, marks of direction. */
const separators = /[\s()./\p{Pd}\p{Cf}\u2212]/gu;

/**
 * Country code 55 (with `+`, `00` or bare), then 0 with or without a carrier's two digits, then area code and a number
 * as mobile or fixed lines have it. 55 is also the area code of Santa Maria: bare before 9 and 6 to 9 it is not taken
 * off a number of twelve digits, which may be a mobile from there with one digit too many.
 */
const dialled = /^(?!559[6-9]\d{8}$)(?:(?:\+|00)?55)?(?:0(?:[1-9]\d)??)?([1-9]\d(?:9\d{8}|[2-5]\d{7}))$/;

/**
 * The 10 or 11 digits of a telephone with its area code, however it was typed or pasted. What cannot be understood
 * comes back whole, without its separators: nothing is cut, so that it can be refused.
 */
export function normalizeTelefone(text: string): string {
  const bare = text.normalize('NFKC').replace(separators, '');
  return dialled.exec(bare)?.[1] ?? bare;
}

/** Whether the text is a telephone: 10 or 11 digits with area code, in any form that is understood. */
export function isTelefone(text: string): boolean {
  return /^[1-9]\d{9,10}$/.test(normalizeTelefone(text));
}

/**
 * Whether the text is a mobile number of a real area code, in any form that is understood.
 *
 * @param pattern a regular expression over the bare digits; throws SyntaxError when it is not one
 */
export function isCelular(text: string, pattern: string | RegExp = celularPattern): boolean {
  const digits = normalizeTelefone(text);
  return codigosDdd.includes(digits.slice(0, 2)) && new RegExp(pattern).test(digits);
}

/** A Brazilian number with area code as the world dials it: +5511987654321. */
export function toE164(text: string): string {
  return `+55${normalizeTelefone(text)}`;
}

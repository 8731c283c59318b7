/** The 67 area codes in use. */
export const codigosDdd: readonly string[] = [
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33',
  '34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82',
  '83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
].flatMap((linha) => linha.split(' '));

/** Area code, 9, then 6 to 9, then seven digits. A campaign may configure another pattern. */
export const celularPattern = '^\\d{2}9[6-9]\\d{7}$';

/** Separators in typed and copied numbers: spaces, brackets, any dash, directional marks. */
const separators = /[\s()./\p{Pd}\p{Cf}\u2212]/gu;

/**
 * Country code 55 (with `+`, `00` or bare), then 0 with or without a two-digit carrier code, then area code and
 * a mobile or landline number. 55 is also the area code of Santa Maria: a bare 55 before 9 and 6 to 9 is not
 * stripped from a number of twelve digits, which may be a mobile from there with one digit too many.
 */
const dialled = /^(?!559[6-9]\d{8}$)(?:(?:\+|00)?55)?(?:0(?:[1-9]\d)??)?([1-9]\d(?:9\d{8}|[2-5]\d{7}))$/;

/**
 * Returns the 10 or 11 digits of a telephone with its area code, in any notation. An unrecognized text is
 * returned whole, without separators and never truncated, so that it can be rejected.
 */
export function normalizeTelefone(text: string): string {
  const bare = text.normalize('NFKC').replace(separators, '');
  return dialled.exec(bare)?.[1] ?? bare;
}

/** Whether the text is a telephone: 10 or 11 digits with area code, in any recognized notation. */
export function isTelefone(text: string): boolean {
  return /^[1-9]\d{9,10}$/.test(normalizeTelefone(text));
}

/**
 * Whether the text is a mobile number of a real area code, in any recognized notation.
 *
 * @param pattern a regular expression over the bare digits; throws SyntaxError when it is invalid
 */
export function isCelular(text: string, pattern: string | RegExp = celularPattern): boolean {
  const digits = normalizeTelefone(text);
  return codigosDdd.includes(digits.slice(0, 2)) && new RegExp(pattern).test(digits);
}

/** Formats a Brazilian number with area code as E.164: +5511987654321. */
export function toE164(text: string): string {
  return `+55${normalizeTelefone(text)}`;
}

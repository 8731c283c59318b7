/** The 67 area codes in use. */
export const codigosDdd: readonly string[] = [
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33',
  '34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82',
  '83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
].flatMap((linha) => linha.split(' '));

/** Area code, 9, then 6 to 9, then seven digits. A campaign may configure another pattern. */
export const celularPattern = '^\\d{2}9[6-9]\\d{7}$';

const toDigits = (text: string) => text.replace(/[\s().+-]/g, '');

/** Whether the text is a telephone: 10 or 11 digits with area code, bare or masked. */
export function isTelefone(text: string): boolean {
  return /^\d{10,11}$/.test(toDigits(text));
}

/**
 * Whether the text is a mobile number of a real area code, bare or masked.
 *
 * @param pattern a regular expression over the bare digits; throws SyntaxError when it is not one
 */
export function isCelular(text: string, pattern: string | RegExp = celularPattern): boolean {
  const digits = toDigits(text);
  return codigosDdd.includes(digits.slice(0, 2)) && new RegExp(pattern).test(digits);
}

/**
 * The bare digits without the country code. A leading 55 is the country's only when 12 or 13 digits stand
 * there: 55 is also the area code of Santa Maria.
 */
export function dropCountryCode(text: string): string {
  const digits = toDigits(text);
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
}

/** A Brazilian number as the world dials it, from its bare or masked digits with area code: +5511987654321. */
export function toE164(text: string): string {
  return `+55${dropCountryCode(text)}`;
}

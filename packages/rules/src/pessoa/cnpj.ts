import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { calculateModulo11 } from '../texto/modulo-11.ts';

/**
 * Whether the text is a CNPJ: 12 digits or letters and 2 check digits, bare or masked, upper or lower case. A
 * campaign may still refuse letters. The library's default refuses every CNPJ with letters; version 2 accepts
 * both kinds.
 */
export function isCnpj(text: string, { canHaveLetters = true } = {}): boolean {
  return (canHaveLetters || !/[A-Za-z]/.test(text)) && isValidCnpj(text, { version: 2 });
}

/** Returns the two check digits for the first twelve characters (upper case) of a CNPJ. */
export function calculateCnpjDigitos(doze: string): string {
  const primeiro = calculateModulo11(doze);
  return `${primeiro}${calculateModulo11(`${doze}${primeiro}`)}`;
}

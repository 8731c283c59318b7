/**
 * Returns the modulus-11 check digit of Brazilian documents. Each character counts as its ASCII code minus 48,
 * so digits count as themselves and letters (alphanumeric CNPJ, in force since July 2026) as 17 to 42.
 *
 * @param text digits and upper-case ASCII letters
 * @param pesoMaximo weights run 2, 3, … from the right and restart at 2 after this one
 * @returns 0 to 9; the remainders 0 and 1 give 0
 */
export function calculateModulo11(text: string, pesoMaximo = 9): number {
  let soma = 0;
  let peso = 2;
  for (let i = text.length - 1; i >= 0; i -= 1) {
    soma += (text.charCodeAt(i) - 48) * peso;
    peso = peso === pesoMaximo ? 2 : peso + 1;
  }
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
}

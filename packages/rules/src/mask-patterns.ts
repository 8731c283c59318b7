/** One entry a character: a literal, or what may stand there. The array form maskito takes. */
export type MaskPattern = (string | RegExp)[];

const digit = /\d/;
const digitOrLetter = /[0-9A-Za-z]/;

/** `9` a digit, `A` a digit or letter, `X` a digit or x; anything else stands for itself. */
function toPattern(places: string): MaskPattern {
  const kinds: Record<string, RegExp> = { '9': digit, A: digitOrLetter, X: /[\dXx]/ };
  return [...places].map((place) => kinds[place] ?? place);
}

/**
 * The masks of typed fields, as data. Letters are let through in either case: upper-case what comes out.
 * In the access key, letters are legal only at positions 7 to 18 (the issuer's CNPJ without check digits).
 */
export const maskPatterns = {
  cpf: toPattern('999.999.999-99'),
  cnpj: toPattern('AA.AAA.AAA/AAAA-99'),
  telefone: toPattern('(99)99999-9999'),
  telefoneFixo: toPattern('(99)9999-9999'),
  nascimento: toPattern('99/99/9999'),
  cep: toPattern('99999-999'),
  rg: toPattern('99.999.999-X'),
  numero: toPattern('999999'),
  documentoEstrangeiro: toPattern('9999999999'),
  chaveAcesso: toPattern('9999 99AA AAAA AAAA AA99 9999 9999 9999 9999 9999 9999'),
};

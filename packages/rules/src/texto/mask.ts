import { isDia } from '../tempo/sao-paulo.ts';

/** One entry per character: a literal, or the allowed characters. The array form of maskito. */
export type MaskPattern = (string | RegExp)[];

const digit = /\d/;
const digitOrLetter = /[0-9A-Za-z]/;

/** `9` a digit, `A` a digit or letter, `X` a digit or x; anything else is a literal. */
function toPattern(places: string): MaskPattern {
  const kinds: Record<string, RegExp> = { '9': digit, A: digitOrLetter, X: /[\dXx]/ };
  return [...places].map((place) => kinds[place] ?? place);
}

/**
 * The masks of typed fields, as data. Letters are accepted in either case: convert the output to upper case. In
 * the access key, letters are legal only at positions 7 to 18 (the issuer's CNPJ without check digits).
 *
 * @internal Tests compare the formatting functions with these masks.
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

/** Strips a masked text to ASCII letters and digits. */
export function stripMask(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}

/** Fills the `#` positions in turn and stops before the first literal without a following character. */
function fill(places: string, chars: string): string {
  let result = '';
  let next = 0;
  let pending = '';
  for (const place of places) {
    if (place !== '#') {
      pending += place;
      continue;
    }
    if (next >= chars.length) break;
    result += `${pending}${chars[next]}`;
    pending = '';
    next += 1;
  }
  return result;
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Formats `###.###.###-##`, as far as there are digits. */
export function formatCpf(text: string): string {
  return fill('###.###.###-##', onlyDigits(text));
}

/**
 * Formats `***.982.247-**` from the eleven digits: enough to compare with a document at hand, too little to
 * learn it.
 */
export const hideCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;

/** Formats `a***@exemplo.com.br`: recognizable for the owner only. */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Formats bare digits as `(11) *****-4321`. */
export const hideTelefone = (telefone: string): string =>
  `(${telefone.slice(0, 2)}) ${'*'.repeat(Math.max(0, telefone.length - 6))}-${telefone.slice(-4)}`;

/** Formats `##.###.###/####-##`, letters in upper case, as far as there are characters. */
export function formatCnpj(text: string): string {
  return fill('##.###.###/####-##', stripMask(text).toUpperCase());
}

/**
 * Formats a CPF up to 11 digits; longer, or with a letter, a CNPJ.
 */
export function formatCpfCnpj(text: string): string {
  const limpo = stripMask(text);
  return limpo.length > 11 || /\D/.test(limpo) ? formatCnpj(limpo) : formatCpf(limpo);
}

/** Formats `(##)#####-####` as far as there are digits; exactly ten digits are a landline, `(##)####-####`. */
export function formatTelefone(text: string): string {
  const digits = onlyDigits(text);
  return fill(digits.length === 10 ? '(##)####-####' : '(##)#####-####', digits);
}

/** Formats `#####-###`. */
export function formatCep(text: string): string {
  return fill('#####-###', onlyDigits(text));
}

/** Formats `yyyy-mm-dd` as `dd/mm/yyyy`; the empty string for an invalid day. */
export function formatDiaMesAno(dia: string): string {
  return isDia(dia) ? `${dia.slice(8)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}` : '';
}

/** Parses `dd/mm/yyyy`, or the eight bare digits, to `yyyy-mm-dd`; null for an invalid day. */
export function parseDiaMesAno(text: string): string | null {
  const parts = /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const dia = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isDia(dia) ? dia : null;
}

/** Formats an access key in groups of four separated by spaces, as printed on receipts. */
export function formatChaveAcesso(text: string): string {
  return fill(Array(11).fill('####').join(' '), stripMask(text).toUpperCase());
}

/** Formats a lucky number: series, space, five digits (`03 57698`). */
export function formatNumeroSorte(serie: string, numero: string): string {
  return `${serie.padStart(2, '0')} ${numero.padStart(5, '0')}`;
}

import { isDia } from './sao-paulo.ts';

/** Drops everything but ASCII letters and digits: what a masked input emits. */
export function stripMask(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}

/** Fills `#` places in turn and stops before the first literal that has nothing after it. */
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

/** `###.###.###-##`, as far as there are digits. */
export function formatCpf(text: string): string {
  return fill('###.###.###-##', onlyDigits(text));
}

/** `##.###.###/####-##`, letters in upper case, as far as there are characters. */
export function formatCnpj(text: string): string {
  return fill('##.###.###/####-##', stripMask(text).toUpperCase());
}

/** A CPF up to 11 digits; longer, or with a letter, a CNPJ. */
export function formatCpfCnpj(text: string): string {
  const limpo = stripMask(text);
  return limpo.length > 11 || /\D/.test(limpo) ? formatCnpj(limpo) : formatCpf(limpo);
}

/** `(##)#####-####` as far as there are digits; exactly ten digits are a landline, `(##)####-####`. */
export function formatTelefone(text: string): string {
  const digits = onlyDigits(text);
  return fill(digits.length === 10 ? '(##)####-####' : '(##)#####-####', digits);
}

/** `#####-###`. */
export function formatCep(text: string): string {
  return fill('#####-###', onlyDigits(text));
}

/** `yyyy-mm-dd` to `dd/mm/yyyy`; the empty string when it is not a day of the calendar. */
export function formatDiaMesAno(dia: string): string {
  return isDia(dia) ? `${dia.slice(8)}/${dia.slice(5, 7)}/${dia.slice(0, 4)}` : '';
}

/** `dd/mm/yyyy`, or the eight bare digits, to `yyyy-mm-dd`; null when it is not a day of the calendar. */
export function parseDiaMesAno(text: string): string | null {
  const parts = /^(\d{2})\/?(\d{2})\/?(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const dia = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isDia(dia) ? dia : null;
}

/** An access key in groups of four separated by spaces, as printed on receipts. */
export function formatChaveAcesso(text: string): string {
  return fill(Array(11).fill('####').join(' '), stripMask(text).toUpperCase());
}

/** A lucky number as printed: series, space, five digits (`03 57698`). */
export function formatNumeroSorte(serie: string, numero: string): string {
  return `${serie.padStart(2, '0')} ${numero.padStart(5, '0')}`;
}

export { maskPatterns, type MaskPattern } from './mask-patterns.ts';

import type { Linha } from './leitura.ts';

const letraComoDigito: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  B: '8',
  g: '9',
  q: '9',
};

/** Returns the digit that a character of a digit-only place is, or undefined. */
export function toDigito(char: string): string | undefined {
  return /\d/.test(char) ? char : letraComoDigito[char];
}

/** Reads every look-alike letter as its digit. */
export function toDigitos(texto: string): string {
  return Array.from(texto, (char) => toDigito(char) ?? char).join('');
}

const digitoComoLetra: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '8': 'B',
  $: 'S',
  '|': 'I',
  '!': 'I',
};

/** Returns a label's letters only: upper case, without accents and blanks, look-alike digits as letters. */
export function toLetras(texto: string): string {
  return texto
    .normalize('NFD')
    .toUpperCase()
    .replace(/[0158$|!]/g, (char) => digitoComoLetra[char] ?? char)
    .replace(/[^A-Z]/g, '');
}

export const joinLinha = (linha: Linha): string => linha.map(({ texto }) => texto).join(' ');

/** Amounts at the end of a text: 1.234,56, also with blanks around the comma and with look-alike letters. */
const valorNoFim = /(?:^|[^\d.,])(\d{1,3}(?:[.]\d{3})+|\d{1,7})\s?[,.]\s?(\d{2})\s*$/;

/** Returns the amount that ends the text, in integer cents, or undefined. */
export function findCentavos(texto: string): number | undefined {
  // Letters side by side are a label, not look-alike digits: `RS1.234,56`, `Desconto 1,50`.
  const semRotulo = texto.replace(/[A-Za-z$]{2,}/g, (run) => (/^[Oo]+$/.test(run) ? run : ' '));
  const tail = /[-\d OoQDIlZSsGBbgq.,|]+$/.exec(semRotulo)?.[0] ?? '';
  const found = valorNoFim.exec(toDigitos(tail).replace(/^[^\d]+/, ' '));
  return found ? Number((found[1] ?? '').replaceAll('.', '')) * 100 + Number(found[2]) : undefined;
}

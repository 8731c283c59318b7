import type { ItemLido, Linha } from './leitura.ts';
import { findCentavos, joinLinha, toDigitos, toLetras } from './texto.ts';

export interface ItemImpresso {
  readonly item: ItemLido;
  /** Price of one unit, integer cents. */
  readonly unitario: number;
  readonly textos: Linha;
}

/** `2 UN x 6,99`, `0,536 KG X 12,90`, also without blanks. */
const quantia =
  /^[^\dA-Za-z]{0,2}((?:[\dOoIlSsBZ]{1,4}(?:[,.]\s?[\dOoIlSB]{3})?)?)\s*(?:([A-Za-z]{1,3}?)\s*[xX*×%][.,]?|([A-Z]{2,3}))\s*([\dOoIlSsBZ]{1,5}\s?[,.]\s?[\dOoIlSsBZ]{2})/;
const letrasMinimas = 4;

/** Returns the items between the header and the totals: a line of description and one of quantity and price. */
export function findItens(linhas: readonly Linha[]): ItemImpresso[] {
  return linhas.flatMap((linha, at) => {
    const texto = joinLinha(linha);
    const found = quantia.exec(texto.trim());
    if (!found) return [];
    const descrita = linhas[at - 1];
    if (!descrita || toLetras(joinLinha(descrita).replace(/^[\d\s]+(?=\s)/, '')).length < letrasMinimas)
      return [];
    const depois = texto.trim().slice(found[0].length);
    const unitario = findCentavos(toDigitos(found[4] ?? ''));
    const lido = findCentavos(depois);
    const milesimos = toMilesimos(toDigitos(found[1] ?? '')) ?? divide(lido, unitario);
    if (unitario === undefined || milesimos === undefined) return [];
    // Where ink is worn, two of quantity, price and amount give the third.
    const centavos = lido ?? multiply(milesimos, unitario);
    const unidade = toUnidade(found[2] ?? found[3] ?? '');
    return [
      {
        item: { ...splitDescricao(joinLinha(descrita)), milesimos, unidade, centavos },
        unitario,
        textos: [...descrita, ...linha],
      },
    ];
  });
}

/** Amount of a quantity, rounded to the cent. */
export const multiply = (milesimos: number, unitario: number): number =>
  Math.round((milesimos * unitario) / 1000);

/** Quantity of whole units, where the amount is a multiple of the price. */
const divide = (centavos: number | undefined, unitario: number | undefined) =>
  centavos !== undefined && unitario && centavos % unitario === 0 ? (centavos / unitario) * 1000 : undefined;

function toMilesimos(texto: string): number | undefined {
  const value = Number(texto.replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? Math.round(value * 1000) : undefined;
}

const toUnidade = (texto: string) => texto.toUpperCase().replaceAll('0', 'O');

/** Splits `001 7891000100103 LEITE COND 395G` into code and description. */
function splitDescricao(texto: string): Pick<ItemLido, 'gtin' | 'codigo' | 'descricao'> {
  const words = texto.trim().split(/\s+/);
  const at = words.findIndex((word, index) => index < 2 && isCodigo(word));
  // Glued: the code and the first word without a blank between them.
  const glued = at < 0 ? /^(?:\d{3}\s+|\d{3}(?=\d{13}(?!\d)))?(\d{8,14})\s*(\D.*)$/.exec(texto.trim()) : null;
  const code = glued ? (glued[1] ?? '') : toDigitos(words[at] ?? '');
  const rest = glued ? (glued[2] ?? '') : words.slice(at + 1).join(' ');
  const gtin = isGtin(code) ? code : null;
  return { gtin, codigo: gtin === null && code !== '' ? code : null, descricao: toDescricao(rest) };
}

const isCodigo = (word: string) => /^[\dOoIlSBZ]{5,14}$/.test(word) && /\d{3}/.test(word);

/** Reads a digit between letters as the look-alike letter: `FEIJA0 CARI0CA` is `FEIJAO CARIOCA`. */
function toDescricao(texto: string): string {
  return texto
    .toUpperCase()
    .replace(/(?<=[A-Z])0(?![\d,.])|(?<![\d,.])0(?=[A-Z])/g, 'O')
    .replace(/(?<=[A-Z])0(?=[A-Z]|\b)/g, 'O')
    .replace(/(?<=[A-Z])1(?=[A-Z])/g, 'I')
    .replace(/(?<=[A-Z])3(?=[A-Z])/g, 'J')
    .trim();
}

/** Whether the digits are a GTIN: 8, 12, 13 or 14, the last one the check digit. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = Array.from(code.slice(0, -1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

const faixas = 4;
const faixaBits = 16;
const coarseDigits = 16;
// Up to 7 of 64 bits: by the pigeonhole principle one of four bands then has at most one wrong bit, and all such
// bands can be enumerated.
const longestCoarse = 2 * faixas - 1;
// Of 256 bits. Copies differ in up to about 20, two receipts of one shop's page in more than 40.
const longestFine = 32;

/** Number of bits of an `impressao`, and maximum difference of two copies. */
export const impressaoBits = 320;
export const maximumBits = longestCoarse + longestFine;

/** Returns the lookup keys of a picture: one per band of the coarse part of its `impressao`. */
export const toFaixas = (impressao: string): string[] =>
  Array.from({ length: faixas }, (_, faixa) => toFaixa(faixa, readFaixa(impressao, faixa)));

/** Returns keys of which every similar picture (`isSameFoto`) has at least one. */
export const toFaixasVizinhas = (impressao: string): string[] =>
  Array.from({ length: faixas }, (_, faixa) => {
    const own = readFaixa(impressao, faixa);
    const flipped = Array.from({ length: faixaBits }, (__, bit) => own ^ (1 << bit));
    return [own, ...flipped].map((bits) => toFaixa(faixa, bits));
  }).flat();

const readFaixa = (impressao: string, faixa: number): number =>
  Number.parseInt(impressao.slice(faixa * 4, faixa * 4 + 4), 16);

const toFaixa = (faixa: number, bits: number): string => `f${faixa}:${bits.toString(16).padStart(4, '0')}`;

/** Returns whether two perceptual hashes belong to copies of one picture. */
export function isSameFoto(a: string, b: string): boolean {
  const coarse = countDiferentes(a.slice(0, coarseDigits), b.slice(0, coarseDigits));
  return (
    coarse <= longestCoarse && countDiferentes(a.slice(coarseDigits), b.slice(coarseDigits)) <= longestFine
  );
}

/** Returns the Hamming distance of two hexadecimal texts, in bits. */
export const countDiferentes = (a: string, b: string): number =>
  [...a].reduce((sum, digit, at) => sum + countBits(toDigit(digit) ^ toDigit(b[at])), 0);

const toDigit = (digit = '0'): number => Number.parseInt(digit, 16);

const countBits = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;

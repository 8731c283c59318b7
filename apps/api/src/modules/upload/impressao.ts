import sharp from 'sharp';

const side = 64;
// How many of the lowest frequencies each way: the coarse ones find what is alike, the fine ones tell two receipts that
// only look alike, such as two pages of one shop.
const coarse = 8;
const fine = 16;
// Below this spread of its light a picture shows nothing: all of them would be alike.
const leastDesvio = 4;

const cosines = Array.from({ length: fine }, (_, frequency) =>
  Array.from({ length: side }, (__, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side))),
);

/**
 * What a picture looks like, in 80 hexadecimal digits: of its lowest frequencies (a cosine transform of its light), first
 * of 64 and then of 256, which are stronger than the middle one. Copies of a picture that were made smaller, compressed
 * anew, made brighter or cut by a few pixels differ in few bits. Null for a picture that shows nothing.
 */
export async function toImpressao(imagem: Buffer): Promise<string | null> {
  const luz = await sharp(imagem)
    .greyscale()
    .resize({ width: side, height: side, fit: 'fill' })
    .raw()
    .toBuffer();
  if (measureDesvio(luz) < leastDesvio) return null;
  const rows = Array.from({ length: side }, (_, y) => transform((x) => luz[y * side + x]!));
  const columns = Array.from({ length: fine }, (_, u) => transform((y) => rows[y]![u]!));
  return [coarse, fine].map((size) => toHex(listStrong(columns, size))).join('');
}

const transform = (at: (index: number) => number): number[] =>
  cosines.map((wave) => wave.reduce((sum, cosine, index) => sum + cosine * at(index), 0));

function measureDesvio(luz: Buffer): number {
  const mean = luz.reduce((sum, one) => sum + one, 0) / luz.length;
  return Math.sqrt(luz.reduce((sum, one) => sum + (one - mean) ** 2, 0) / luz.length);
}

/** Whether each of the lowest frequencies is above their middle; the first is the brightness, which says nothing. */
function listStrong(columns: readonly (readonly number[])[], size: number): boolean[] {
  const values = columns.slice(0, size).flatMap((column) => column.slice(0, size));
  const middle = values.slice(1).sort((a, b) => a - b)[values.length >> 1]!;
  return values.map((value, place) => place > 0 && value > middle);
}

const toHex = (bits: readonly boolean[]): string =>
  Array.from({ length: bits.length / 4 }, (_, at) =>
    bits
      .slice(at * 4, at * 4 + 4)
      .reduce((sum, bit) => sum * 2 + Number(bit), 0)
      .toString(16),
  ).join('');

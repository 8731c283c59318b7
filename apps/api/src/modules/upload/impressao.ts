import sharp from 'sharp';

const side = 64;
// Number of lowest DCT frequencies per axis: the coarse ones find similar pictures, the fine ones separate receipts
// that only look alike, such as two pages of one shop.
const coarse = 8;
const fine = 16;
// Below this standard deviation of luminance a picture is blank: all blank pictures would match.
const leastDesvio = 4;

const cosines = Array.from({ length: fine }, (_, frequency) =>
  Array.from({ length: side }, (__, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * side))),
);

/**
 * Returns the perceptual hash of a picture as 80 hexadecimal digits: which of its lowest DCT frequencies exceed
 * their median, 64 coarse bits and then 256 fine ones. Copies that were scaled, recompressed, brightened or
 * cropped by a few pixels differ in few bits. Null for a blank picture.
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

/**
 * Returns which of the lowest frequencies exceed their median; the first one is the mean brightness, which
 * carries no information.
 */
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

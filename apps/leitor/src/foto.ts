import sharp, { type Metadata } from 'sharp';
import { refuse } from '../../api/src/kernel/domain-error.ts';
import { limitInputPixels, requireDecodable } from '../../api/src/modules/upload/decodavel-imagem.ts';

/** A decoded picture: three bytes a pixel, row by row. */
export interface Foto {
  readonly largura: number;
  readonly altura: number;
  readonly rgb: Buffer;
  /** Size of the photo without the padding at the right and below. */
  readonly semMargem: { readonly largura: number; readonly altura: number };
}

/** Longest side that is read. */
const ladoMaximo = 1600;
/** Shortest side on which a receipt can be legible. */
const ladoMinimo = 200;
/** Longest side in shortest ones: a strip of a long receipt. */
const proporcaoMaxima = 12;

// The process reads each picture once, on one core.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a photo: turned by its EXIF orientation, at most 1,600 pixels long, contrast stretched, padded to
 * multiples of 32. Throws upload.imagemInvalida or upload.imagemGrande for a picture that cannot be one of a
 * receipt: of another format, animated, for printing (CMYK), tiny, truncated, or too large to decode.
 */
export async function decodeFoto(bytes: Buffer): Promise<Foto> {
  requireFoto(await requireDecodable(bytes));
  const { data: rgb, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .rotate()
    .resize({ width: ladoMaximo, height: ladoMaximo, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .normalise({ lower: 1, upper: 99 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse('upload.imagemInvalida');
    });
  const { width: largura, height: altura } = info;
  return padTo32(largura, altura, info.channels === 3 ? rgb : toRgb(rgb));
}

function requireFoto({ width, height, pages = 1, space }: Metadata): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (pages > 1 || space === 'cmyk' || short < ladoMinimo || long > short * proporcaoMaxima)
    throw refuse('upload.imagemInvalida');
}

/** Repeats the grey value of each pixel. */
function toRgb(cinza: Buffer): Buffer {
  const rgb = Buffer.alloc(cinza.length * 3);
  for (let at = 0; at < cinza.length; at += 1) rgb.fill(cinza[at] ?? 0, at * 3, at * 3 + 3);
  return rgb;
}

function padTo32(largura: number, altura: number, rgb: Buffer): Foto {
  const semMargem = { largura, altura };
  const [w, h] = [Math.ceil(largura / 32) * 32, Math.ceil(altura / 32) * 32];
  if (w === largura && h === altura) return { largura, altura, rgb, semMargem };
  const padded = Buffer.alloc(w * h * 3, 128);
  for (let y = 0; y < altura; y += 1) rgb.copy(padded, y * w * 3, y * largura * 3, (y + 1) * largura * 3);
  return { largura: w, altura: h, rgb: padded, semMargem };
}

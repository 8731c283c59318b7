import sharp, { type Metadata } from 'sharp';

/** A decoded picture: three bytes a pixel, row by row. */
export interface Imagem {
  readonly largura: number;
  readonly altura: number;
  readonly rgb: Buffer;
}

const limitInputPixels = 40_000_000;
/** Longest side that is read. */
const ladoMaximo = 1600;
/** Shortest side on which a receipt can be legible. */
const ladoMinimo = 200;

// The process reads each picture once.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes: turned by EXIF, at most 1,600 pixels, contrast stretched, padded to multiples of 32. */
export async function decodeImagem(bytes: Buffer): Promise<Imagem> {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .rotate()
    .resize({ width: ladoMaximo, height: ladoMaximo, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .normalise({ lower: 1, upper: 99 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = info.channels === 3 ? data : await toRgb(data, info.width, info.height);
  return padTo32({ largura: info.width, altura: info.height, rgb });
}

const toRgb = (data: Buffer, width: number, height: number) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .raw()
    .toBuffer();

function padTo32({ largura, altura, rgb }: Imagem): Imagem {
  const [w, h] = [Math.ceil(largura / 32) * 32, Math.ceil(altura / 32) * 32];
  if (w === largura && h === altura) return { largura, altura, rgb };
  const padded = Buffer.alloc(w * h * 3, 128);
  for (let y = 0; y < altura; y += 1) rgb.copy(padded, y * w * 3, y * largura * 3, (y + 1) * largura * 3);
  return { largura: w, altura: h, rgb: padded };
}

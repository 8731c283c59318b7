import sharp from 'sharp';
import { createSemaphore } from '../../../kernel/semaphore.ts';

/** Widths in pixels at which a raster picture is served. */
export const imagemLarguras: readonly number[] = [320, 640, 960, 1280, 1920];

/** Upper bound of a picture's declared size, in pixels, against decompression bombs. */
const limitInputPixels = 40_000_000;
/** Width of the blurred preview, in pixels. */
const borraoLargura = 12;
const quality = 78;
/** Density at which sharp renders a vector picture in its own size. */
const ownDensity = 72;

// One picture at a time: decoding a large one takes a second and 100 MB, and any client may ask for it.
const decode = createSemaphore(1);

/** Size of a picture as displayed, with the widths at which it is served, and its blurred preview. */
export interface ImagemMedida {
  readonly largura: number;
  readonly altura: number;
  /** Data URL of about 100 bytes. */
  readonly borrao: string;
  /** Absent for vector pictures, which are served as they are. */
  readonly larguras?: number[];
}

/** Returns the format that the decoder finds in a picture. Throws for bytes that are not a picture. */
export const findFormato = (bytes: Buffer): Promise<string> =>
  decode(async () => (await sharp(bytes, { limitInputPixels }).metadata()).format);

/** Measures a picture. Throws for bytes that are not a picture. */
export const measureImagem = (bytes: Buffer): Promise<ImagemMedida> =>
  decode(async () => {
    const { width, height, format, autoOrient } = await sharp(bytes, { limitInputPixels }).metadata();
    const { width: largura, height: altura } = autoOrient ?? { width, height };
    const small = await sharp(bytes, { limitInputPixels })
      .autoOrient()
      .resize({ width: borraoLargura })
      .webp({ quality: 40, smartSubsample: true })
      .toBuffer();
    const larguras = imagemLarguras.filter((one) => one <= largura);
    return {
      largura,
      altura,
      borrao: `data:image/webp;base64,${small.toString('base64')}`,
      ...(format !== 'svg' && larguras.length > 0 && { larguras }),
    };
  });

/** Renders a raster picture as WebP of the given width. Throws for bytes that are not a picture. */
export const resizeImagem = (bytes: Buffer, largura: number): Promise<Buffer> =>
  decode(() =>
    sharp(bytes, { limitInputPixels })
      .autoOrient()
      .resize({ width: largura, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer(),
  );

/** Size of a link preview, in pixels; messengers show this aspect ratio without cropping. */
export const previaTamanho = { largura: 1200, altura: 630 };

/**
 * Renders a picture as JPEG for link previews, cropped to their size over the background `#rrggbb`. Throws for
 * bytes that are not a picture.
 */
export const toPreviaJpeg = (bytes: Buffer, fundo: string): Promise<Buffer> =>
  decode(async () => {
    const { width } = await sharp(bytes, { limitInputPixels }).metadata();
    // A small vector picture is rendered large enough, a large one not larger than needed.
    const density = Math.min(Math.max((ownDensity * 2 * previaTamanho.largura) / width, 1), 600);
    return sharp(bytes, { limitInputPixels, density })
      .autoOrient()
      .resize({ width: previaTamanho.largura, height: previaTamanho.altura, fit: 'cover' })
      .flatten({ background: fundo })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });

import sharp from 'sharp';

/** Widths in pixels at which a raster picture is served. */
export const imagemLarguras: readonly number[] = [320, 640, 960, 1280, 1920];

/** Upper bound of a picture's declared size, in pixels, against decompression bombs. */
const limitInputPixels = 40_000_000;
/** Width of the blurred preview, in pixels. */
const borraoLargura = 12;
const quality = 78;

/** Size of a picture with the widths at which it is served, and its blurred preview. */
export interface ImagemMedida {
  readonly largura: number;
  readonly altura: number;
  /** Data URL of about 100 bytes. */
  readonly borrao: string;
  /** Absent for vector pictures, which are served as they are. */
  readonly larguras?: number[];
}

/** Measures a picture. Throws for bytes that are not a picture. */
export async function measureImagem(bytes: Buffer): Promise<ImagemMedida> {
  const { width: largura, height: altura, format } = await sharp(bytes, { limitInputPixels }).metadata();
  const small = await sharp(bytes, { limitInputPixels })
    .resize({ width: borraoLargura })
    .webp({ quality: 40, smartSubsample: true })
    .toBuffer();
  const larguras = imagemLarguras.filter((one) => one < largura);
  return {
    largura,
    altura,
    borrao: `data:image/webp;base64,${small.toString('base64')}`,
    ...(format !== 'svg' && larguras.length > 0 && { larguras }),
  };
}

/** Renders a raster picture as WebP of the given width. Throws for bytes that are not a picture. */
export const resizeImagem = (bytes: Buffer, largura: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels })
    .resize({ width: largura, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();

/** Size of a link preview, in pixels: the one that messengers show without cropping. */
export const previaTamanho = { largura: 1200, altura: 630 };

/** Renders a picture as JPEG for link previews, cropped to their size over the background `#rrggbb`. */
export const toPreviaJpeg = (bytes: Buffer, fundo: string): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels, density: 200 })
    .resize({ width: previaTamanho.largura, height: previaTamanho.altura, fit: 'cover' })
    .flatten({ background: fundo })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

import sharp, { type ResizeOptions } from 'sharp';
import { refuse } from '../../kernel/domain-error.ts';
import { createTurns } from '../../kernel/turns.ts';

// 40 megapixels: more than phones take, far less than what would fill the memory.
const limitInputPixels = 40_000_000;
// A picture of that size takes 200 MB while it is read, however few bytes it came in: two at once, the others wait.
const inTurn = createTurns(2);
// No picture is read twice; kept for that, a few of them fill a gigabyte.
sharp.cache(false);
const formats = new Set(['jpeg', 'png', 'webp']);

/** The bytes of a base64 file, with or without the `data:` that browsers put before it. */
export function toBytes(text: string): Buffer {
  // Blanks go first: a pattern that allows them in two places tries every way to share a million of them out.
  const base64 = text.replace(/^data:[\w.+-]{1,20}\/[\w.+-]{1,20};base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refuse('upload.imagemInvalida');
  return Buffer.from(base64, 'base64');
}

/**
 * Writes a picture anew as a JPEG of at most the given size. The content decides what a file is, never its name;
 * writing it anew leaves place and camera behind. Refuses with upload.imagemInvalida.
 */
export function toJpeg(
  bytes: Buffer,
  size: Required<Pick<ResizeOptions, 'width' | 'height' | 'fit'>>,
): Promise<Buffer> {
  return inTurn(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels, failOn: 'error' });
      const { format } = await image.metadata();
      if (!formats.has(format)) throw refuse('upload.imagemInvalida');
      return await image
        .rotate()
        .resize({ ...size, withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
    } catch {
      throw refuse('upload.imagemInvalida');
    }
  });
}

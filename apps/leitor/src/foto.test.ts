import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeFoto } from './foto.ts';

const plain = (width: number, height: number, background = '#808080') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG with a declared size that its bytes do not have. */
async function declareSize(width: number, height: number): Promise<Buffer> {
  const png = await plain(300, 300).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

async function animate(): Promise<Buffer> {
  const frames = [await plain(300, 300).png().toBuffer(), await plain(300, 300, '#202020').png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

describe('decodeFoto', () => {
  it('pads a photo to multiples of 32 and keeps three channels', async () => {
    const { largura, altura, rgb, semMargem } = await decodeFoto(await plain(700, 900).jpeg().toBuffer());
    expect([largura, altura, rgb.length]).toEqual([704, 928, 704 * 928 * 3]);
    expect(semMargem).toEqual({ largura: 700, altura: 900 });
  });

  it('scales to 1,600 pixels and turns by the EXIF orientation', async () => {
    const sideways = await plain(3000, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { largura, altura } = await decodeFoto(sideways);
    expect([largura, altura]).toEqual([1088, 1600]);
  });

  it('repeats the grey of a picture with one channel', async () => {
    const grey = await plain(300, 320, '#404040').greyscale().jpeg().toBuffer();
    const { rgb } = await decodeFoto(grey);
    expect(rgb.length).toBe(320 * 320 * 3);
  });

  it.each([
    ['no picture', () => Promise.resolve(Buffer.from('no picture'))],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
    ['one pixel', () => plain(1, 1).png().toBuffer()],
    ['a line of pixels', () => plain(4000, 210).png().toBuffer()],
    ['an animation', animate],
    ['a GIF', () => plain(300, 300).gif().toBuffer()],
    ['a picture for printing (CMYK)', () => plain(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'an SVG',
      () =>
        Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')),
    ],
    ['a truncated JPEG', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 700)],
  ])('refuses %s with upload.imagemInvalida', async (_, build) => {
    await expect(decodeFoto(await build())).rejects.toMatchObject({ code: 'upload.imagemInvalida' });
  });

  it.each([
    ['100 megapixels', 10_000, 10_000],
    ['a decompression bomb', 60_000, 60_000],
  ])('refuses %s with upload.imagemGrande before decoding', async (_, width, height) => {
    const bytes = await declareSize(width, height);
    await expect(decodeFoto(bytes)).rejects.toMatchObject({ code: 'upload.imagemGrande' });
  });
});

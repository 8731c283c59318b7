import sharp, { type Sharp } from 'sharp';
import { extendGround, hasGround, type Pixels } from '@trevo/config/aplicativo/icone-fundo';
import { contrastRatio } from '@trevo/config/tema/theme';
import { ShellError } from './campanha-app.ts';
import { shellText } from './shell.text.ts';

/** A picture of a brand, drawn as large as anything needs it. */
export interface BrandPicture {
  /** Square, with transparency, `lado` wide. */
  draw(lado: number): Promise<Buffer>;
  /** Whether it is a drawing on a ground of its own, whose corners may be round. */
  readonly hasGround: boolean;
}

/** The largest that a shop asks for. */
const largest = 1024;
const smallest = 512;
const svgPoints = 72;
/** Points of a picture that are looked at, each way, and what the eye needs to tell one from its ground. */
const sampleSide = 48;
const leastContrast = 1.5;
/** Wide enough to measure how much of a picture is covered. */
const groundSide = 128;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The same bytes for the same picture, on every machine that has this version of the library. */
const toPng = (image: Sharp): Promise<Buffer> =>
  image.png({ compressionLevel: 9, adaptiveFiltering: false, palette: false }).toBuffer();

/** Opens a square picture; throws ShellError, in words, for what nobody could make an icon of. */
export async function openPicture(bytes: Buffer, qual: 'icone' | 'simbolo'): Promise<BrandPicture> {
  // -- swallowed: the words for who sent it say what to do, and the library's own say nothing more
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found?.width || !found.height) throw new ShellError(shellText.imagemIlegivel(qual));
  const { width, height, format } = found;
  if (Math.abs(width - height) > 1) throw new ShellError(shellText.imagemNaoQuadrada(qual));
  const isDrawing = format === 'svg';
  if (!isDrawing && width < smallest) throw new ShellError(shellText.imagemPequena(qual, width));
  // A drawing is read at the size at which it is needed, not enlarged from its own.
  const density = isDrawing ? Math.ceil((svgPoints * largest) / width) : svgPoints;
  const whole = await toPng(sharp(bytes, isDrawing ? { density } : {}).ensureAlpha());
  const draw = (lado: number) =>
    lado > 0
      ? toPng(sharp(whole).resize(lado, lado, { fit: 'contain', background: clear }))
      : Promise.reject(new RangeError('a picture without a size'));
  return { draw, hasGround: hasGround(await readPixels(await draw(groundSide), groundSide)) };
}

const readPixels = async (picture: Buffer, lado: number): Promise<Pixels> => ({
  rgba: await sharp(picture).ensureAlpha().raw().toBuffer(),
  lado,
});

/** A square canvas with a picture in its middle. */
export async function drawCentred(options: {
  readonly lado: number;
  readonly desenho: BrandPicture;
  readonly ladoDesenho: number;
  /** Undefined leaves it transparent. */
  readonly fundo?: string | undefined;
}): Promise<Buffer> {
  const { lado, desenho, ladoDesenho, fundo } = options;
  const input = await desenho.draw(Math.round(ladoDesenho));
  const canvas = sharp({ create: { width: lado, height: lado, channels: 4, background: fundo ?? clear } });
  return toPng(canvas.composite([{ input, gravity: 'centre' }]));
}

/**
 * A square canvas without transparency, with a picture in its middle: the picture's own ground goes on to the edges, and
 * `fundo` stands behind a picture that brings none. Systems cut their shapes out of it.
 */
export async function drawOnGround(options: {
  readonly lado: number;
  readonly desenho: BrandPicture;
  readonly ladoDesenho: number;
  readonly fundo: string;
}): Promise<Buffer> {
  const { lado, desenho, fundo } = options;
  if (!desenho.hasGround) return drawCentred(options);
  const { rgba } = extendGround(await readPixels(await drawCentred({ ...options, fundo: undefined }), lado));
  const raw = { width: lado, height: lado, channels: 4 } as const;
  return toPng(sharp(rgba, { raw }).flatten({ background: fundo }).ensureAlpha());
}

/** Only where something is drawn, in white: what systems colour themselves. */
export async function toSilhouette(picture: Buffer): Promise<Buffer> {
  const { data: mask, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const white = { create: { width, height, channels: 3, background: '#ffffff' } } as const;
  return toPng(sharp(white).joinChannel(mask, { raw: { width, height, channels: 1 } }));
}

/** The part of what is drawn that the eye tells from the ground, 0 to 1. */
export async function measureSeen(picture: BrandPicture, fundo: string): Promise<number> {
  const dots = await sharp(await picture.draw(sampleSide))
    .raw()
    .toBuffer();
  let drawn = 0;
  let seen = 0;
  for (let at = 0; at < dots.length; at += 4) {
    if (dots[at + 3]! < 128) continue;
    drawn += 1;
    const cor = `#${dots.subarray(at, at + 3).toString('hex')}`;
    if (contrastRatio(cor, fundo) >= leastContrast) seen += 1;
  }
  return drawn === 0 ? 0 : seen / drawn;
}

/** Cut out as a circle. */
export async function cutRound(picture: Buffer, lado: number): Promise<Buffer> {
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}"><circle cx="${lado / 2}" cy="${lado / 2}" r="${lado / 2}"/></svg>`;
  return toPng(sharp(picture).composite([{ input: Buffer.from(circle), blend: 'dest-in' }]));
}

/** Without transparency, which Apple refuses. */
export const flatten = (picture: Buffer, fundo: string): Promise<Buffer> =>
  toPng(sharp(picture).flatten({ background: fundo }).removeAlpha());

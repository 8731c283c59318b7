import sharp, { type Sharp } from 'sharp';
import { extendGround, hasGround, type Pixels } from '@trevo/config/aplicativo/icone-fundo';
import { contrastRatio } from '@trevo/config/tema/theme';
import { ShellError } from './campanha-app.ts';
import { shellText } from './shell.text.ts';

/** A brand image that can be rendered at any size. */
export interface BrandPicture {
  /** Renders it square, with transparency, `lado` pixels wide. */
  draw(lado: number): Promise<Buffer>;
  /** Whether it has its own background, possibly with round corners. */
  readonly hasGround: boolean;
}

/** Largest size required by an app store. */
const largest = 1024;
const smallest = 512;
const svgPoints = 72;
/** Size of the sample for the contrast check, and the colour difference that is visible. */
const sampleSide = 48;
const leastContrast = 1.5;
/** Sample size for measuring the covered area. */
const groundSide = 128;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Deterministic output for the same image and version of the library. */
const toPng = (image: Sharp): Promise<Buffer> =>
  image.png({ compressionLevel: 9, adaptiveFiltering: false, palette: false }).toBuffer();

/** Opens a square image; throws ShellError with a message for an image that is unusable as an icon. */
export async function openPicture(bytes: Buffer, qual: 'icone' | 'simbolo'): Promise<BrandPicture> {
  // -- swallowed: the message of this program names the remedy, and the library's own adds nothing
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found?.width || !found.height) throw new ShellError(shellText.imagemIlegivel(qual));
  const { width, height, format } = found;
  if (Math.abs(width - height) > 1) throw new ShellError(shellText.imagemNaoQuadrada(qual));
  const isDrawing = format === 'svg';
  if (!isDrawing && width < smallest) throw new ShellError(shellText.imagemPequena(qual, width));
  // Vector images are rendered at the required size instead of being scaled up.
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

/** Renders an image centred on a square canvas. */
export async function drawCentred(options: {
  readonly lado: number;
  readonly desenho: BrandPicture;
  readonly ladoDesenho: number;
  /** Transparent if undefined. */
  readonly fundo?: string | undefined;
}): Promise<Buffer> {
  const { lado, desenho, ladoDesenho, fundo } = options;
  const input = await desenho.draw(Math.round(ladoDesenho));
  const canvas = sharp({ create: { width: lado, height: lado, channels: 4, background: fundo ?? clear } });
  return toPng(canvas.composite([{ input, gravity: 'centre' }]));
}

/**
 * Renders an image centred on a square canvas without transparency: its own background is extended to the edges;
 * `fundo` is used for an image without one. Systems apply their own masks.
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

/** Converts the drawing to a white silhouette, which systems tint themselves. */
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

/** Returns the share of the drawing, 0 to 1, that is visible against the background. */
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

/** Crops to a circle. */
export async function cutRound(picture: Buffer, lado: number): Promise<Buffer> {
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${lado}" height="${lado}"><circle cx="${lado / 2}" cy="${lado / 2}" r="${lado / 2}"/></svg>`;
  return toPng(sharp(picture).composite([{ input: Buffer.from(circle), blend: 'dest-in' }]));
}

/** Removes transparency, which Apple rejects. */
export const flatten = (picture: Buffer, fundo: string): Promise<Buffer> =>
  toPng(sharp(picture).flatten({ background: fundo }).removeAlpha());

import { extendGround, hasGround } from '@trevo/config/aplicativo/icone-fundo';
import sharp from 'sharp';

/** A drawing is rendered at the size that is wanted, and is no larger than this before that. */
const limitInputPixels = 16_000_000;
// No picture is read twice, so libvips's operation cache would only hold memory.
sharp.cache(false);

export interface IconeTamanho {
  /** Width and height in pixels. */
  readonly lado: number;
  /** Whether the phone cuts it into its own shape: then nothing is transparent, and the edge is only colour. */
  readonly isRecortado: boolean;
}

/** The pictures that phones ask for, by the name of their address: Android's two, its own shape, and the iPhone's. */
export const iconesPng: Readonly<Record<string, IconeTamanho>> = {
  '192': { lado: 192, isRecortado: false },
  '512': { lado: 512, isRecortado: false },
  'recortado-512': { lado: 512, isRecortado: true },
  'iphone-180': { lado: 180, isRecortado: true },
};

/** What is left of a picture without a ground of its own when a phone cuts a circle out of it. */
const seguro = 0.66;

/**
 * Draws an icon as a PNG. Throws when the bytes are no picture.
 *
 * @param fundo `#rrggbb`, for what is transparent in an icon that may not be
 */
export async function toIconePng(
  bytes: Buffer,
  { lado, isRecortado }: IconeTamanho,
  fundo: string,
): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const draw = (size: number) =>
    sharp(bytes, { limitInputPixels, density: 300 })
      .resize({ width: size, height: size, fit: 'contain', background: clear })
      .png();
  const whole = await draw(lado).toBuffer();
  if (!isRecortado) return whole;
  const pixels = { rgba: await sharp(whole).ensureAlpha().raw().toBuffer(), lado };
  if (hasGround(pixels)) {
    const raw = { width: lado, height: lado, channels: 4 } as const;
    return sharp(extendGround(pixels).rgba, { raw }).flatten({ background: fundo }).png().toBuffer();
  }
  const small = await draw(Math.round(lado * seguro)).toBuffer();
  return sharp({ create: { width: lado, height: lado, channels: 3, background: fundo } })
    .composite([{ input: small, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** An icon for campaigns that bring none: a starred ticket, drawn, because a server has no fonts. */
export const drawIcone = (primaria: string, sobre: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="116" fill="${primaria}"/>`,
    `<g transform="rotate(-12 256 256)"><path fill="${sobre}" d="M136 172h240a24 24 0 0 1 24 24v28a32 32 0 0 0 0 64v28a24 24 0 0 1-24 24H136`,
    'a24 24 0 0 1-24-24v-28a32 32 0 0 0 0-64v-28a24 24 0 0 1 24-24z"/>',
    `<path fill="${primaria}" d="${star(256, 256, 62, 26)}"/></g></svg>`,
  ].join('');

/** A star of five points as an SVG path. */
function star(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

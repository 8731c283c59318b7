import { extendGround, hasGround } from '@trevo/config/aplicativo/icone-fundo';
import sharp from 'sharp';

/** Upper bound of a picture's declared size, in pixels; vector pictures are rendered at the target size. */
const limitInputPixels = 16_000_000;
// No picture is read twice, so libvips's operation cache would only use memory.
sharp.cache(false);

export interface IconeTamanho {
  /** Width and height in pixels. */
  readonly lado: number;
  /** Maskable icon: the phone crops it to its own shape, so the background is opaque and the edge plain. */
  readonly isRecortado: boolean;
}

/** Icon files requested by phones, by name: two for Android, a maskable one, and Apple's. */
export const iconesPng: Readonly<Record<string, IconeTamanho>> = {
  '192': { lado: 192, isRecortado: false },
  '512': { lado: 512, isRecortado: false },
  'recortado-512': { lado: 512, isRecortado: true },
  'iphone-180': { lado: 180, isRecortado: true },
};

/** Scale of a transparent picture within a maskable icon, so that a circular crop keeps it visible. */
const seguro = 0.66;

/**
 * Renders an icon as PNG. Throws for bytes that are not a picture.
 *
 * @param fundo `#rrggbb` background for an opaque icon
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

/** Draws the default icon, a starred ticket, as shapes, because a server has no fonts. */
export const drawIcone = (primaria: string, sobre: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" rx="116" fill="${primaria}"/>`,
    `<g transform="rotate(-12 256 256)"><path fill="${sobre}" d="M136 172h240a24 24 0 0 1 24 24v28a32 32 0 0 0 0 64v28a24 24 0 0 1-24 24H136`,
    'a24 24 0 0 1-24-24v-28a32 32 0 0 0 0-64v-28a24 24 0 0 1 24-24z"/>',
    `<path fill="${primaria}" d="${star(256, 256, 62, 26)}"/></g></svg>`,
  ].join('');

/** Returns a five-pointed star as an SVG path. */
function star(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Whether the value is #rgb or #rrggbb; only these are accepted, so that a configured colour cannot inject CSS. */
export const isCor = (value: unknown): value is string =>
  typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** OKLCH colour. Conversions from sRGB hex use Björn Ottosson's matrices; contrast is the ratio of WCAG 2.2. */
export interface Oklch {
  /** Lightness, 0 to 1. */
  readonly l: number;
  /** Chroma, 0 (grey) to about 0.37. */
  readonly c: number;
  /** Hue in degrees. */
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Converts `#rgb` or `#rrggbb` to linear red, green and blue, 0 to 1. */
function hexToLinear(hex: string): Triple {
  const six = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const channel = (from: number) => toLinear(parseInt(six.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = hexToLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function oklchToLinear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const isDisplayable = (rgb: Triple) => rgb.every((v) => v > -0.0005 && v < 1.0005);

/** Converts the colour to `#rrggbb`; out-of-gamut colours keep lightness and hue and lose chroma. */
export function oklchToHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let kept = { ...color, l };
  if (!isDisplayable(oklchToLinear(kept))) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < 12; step++) {
      const c = (low + high) / 2;
      if (isDisplayable(oklchToLinear({ ...kept, c }))) low = c;
      else high = c;
    }
    kept = { ...kept, c: low };
  }
  const byte = (v: number) => Math.round(fromLinear(Math.min(1, Math.max(0, v))) * 255);
  return `#${oklchToLinear(kept)
    .map((v) => byte(v).toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = hexToLinear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG contrast ratio of two `#rgb`/`#rrggbb` colours, 1 to 21, in any order. */
export function contrastRatio(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return x > y ? x / y : y / x;
}

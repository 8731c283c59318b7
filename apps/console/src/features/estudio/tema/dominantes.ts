/** Steps of each channel into which pixels are gathered. */
const steps = 16;

interface Cesto {
  peso: number;
  r: number;
  g: number;
  b: number;
}

const toHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** Distance of two colours at which people see two. */
const distancia = 72;

/**
 * Returns the dominant colours of a picture, the strongest first, from its RGBA pixels. Transparent, white and grey
 * pixels count little: a logo's colours are the other ones.
 */
export function findDominantes(pixels: Uint8ClampedArray, maximo = 5): string[] {
  const cestos = new Map<number, Cesto>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    if (alpha < 128) continue;
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    const isWhite = Math.min(r, g, b) > 235;
    const peso = isWhite ? 0.02 : 0.15 + chroma / 255;
    const key =
      Math.floor((r * steps) / 256) * steps * steps +
      Math.floor((g * steps) / 256) * steps +
      Math.floor((b * steps) / 256);
    const cesto = cestos.get(key) ?? { peso: 0, r: 0, g: 0, b: 0 };
    cestos.set(key, cesto);
    cesto.peso += peso;
    cesto.r += r * peso;
    cesto.g += g * peso;
    cesto.b += b * peso;
  }
  const mean = [...cestos.values()]
    .sort((a, b) => b.peso - a.peso)
    .map(({ peso, r, g, b }) => [r / peso, g / peso, b / peso] as const);
  const found: (readonly [number, number, number])[] = [];
  for (const cor of mean) {
    const isNear = found.some(
      (other) => Math.hypot(cor[0] - other[0], cor[1] - other[1], cor[2] - other[2]) < distancia,
    );
    if (!isNear) found.push(cor);
    if (found.length === maximo) break;
  }
  return found.map((cor) => `#${cor.map(toHex).join('')}`);
}

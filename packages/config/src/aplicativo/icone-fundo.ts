/** Pixels of a square picture, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly rgba: Uint8Array;
  /** Width and height in pixels. */
  readonly lado: number;
}

const opaque = 255;
/** A circle covers 78.5 % of its bounding box; a star, a heart or a letter less. */
const leastCoverage = 0.77;
const mostUnequal = 1.1;
/** Steps from the first opaque pixel inwards, past the ones that were blended with the transparent outside. */
const behindEdge = 2;

/** The box around all opaque pixels, its edges included, and their number. */
function measure({ rgba, lado }: Pixels) {
  let [left, top, right, bottom, drawn] = [lado, lado, -1, -1, 0];
  for (let y = 0; y < lado; y += 1)
    for (let x = 0; x < lado; x += 1) {
      if (rgba[(y * lado + x) * 4 + 3]! < opaque) continue;
      drawn += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return { left, top, right, bottom, drawn };
}

/**
 * Whether a picture brings a ground of its own (a square with round corners, a circle) instead of a drawing on nothing.
 */
export function hasGround(pixels: Pixels): boolean {
  const { left, top, right, bottom, drawn } = measure(pixels);
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (drawn === 0 || Math.max(width, height) > Math.min(width, height) * mostUnequal) return false;
  return drawn / (width * height) >= leastCoverage;
}

/**
 * Continues the ground of a picture to the edges of the canvas: straight beside it, and into its round corners with the
 * colour of the first opaque pixel towards the centre. One colour for all would leave wedges where the ground has another
 * one at a corner.
 *
 * @returns other pixels; transparent ones stay where the way to the centre has no opaque one
 */
export function extendGround(pixels: Pixels): Pixels {
  const { rgba, lado } = pixels;
  const filled = new Uint8Array(rgba);
  const { left, top, right, bottom } = measure(pixels);
  const centre = (lado - 1) / 2;
  const isOpaque = (x: number, y: number) => rgba[(y * lado + x) * 4 + 3]! >= opaque;
  const findSource = (x: number, y: number): number | undefined => {
    const [dx, dy] = [centre - x, centre - y];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))));
    const walk = (step: number): [number, number] => [
      Math.round(x + (dx * step) / steps),
      Math.round(y + (dy * step) / steps),
    ];
    for (let step = 0; step <= steps; step += 1) {
      if (!isOpaque(...walk(step))) continue;
      const inner = walk(Math.min(step + behindEdge, steps));
      const [fromX, fromY] = isOpaque(...inner) ? inner : walk(step);
      return (fromY * lado + fromX) * 4;
    }
    return undefined;
  };
  for (let y = 0; y < lado; y += 1)
    for (let x = 0; x < lado; x += 1) {
      if (isOpaque(x, y)) continue;
      const from = findSource(Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom));
      if (from === undefined) continue;
      filled.set([rgba[from]!, rgba[from + 1]!, rgba[from + 2]!, 255], (y * lado + x) * 4);
    }
  return { rgba: filled, lado };
}

/** Pixels of a square image as RGBA bytes. */
export interface Pixels {
  readonly rgba: Uint8Array;
  /** Width and height in pixels. */
  readonly lado: number;
}

const opaque = 255;
/** A circle covers 78.5 % of its bounding box; a star, a heart or a letter less. */
const leastCoverage = 0.77;
const mostUnequal = 1.1;
/** Pixels skipped after the first opaque one, because edge pixels are blended with the transparent outside. */
const behindEdge = 2;

/** Returns the bounding box of all opaque pixels, edges included, and their number. */
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

/** Whether an image has its own background (a rounded square, a circle) instead of a transparent one. */
export function hasGround(pixels: Pixels): boolean {
  const { left, top, right, bottom, drawn } = measure(pixels);
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (drawn === 0 || Math.max(width, height) > Math.min(width, height) * mostUnequal) return false;
  return drawn / (width * height) >= leastCoverage;
}

/**
 * Extends the background of an image to the edges of the canvas: straight at the sides, and into the round
 * corners with the colour of the first opaque pixel towards the centre. A single fill colour would leave wedges
 * where the background differs at a corner.
 *
 * @returns a copy; pixels stay transparent where no opaque pixel lies on the way to the centre
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

import { createScratchShare, type ScratchField, type ScratchShare } from './scratch-share.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Appearance and brush of a cover. */
export interface ScratchLook {
  /** Draws the cover; the pen's unit is CSS pixels. */
  drawCover(pen: CanvasRenderingContext2D, size: Size, tone: ReadTone, fields: readonly ScratchField[]): void;
  /** Resolves when a picture of the cover has arrived; an untouched cover is then drawn again. */
  readonly arrived?: Promise<unknown> | undefined;
  /** Tones of the particles. */
  readonly crumbs: readonly string[];
  /** Width of the brush, as a fraction of the surface width. */
  readonly tip: number;
  /** Maximum canvas pixels per CSS pixel: a foil needs fewer than a drawing. */
  readonly finest: number;
  /** Separate bristles of the brush; 1 is a hard edge. */
  readonly hairs: number;
}

/** A cover on a canvas. */
export interface ScratchCanvas {
  /** Resizes to its box; scratched areas stay scratched. */
  fit(size: Size): void;
  /** Draws the cover again, unless it was touched. */
  repaint(): void;
  /** Erases a stroke through these points. */
  erase(path: readonly Point[]): void;
  clearField(field: number): void;
  share(): ScratchShare;
}

/** Draws the cover and erases strokes from it, on the context of `canvas`. */
export function createScratchCanvas(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  look: ScratchLook,
  fields: readonly ScratchField[],
): ScratchCanvas {
  const tone = readTones();
  let size: Size = { width: 0, height: 0 };
  // The grid cells refer to the size of the surface before the first stroke.
  let counted = size;
  let share = createScratchShare(fields, size);
  let isTouched = false;
  const toCounted = ({ x, y }: Point): Point => ({
    x: (x * counted.width) / size.width,
    y: (y * counted.height) / size.height,
  });
  return {
    fit(next) {
      if (next.width === 0 || (next.width === size.width && next.height === size.height)) return;
      const before = share.total() > 0 ? copy(canvas) : undefined;
      size = next;
      const scale = Math.min(window.devicePixelRatio || 1, look.finest);
      canvas.width = Math.round(size.width * scale);
      canvas.height = Math.round(size.height * scale);
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      if (before) {
        pen.drawImage(before, 0, 0, size.width, size.height);
        return;
      }
      counted = size;
      share = createScratchShare(fields, size);
      look.drawCover(pen, size, tone, fields);
    },
    repaint() {
      if (size.width === 0 || isTouched) return;
      pen.clearRect(0, 0, size.width, size.height);
      look.drawCover(pen, size, tone, fields);
    },
    erase(path) {
      isTouched = true;
      const radius = Math.max(14, size.width * look.tip);
      eraseStroke(pen, path, radius, look.hairs);
      const tip = (radius * counted.width) / size.width;
      for (const [i, point] of path.entries())
        share.scratch(toCounted(path[Math.max(0, i - 1)]!), toCounted(point), tip);
    },
    clearField(index) {
      const field = fields[index];
      if (!field) return;
      isTouched = true;
      const { width, height } = size;
      pen.clearRect(
        field.x * width - 1,
        field.y * height - 1,
        field.width * width + 2,
        field.height * height + 2,
      );
      share.clear(index);
    },
    share: () => share,
  };
}

/** Several bristles side by side leave the trace of a brush. */
function eraseStroke(
  pen: CanvasRenderingContext2D,
  path: readonly Point[],
  radius: number,
  hairs: number,
): void {
  const [first] = path;
  if (!first) return;
  pen.globalCompositeOperation = 'destination-out';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = hairs === 1 ? radius * 2 : (radius * 2.6) / hairs;
  for (let hair = 0; hair < hairs; hair += 1) {
    const aside = hairs === 1 ? 0 : ((hair + 0.5) / hairs - 0.5) * radius * 1.7;
    const along = aside * 0.35;
    pen.globalAlpha = hairs === 1 || hair % 2 === 1 ? 1 : 0.72;
    pen.beginPath();
    pen.moveTo(first.x + along, first.y + aside);
    // A zero-length line draws the dot of a tap.
    for (const { x, y } of path) pen.lineTo(x + along + 0.01, y + aside);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function copy(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const other = document.createElement('canvas');
  other.width = canvas.width;
  other.height = canvas.height;
  other.getContext('2d')?.drawImage(canvas, 0, 0);
  return other;
}

/** Converts a tone of the campaign to a canvas colour. */
export type ReadTone = (name: string) => string;

/** Reads the tones once per drawing: reading the style during a stroke would force a layout. */
export function readTones(): ReadTone {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--cor-${name}`).trim() || '#777777';
}

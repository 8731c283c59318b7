import type { ReadTone } from './scratch-canvas.ts';

/** Drawing of the brand printed on a foil. */
export interface FoilPicture {
  readonly src: string;
  /** Whole icon with a ground of its own, printed as a round picture; otherwise only the outline is printed. */
  readonly isIcone: boolean;
}

export interface FoilPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** Prints one mark on the foil. */
export interface FoilPrint {
  /** Resolves when the picture has arrived and the foil should be drawn again; absent without a picture. */
  readonly arrived?: Promise<unknown>;
  draw(pen: CanvasRenderingContext2D, place: FoilPlace, tone: ReadTone): void;
}

/** Prints the picture of a brand; a ring of no brand without one, while it loads and when it cannot be loaded. */
export function createFoilPrint(picture: FoilPicture | null): FoilPrint {
  if (!picture) return { draw: drawRing };
  const image = new Image();
  const arrived = new Promise<void>((resolve) => {
    image.addEventListener('load', () => resolve());
  });
  image.src = picture.src;
  let stamp: CanvasImageSource | undefined;
  return {
    arrived,
    draw(pen, place, tone) {
      if (!image.complete || image.naturalWidth === 0) return drawRing(pen, place, tone);
      stamp ??= picture.isIcone ? toRound(image) : toOutline(image, tone('sobre-primaria'));
      pen.save();
      pen.translate(place.x, place.y);
      pen.rotate(place.turn);
      pen.drawImage(stamp, -place.size / 2, -place.size / 2, place.size, place.size);
      pen.restore();
    },
  };
}

function drawRing(pen: CanvasRenderingContext2D, { x, y, size }: FoilPlace, tone: ReadTone): void {
  pen.save();
  pen.strokeStyle = tone('sobre-primaria');
  pen.lineWidth = size * 0.16;
  pen.beginPath();
  pen.arc(x, y, size * 0.32, 0, Math.PI * 2);
  pen.stroke();
  pen.restore();
}

/** Pixels of a stamp's side: twice the largest print. */
const stampSide = 160;

/** Draws the image centred in a square canvas, at its aspect ratio. */
function drawStamp(image: HTMLImageElement, before?: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = stampSide;
  const pen = canvas.getContext('2d');
  if (pen) {
    before?.(pen);
    const scale = stampSide / Math.max(image.naturalWidth, image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    pen.drawImage(image, (stampSide - width) / 2, (stampSide - height) / 2, width, height);
  }
  return { canvas, pen };
}

function toOutline(image: HTMLImageElement, cor: string): CanvasImageSource {
  const { canvas, pen } = drawStamp(image);
  if (pen) {
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = cor;
    pen.fillRect(0, 0, stampSide, stampSide);
  }
  return canvas;
}

function toRound(image: HTMLImageElement): CanvasImageSource {
  return drawStamp(image, (pen) => {
    pen.beginPath();
    pen.arc(stampSide / 2, stampSide / 2, stampSide / 2, 0, Math.PI * 2);
    pen.clip();
  }).canvas;
}

export type Picture = HTMLVideoElement | HTMLCanvasElement | ImageBitmap;

export interface DrawPartOptions {
  /** Share of each side, around the centre; 1 is the whole picture. */
  readonly share: number;
  /** Vertical position of the centre as a share of the height; default is the middle. */
  readonly centerY?: number;
  /** Pixels of the result per pixel of the picture. */
  readonly scale: number;
  /** Whether to stretch the contrast, for faded paper and shadows. */
  readonly stretch?: boolean;
}

/** Returns the intrinsic size of a picture in pixels, independent of its size on the screen. */
export const sizeOf = (picture: Picture): { width: number; height: number } =>
  picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

/** Draws a part of a picture on a new canvas. */
export function drawPart(
  picture: Picture,
  { share, centerY = 0.5, scale, stretch }: DrawPartOptions,
): HTMLCanvasElement {
  const { width, height } = sizeOf(picture);
  const [partWidth, partHeight] = [width * share, height * share];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(partWidth * scale));
  canvas.height = Math.max(1, Math.round(partHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  const left = (width - partWidth) / 2;
  const top = Math.max(0, height * centerY - partHeight / 2);
  context.drawImage(picture, left, top, partWidth, partHeight, 0, 0, canvas.width, canvas.height);
  if (stretch) {
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    stretchContrast(pixels.data);
    context.putImageData(pixels, 0, 0);
  }
  return canvas;
}

/** Share of outlier pixels that do not determine black or white, such as glare or dirt. */
const ignoredShare = 0.02;

/** Converts RGBA pixels to grey, with the darkest as black and the lightest as white. */
export function stretchContrast(pixels: Uint8ClampedArray): void {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = (pixels[i]! * 77 + pixels[i + 1]! * 150 + pixels[i + 2]! * 29) >> 8;
    pixels[i] = grey;
    counts[grey]! += 1;
  }
  const ignored = (pixels.length / 4) * ignoredShare;
  const dark = findLevel(counts, ignored, 0, 1);
  const light = findLevel(counts, ignored, 255, -1);
  const spread = 255 / Math.max(1, light - dark);
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = (pixels[i]! - dark) * spread;
    pixels[i] = grey;
    pixels[i + 1] = grey;
    pixels[i + 2] = grey;
  }
}

/** Returns the first level from one end at which the ignored share of pixels is exceeded. */
function findLevel(counts: Uint32Array, ignored: number, from: number, step: 1 | -1): number {
  let seen = 0;
  for (let level = from; level >= 0 && level <= 255; level += step) {
    seen += counts[level]!;
    if (seen > ignored) return level;
  }
  return from;
}

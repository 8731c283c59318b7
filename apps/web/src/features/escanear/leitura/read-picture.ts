import { loadQrDetector } from './qr-detector.ts';

/** Longest sides to try, in pixels: most codes are found in a small picture, dense ones only in a large one. */
const sides = [1200, 2000, 3200];

/**
 * The texts of the QR codes in a picture of any size; empty when none is found. Throws when the file is no picture
 * or the detector could not be loaded.
 */
export async function readPicture(file: Blob): Promise<string[]> {
  const [detect, picture] = await Promise.all([loadQrDetector(), createImageBitmap(file)]);
  try {
    const longest = Math.max(picture.width, picture.height);
    const useful = sides.filter((_side, i) => i === 0 || longest > (sides[i - 1] ?? 0));
    for (const side of useful) {
      const texts = await detect(drawAt(picture, Math.min(1, side / longest)));
      if (texts.length > 0) return texts;
    }
    return [];
  } finally {
    picture.close();
  }
}

function drawAt(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

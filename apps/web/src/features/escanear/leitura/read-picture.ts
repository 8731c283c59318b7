import { isPdf } from '../../../platform/browser/files/blobs.ts';
import { drawPart, type DrawPartOptions, type Picture, sizeOf } from './draw-part.ts';
import { drawPdfPages } from './open-pdf.ts';
import { loadQrDetector, type QrDetector } from './qr-detector.ts';

/** Longest sides to try, in pixels: most codes are found in a small picture, dense ones only in a large one. */
const sides = [1200, 2000, 3200];

/** Attempts for small or faded codes: the middle, enlarged, with stretched contrast. */
const closeLooks: readonly DrawPartOptions[] = [
  { share: 0.6, scale: 2, stretch: true },
  { share: 1, scale: 1, stretch: true },
];
/** Vertical centre of the viewfinder, which is above the middle of the screen. */
const windowCenterY = 0.4;
/** Upper bound of the canvas: more would freeze a low-end phone for seconds. */
const mostPixels = 12_000_000;

/**
 * Returns the texts of the QR codes in a picture of any size, or on the first pages of a PDF; empty when none is
 * found. Throws when the file is neither, or when its reader could not be loaded.
 */
export async function readPicture(file: Blob): Promise<string[]> {
  if (await isPdf(file)) return readPdf(file);
  const [detect, picture] = await Promise.all([loadQrDetector(), createImageBitmap(file)]);
  try {
    const { width, height } = sizeOf(picture);
    const longest = Math.max(width, height);
    const useful = sides.filter((_side, i) => i === 0 || longest > (sides[i - 1] ?? 0));
    const looks = useful.map((side) => ({ share: 1, scale: Math.min(1, side / longest) }));
    return await readLooks(picture, detect, [...looks, ...closeLooks]);
  } finally {
    picture.close();
  }
}

async function readPdf(file: Blob): Promise<string[]> {
  const detect = await loadQrDetector();
  for await (const page of drawPdfPages(file)) {
    const texts = await readLooks(page, detect, [
      { share: 1, scale: 0.6 },
      { share: 1, scale: 1 },
      ...closeLooks,
    ]);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Scans the current camera frame thoroughly, at full resolution. */
export async function readClosely(video: HTMLVideoElement, detect: QrDetector): Promise<string[]> {
  // Copies the frame, so that every attempt sees the same picture.
  const frame = drawPart(video, { share: 1, scale: 1 });
  const looks = closeLooks.map((look) => ({ ...look, centerY: look.share < 1 ? windowCenterY : 0.5 }));
  return readLooks(frame, detect, [{ share: 1, scale: 1 }, ...looks]);
}

async function readLooks(
  picture: Picture,
  detect: QrDetector,
  looks: readonly DrawPartOptions[],
): Promise<string[]> {
  const { width, height } = sizeOf(picture);
  for (const look of looks) {
    const most = Math.sqrt(mostPixels / (width * height)) / look.share;
    const texts = await detect(drawPart(picture, { ...look, scale: Math.min(look.scale, most) }));
    if (texts.length > 0) return texts;
  }
  return [];
}

import { isPdf, toPdf } from '../../../platform/browser/blobs.ts';

/** Enough to read a receipt, little enough for 4G in a supermarket. */
const maxSide = 1600;
const quality = 0.8;
export const maxPdfBytes = 8 * 1024 * 1024;

export class FotoIlegivel extends Error {
  override readonly name = 'FotoIlegivel';
}
export class PdfGrande extends Error {
  override readonly name = 'PdfGrande';
}

/** The size at which a picture is kept: its longest side at most 1600, its shape the same, never enlarged. */
function fitFoto(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Makes a picture small: a JPEG, upright as it was taken, without anything else that the camera wrote into the file
 * (where, when, with which phone). A PDF stays as it is, and says that it is one. Decoding and packing happen away from the main thread where
 * the browser can. Throws FotoIlegivel or PdfGrande.
 */
export async function compressFoto(file: Blob): Promise<Blob> {
  if (await isPdf(file).catch(() => false)) {
    if (file.size > maxPdfBytes) throw new PdfGrande();
    return toPdf(file);
  }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      return await paint(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    throw new FotoIlegivel();
  }
}

async function paint(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fitFoto(bitmap.width, bitmap.height);
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'), bitmap, width, height);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d'), bitmap, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new FotoIlegivel())), 'image/jpeg', quality),
  );
}

function draw(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new FotoIlegivel();
  // JPEG has no transparency: what is clear would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}

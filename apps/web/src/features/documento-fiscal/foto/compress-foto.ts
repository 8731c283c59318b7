import { isPdf, toPdf } from '../../../platform/browser/files/blobs.ts';

/** Longest side in pixels: enough to read a receipt, small enough for 4G in a supermarket. */
const maxSide = 1600;
const quality = 0.8;
export const maxPdfBytes = 8 * 1024 * 1024;

export class FotoIlegivel extends Error {
  override readonly name = 'FotoIlegivel';
}
export class PdfGrande extends Error {
  override readonly name = 'PdfGrande';
}

/** Returns the size of the compressed picture: same aspect ratio, longest side at most 1600, never enlarged. */
function fitFoto(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Compresses a picture to an upright JPEG and drops the metadata of the camera (place, time, device). A PDF
 * stays unchanged and gets the PDF type. Decoding and encoding run off the main thread where the browser
 * supports it. Throws FotoIlegivel or PdfGrande.
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
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}

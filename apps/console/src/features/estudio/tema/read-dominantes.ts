import { findDominantes } from './dominantes.ts';

/** Longest side of the drawing that is examined. */
const lado = 96;

/** Draws a picture and returns its dominant colours; none where the browser cannot draw it. */
export function readDominantes(conteudo: string): Promise<string[]> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('error', () => resolve([]));
    image.addEventListener('load', () => {
      const canvas = document.createElement('canvas');
      // A vector drawing may have no size of its own.
      const [width, height] = [image.naturalWidth || lado, image.naturalHeight || lado];
      const scale = lado / Math.max(width, height);
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return resolve([]);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      resolve(findDominantes(context.getImageData(0, 0, canvas.width, canvas.height).data));
    });
    image.src = conteudo;
  });
}

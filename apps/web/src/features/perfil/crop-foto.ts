/** Square crop area, in pixels of the picture. */
export interface Recorte {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size that the server stores at most, in pixels. */
const maxSide = 512;
const quality = 0.8;

/** Returns the side of the crop square on the screen, in pixels: the window less its margins, capped for desktops. */
export const getCropSide = (windowWidth: number): number =>
  windowWidth > 650 ? Math.min(windowWidth - 50, 600) : windowWidth - 50;

/** Crops the square and returns it as a JPEG. Throws when the picture cannot be decoded. */
export async function cropFoto(url: string, { x, y, width, height }: Recorte): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(maxSide, Math.round(width)));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', quality);
}

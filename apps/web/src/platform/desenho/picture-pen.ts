import { formatNumeroSorte } from '@trevo/rules/texto/mask';

/** Canvas with the campaign's colours and font. */
export interface PicturePen {
  readonly pen: CanvasRenderingContext2D;
  /** Returns a colour of the theme by its name. */
  colour(name: string): string;
  /** Sets weight and size of the following text. */
  font(weight: number, size: number): void;
  toPng(): Promise<Blob>;
}

/** Creates an empty picture. Throws when the browser has no canvas context. */
export function openPicture(width: number, height: number): PicturePen {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no 2D canvas');
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--familia') || 'system-ui, sans-serif';
  return {
    pen,
    colour: (name) => style.getPropertyValue(`--cor-${name}`).trim(),
    font: (weight, size) => void (pen.font = `${weight} ${size}px ${family}`),
    toPng: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('the canvas returned no picture'))),
          'image/png',
        );
      }),
  };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Loads the campaign's logo; null when it is missing or fails, so that the picture is drawn without it. */
export async function loadLogo(src: string | null): Promise<HTMLImageElement | null> {
  if (!src) return null;
  const image = new Image();
  // A cross-origin image without CORS would taint the canvas.
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Draws the logo on a plate, as brands expect: as wide as needed, aligned in the box by `align`. */
export function drawLogo(
  { pen, colour }: PicturePen,
  logo: HTMLImageElement,
  { x, y, width, height }: Box,
  align: 'start' | 'center',
): void {
  const inset = height * 0.16;
  const ratio = logo.naturalWidth / (logo.naturalHeight || 1) || 1;
  const shown = Math.min(width - 2 * inset, (height - 2 * inset) * ratio);
  const plate = shown + 2 * inset;
  const left = align === 'start' ? x : x + (width - plate) / 2;
  fillBox(pen, { x: left, y, width: plate, height }, colour('superficie'), height * 0.28);
  pen.drawImage(logo, left + inset, y + (height - shown / ratio) / 2, shown, shown / ratio);
}

/** Draws a picture that covers a rounded box, cropped evenly. */
export function drawCover(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: Box,
  radius: number,
): void {
  const [wide, high] = [image.naturalWidth || width, image.naturalHeight || height];
  const scale = Math.max(width / wide, height / high);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.clip();
  pen.drawImage(
    image,
    (wide - cutWidth) / 2,
    (high - cutHeight) / 2,
    cutWidth,
    cutHeight,
    x,
    y,
    width,
    height,
  );
  pen.restore();
}

export function fillBox(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  fill: string,
  radius: number,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

/**
 * Writes a lucky number centred at `x` with every digit in a cell of equal width, because a canvas has no
 * tabular figures and numbers must align vertically.
 */
export function writeNumero(
  pen: CanvasRenderingContext2D,
  { serie, numero }: { readonly serie: string; readonly numero: string },
  x: number,
  y: number,
): void {
  const figure = Math.max(...[...'0123456789'].map((digit) => pen.measureText(digit).width));
  const text = [...formatNumeroSorte(serie, numero)];
  const advance = (character: string) => (character === ' ' ? figure * 0.5 : figure);
  let at = x - text.reduce((sum, character) => sum + advance(character), 0) / 2;
  pen.textAlign = 'center';
  for (const character of text) {
    pen.fillText(character, at + advance(character) / 2, y);
    at += advance(character);
  }
  pen.textAlign = 'start';
}

/** Truncates the text until it fits. */
export function fitText(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > room) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Wraps the text into lines that fit; truncates the last one. */
export function wrapText(
  pen: CanvasRenderingContext2D,
  text: string,
  room: number,
  maximum: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    const fits = lines.length > 0 && pen.measureText(longer).width <= room;
    if (fits || lines.length === maximum) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitText(pen, line, room));
}

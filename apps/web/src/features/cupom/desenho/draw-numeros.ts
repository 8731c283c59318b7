import {
  drawLogo,
  fillBox,
  fitText,
  loadLogo,
  openPicture,
  writeNumero,
} from '../../../platform/desenho/picture-pen.ts';

export interface NumerosPicture {
  readonly titulo: string;
  readonly campanha: string;
  readonly logo: string | null;
  readonly numeros: readonly { readonly serie: string; readonly numero: string }[];
}

const width = 1080;
const height = 1350;
const margin = 84;
const columns = 2;
const gap = 28;
/** Maximum of numbers that stay readable on a phone; the rest is shown as a count. */
const maximum = 12;

/** Splits the numbers into those drawn in the picture and the count of the rest. */
export function splitNumeros<T>(numeros: readonly T[]): { shown: readonly T[]; more: number } {
  return { shown: numeros.slice(0, maximum), more: Math.max(0, numeros.length - maximum) };
}

/** Draws the numbers as a portrait PNG in the campaign's colours. It contains no personal data. */
export async function drawNumeros({ titulo, campanha, logo, numeros }: NumerosPicture): Promise<Blob> {
  const image = await loadLogo(logo);
  const picture = openPicture(width, height);
  const { pen, colour, font } = picture;
  const room = width - 2 * margin;
  pen.fillStyle = colour('primaria');
  pen.fillRect(0, 0, width, height);
  if (image) drawLogo(picture, image, { x: margin, y: 68, width: room, height: 112 }, 'start');
  pen.fillStyle = colour('sobre-primaria');
  font(800, 72);
  pen.fillText(fitText(pen, titulo, room), margin, 280);
  font(600, 42);
  pen.fillText(fitText(pen, campanha, room), margin, 342);

  const { shown, more } = splitNumeros(numeros);
  // Few numbers are drawn in one column, larger.
  const across = shown.length > 5 ? columns : 1;
  const cell = { width: (room - gap * (across - 1)) / across, height: across === 1 ? 148 : 126 };
  for (const [i, numero] of shown.entries()) {
    const x = margin + (i % across) * (cell.width + gap);
    const y = 398 + Math.floor(i / across) * (cell.height + 20);
    fillBox(pen, { x, y, ...cell }, colour('superficie'), 28);
    pen.fillStyle = colour('texto');
    font(800, across === 1 ? 96 : 66);
    writeNumero(pen, numero, x + cell.width / 2, y + cell.height / 2 + (across === 1 ? 34 : 24));
  }
  if (more > 0) {
    pen.fillStyle = colour('sobre-primaria');
    font(600, 44);
    pen.fillText(`+ ${more}`, margin, height - 50);
  }
  return picture.toPng();
}

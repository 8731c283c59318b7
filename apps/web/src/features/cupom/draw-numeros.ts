export interface NumerosPicture {
  readonly titulo: string;
  readonly campanha: string;
  readonly numeros: readonly { readonly serie: string; readonly numero: string }[];
}

const width = 1080;
const height = 1350;
const margin = 84;
const columns = 2;
/** More than these do not stay readable on a phone; the rest is told as a count. */
const maximum = 12;

/** How many numbers a picture shows, and how many it only counts. */
export function splitNumeros<T>(numeros: readonly T[]): { shown: readonly T[]; more: number } {
  return { shown: numeros.slice(0, maximum), more: Math.max(0, numeros.length - maximum) };
}

/** Draws the numbers as a portrait PNG in the colours of the campaign. Nothing in it tells whose they are. */
export async function drawNumeros({ titulo, campanha, numeros }: NumerosPicture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const family = style.getPropertyValue('--familia') || 'system-ui, sans-serif';
  const font = (weight: number, size: number) => (pen.font = `${weight} ${size}px ${family}`);

  pen.fillStyle = colour('--cor-primaria', '#355da1');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colour('--cor-sobre-primaria', '#ffffff');
  font(600, 44);
  pen.fillText(fit(pen, campanha, width - 2 * margin), margin, 140);
  font(800, 76);
  pen.fillText(fit(pen, titulo, width - 2 * margin), margin, 232);

  const { shown, more } = splitNumeros(numeros);
  const gap = 28;
  const cell = { width: (width - 2 * margin - gap) / columns, height: 138 };
  for (const [i, { serie, numero }] of shown.entries()) {
    const x = margin + (i % columns) * (cell.width + gap);
    const y = 300 + Math.floor(i / columns) * (cell.height + gap - 8);
    pen.fillStyle = colour('--cor-superficie', '#ffffff');
    pen.beginPath();
    pen.roundRect(x, y, cell.width, cell.height, 28);
    pen.fill();
    pen.fillStyle = colour('--cor-texto', '#1a1c22');
    font(600, 34);
    pen.fillText(serie, x + 34, y + 84);
    font(800, 66);
    pen.fillText(`${numero.slice(0, 2)} ${numero.slice(2)}`, x + 110, y + 93);
  }
  if (more > 0) {
    pen.fillStyle = colour('--cor-sobre-primaria', '#ffffff');
    font(600, 44);
    pen.fillText(`+ ${more}`, margin, height - 84);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png');
  });
}

/** The text, shortened until it fits. */
function fit(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > room) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

import { paintGold, portrait } from '../../../platform/desenho/gold-paper.ts';
import {
  type Box,
  fillBox,
  fitText,
  loadLogo,
  openPicture,
  type PicturePen,
  wrapText,
} from '../../../platform/desenho/picture-pen.ts';

export interface VoucherPicture {
  readonly titulo: string;
  readonly premio: string;
  /** The address of the prize's own picture. */
  readonly imagem: string | null;
  readonly campanha: string;
  readonly logo: string | null;
  /** Whose it is and what it is called by: only on the picture that its owner keeps. */
  readonly guarda?: {
    readonly rotulo: string;
    readonly codigo: string;
    readonly linhas: readonly string[];
  };
}

const { width, height, margin } = portrait;
const middle = width / 2;
const room = width - 2 * margin;

/** Draws a prize as a portrait PNG in gold: to show to others, or with `guarda` to keep. */
export async function drawVoucher(given: VoucherPicture): Promise<Blob> {
  const { titulo, premio, imagem, campanha, logo, guarda } = given;
  const [mark, art] = await Promise.all([loadLogo(logo), loadLogo(imagem)]);
  const picture = openPicture(width, height);
  const { pen, colour, font } = picture;
  paintGold(picture, mark);
  const write = (text: string, y: number) => pen.fillText(fitText(pen, text, room), middle, y);
  font(800, guarda ? 58 : 72);
  const lines = wrapText(pen, premio, room - 100, 2);
  font(800, guarda ? 108 : 150);
  write(titulo, guarda ? 370 : 430);
  const papel = guarda
    ? { x: margin, y: 420, width: room, height: 760 }
    : { x: margin, y: 520, width: room, height: 470 + lines.length * 82 };
  fillBox(pen, papel, colour('superficie'), 48);
  if (art) drawArt(pen, art, { x: middle - 170, y: papel.y + 40, width: 340, height: guarda ? 250 : 340 });
  pen.textAlign = 'center';
  pen.fillStyle = colour('texto');
  font(800, guarda ? 58 : 72);
  const first = papel.y + (art ? (guarda ? 366 : 476) : guarda ? 190 : 300);
  for (const [line, words] of lines.entries()) pen.fillText(words, middle, first + line * (guarda ? 66 : 82));
  if (guarda) writeGuarda(picture, guarda, papel.y + 540);
  pen.fillStyle = colour('sobre-ouro');
  font(700, 46);
  write(campanha, 1266);
  return picture.toPng();
}

/** As large as its place lets it be. */
function drawArt(pen: CanvasRenderingContext2D, art: HTMLImageElement, box: Box): void {
  const ratio = art.naturalWidth / (art.naturalHeight || 1) || 1;
  const wide = Math.min(box.width, box.height * ratio);
  const high = wide / ratio;
  pen.drawImage(art, box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high);
}

function writeGuarda(
  { pen, colour, font }: PicturePen,
  { rotulo, codigo, linhas }: NonNullable<VoucherPicture['guarda']>,
  y: number,
): void {
  pen.strokeStyle = colour('borda-forte');
  pen.lineWidth = 4;
  pen.setLineDash([14, 14]);
  pen.beginPath();
  pen.moveTo(margin + 48, y - 76);
  pen.lineTo(width - margin - 48, y - 76);
  pen.stroke();
  pen.fillStyle = colour('texto-suave');
  font(500, 36);
  pen.fillText(rotulo, middle, y - 18);
  pen.fillStyle = colour('texto');
  font(800, 72);
  pen.fillText(codigo, middle, y + 62);
  pen.fillStyle = colour('texto-suave');
  font(500, 38);
  for (const [line, words] of linhas.entries())
    pen.fillText(fitText(pen, words, room - 100), middle, y + 126 + line * 50);
}

import { paintGold, portrait } from '../../../platform/desenho/gold-paper.ts';
import { encodeModules } from '@trevo/ui/display/code/qr-modules.ts';
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
  /** URL of the prize's picture. */
  readonly imagem: string | null;
  readonly campanha: string;
  readonly logo: string | null;
  /** Owner and code; only on the picture that the owner saves. */
  readonly guarda?: {
    readonly rotulo: string;
    readonly codigo: string;
    /** Name of the winner and date. */
    readonly dono: string;
    /** Deadline for receiving the prize. */
    readonly prazo: { readonly rotulo: string; readonly dia: string } | undefined;
  };
}

const { width, height, margin } = portrait;
const middle = width / 2;
const room = width - 2 * margin;

/** Draws a prize as a portrait PNG in gold: for sharing, or with `guarda` for saving and handing in. */
export async function drawVoucher(given: VoucherPicture): Promise<Blob> {
  const { titulo, premio, imagem, campanha, logo, guarda } = given;
  const [mark, art] = await Promise.all([loadLogo(logo), loadLogo(imagem)]);
  const picture = openPicture(width, height);
  const { pen, colour, font } = picture;
  const place = guarda ? toKeep : toShow;
  paintGold(picture, mark);
  const write = (text: string, y: number) => pen.fillText(fitText(pen, text, room), middle, y);
  font(800, place.letter);
  const lines = wrapText(pen, premio, room - 100, 2);
  font(800, place.titulo.letter);
  write(titulo, place.titulo.y);
  const papel = {
    x: margin,
    y: place.papel,
    width: room,
    height: guarda ? 820 : 470 + lines.length * place.line,
  };
  fillBox(pen, papel, colour('superficie'), 48);
  if (art) drawArt(pen, art, { x: middle - 170, y: papel.y + 36, width: 340, height: place.art });
  pen.textAlign = 'center';
  pen.fillStyle = colour('texto');
  font(800, place.letter);
  const first = papel.y + (art ? place.first : place.alone);
  for (const [line, words] of lines.entries()) pen.fillText(words, middle, first + line * place.line);
  if (guarda) {
    pen.fillStyle = colour('texto-suave');
    font(500, 34);
    const below = first + (lines.length - 1) * place.line + 52;
    pen.fillText(fitText(pen, guarda.dono, room - 100), middle, below);
    writeGuarda(picture, guarda, papel.y + 492);
  }
  pen.textAlign = 'center';
  pen.fillStyle = colour('sobre-ouro');
  font(700, 46);
  write(campanha, guarda ? 1286 : 1266);
  return picture.toPng();
}

// Layout of the picture: its paper, and the first line of the prize's name with or without artwork.
const toShow = {
  titulo: {
    y: 430,
    letter: 150,
  },
  papel: 520,
  art: 340,
  letter: 72,
  line: 82,
  first: 476,
  alone: 300,
};
const toKeep = {
  titulo: {
    y: 346,
    letter: 96,
  },
  papel: 390,
  art: 220,
  letter: 58,
  line: 66,
  first: 322,
  alone: 220,
};

/** Draws the artwork as large as its box allows. */
function drawArt(pen: CanvasRenderingContext2D, art: HTMLImageElement, box: Box): void {
  const ratio = art.naturalWidth / (art.naturalHeight || 1) || 1;
  const wide = Math.min(box.width, box.height * ratio);
  const high = wide / ratio;
  pen.drawImage(art, box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high);
}

/** Draws the section below `y`: texts on the left, the QR code on the right. */
function writeGuarda(
  { pen, colour, font }: PicturePen,
  { rotulo, codigo, prazo }: NonNullable<VoucherPicture['guarda']>,
  y: number,
): void {
  const inset = 48;
  const code = { x: width - margin - inset - 290, y: y + 24, width: 290, height: 290 };
  const left = margin + inset;
  const wide = code.x - left - 28;
  pen.strokeStyle = colour('borda-forte');
  pen.lineWidth = 4;
  pen.setLineDash([14, 14]);
  pen.beginPath();
  pen.moveTo(left, y);
  pen.lineTo(width - left, y);
  pen.stroke();
  drawModules(pen, encodeModules(codigo), code);
  pen.textAlign = 'start';
  const facts = [{ rotulo, fato: codigo, size: 54 }, prazo && { ...prazo, fato: prazo.dia, size: 38 }];
  for (const [at, fact] of facts.entries()) {
    if (!fact) continue;
    pen.fillStyle = colour('texto-suave');
    font(500, 34);
    pen.fillText(fitText(pen, fact.rotulo, wide), left, y + 84 + at * 128);
    pen.fillStyle = colour('texto');
    font(800, fact.size);
    pen.fillText(fitText(pen, fact.fato, wide), left, y + 142 + at * 128);
  }
}

/** Black on white on whole pixels in every theme, so that cameras can read it. */
function drawModules(pen: CanvasRenderingContext2D, rows: readonly boolean[][], box: Box): void {
  fillBox(pen, box, 'white', 16);
  const side = Math.floor(box.width / rows.length);
  const inset = Math.floor((box.width - side * rows.length) / 2);
  pen.fillStyle = 'black';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(box.x + inset + x * side, box.y + inset + y * side, side, side);
}

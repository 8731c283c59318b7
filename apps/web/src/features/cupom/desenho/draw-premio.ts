import { paintGold, portrait } from '../../../platform/desenho/gold-paper.ts';
import {
  drawCover,
  fillBox,
  fitText,
  loadLogo,
  openPicture,
  wrapText,
  writeNumero,
} from '../../../platform/desenho/picture-pen.ts';

export interface PremioPicture {
  readonly titulo: string;
  readonly premio: string;
  readonly numero: { readonly serie: string; readonly numero: string };
  /** Name of the sorteio. */
  readonly detalhe: string;
  readonly campanha: string;
  readonly logo: string | null;
  /** Address of the prize's picture. */
  readonly imagem: string | null;
}

const { width, height, margin } = portrait;
const middle = width / 2;

/** Draws a winning number as a portrait PNG in gold. It contains no personal data. */
export async function drawPremio(given: PremioPicture): Promise<Blob> {
  const { titulo, premio, numero, detalhe, campanha, logo, imagem } = given;
  const [image, prize] = await Promise.all([loadLogo(logo), loadLogo(imagem)]);
  const picture = openPicture(width, height);
  const { pen, colour, font } = picture;
  const room = width - 2 * margin;
  paintGold(picture, image);

  const write = (text: string, y: number) => pen.fillText(fitText(pen, text, room), middle, y);
  if (prize) {
    font(800, 128);
    write(titulo, 372);
    font(700, 56);
    for (const [line, words] of wrapText(pen, premio, room, 2).entries()) write(words, 456 + line * 66);
    drawCover(pen, prize, { x: margin, y: 560, width: room, height: 262 }, 48);
  } else {
    font(800, 168);
    write(titulo, 500);
    font(700, 68);
    for (const [line, words] of wrapText(pen, premio, room, 3).entries()) write(words, 636 + line * 84);
  }

  const papel = { x: margin, y: 850, width: room, height: 300 };
  fillBox(pen, papel, colour('superficie'), 48);
  pen.fillStyle = colour('texto');
  font(800, 148);
  writeNumero(pen, numero, middle, papel.y + 165);
  pen.textAlign = 'center';
  pen.fillStyle = colour('texto-suave');
  font(600, 42);
  pen.fillText(fitText(pen, detalhe, room - 80), middle, papel.y + 246);
  pen.fillStyle = colour('sobre-ouro');
  font(700, 46);
  write(campanha, 1256);
  return picture.toPng();
}

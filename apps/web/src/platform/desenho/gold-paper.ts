import { drawLogo, type PicturePen } from './picture-pen.ts';

/** Of a portrait picture to share: what it measures, and its margin. */
export const portrait = { width: 1080, height: 1350, margin: 84 } as const;

/** Covers a portrait picture with gold and light, with the logo on top, and is ready to write in the middle on it. */
export function paintGold(picture: PicturePen, logo: HTMLImageElement | null): void {
  const { pen, colour } = picture;
  const { width, height, margin } = portrait;
  const gold = pen.createLinearGradient(0, 0, width, height);
  gold.addColorStop(0, colour('ouro'));
  gold.addColorStop(1, colour('ouro-fim'));
  pen.fillStyle = gold;
  pen.fillRect(0, 0, width, height);
  drawRays(pen, colour('ouro'));
  const room = { x: margin, y: 84, width: width - 2 * margin, height: 150 };
  if (logo) drawLogo(picture, logo, room, 'center');
  pen.textAlign = 'center';
  pen.fillStyle = colour('sobre-ouro');
}

/** Light behind the words. */
function drawRays(pen: CanvasRenderingContext2D, fill: string): void {
  const rays = 18;
  pen.save();
  pen.translate(portrait.width / 2, 500);
  pen.globalAlpha = 0.5;
  pen.fillStyle = fill;
  for (let ray = 0; ray < rays; ray++) {
    pen.rotate((2 * Math.PI) / rays);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(1400, -110);
    pen.lineTo(1400, 110);
    pen.fill();
  }
  pen.restore();
}

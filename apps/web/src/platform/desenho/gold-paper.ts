import { drawLogo, type PicturePen } from './picture-pen.ts';

/** Size and margin of a portrait picture for sharing, in pixels. */
export const portrait = { width: 1080, height: 1350, margin: 84 } as const;

/** Paints a portrait picture with gold and light rays, with the logo at the top, and sets the centred text style. */
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

/** Draws light rays behind the text. */
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

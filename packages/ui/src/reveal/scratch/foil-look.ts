import { createFoilPrint, type FoilPicture, type FoilPrint } from './foil-print.ts';
import type { ReadTone, ScratchLook, Size } from './scratch-canvas.ts';
import type { ScratchField } from './scratch-share.ts';

type Pen = CanvasRenderingContext2D;

/** Returns a foil in the brand's colour with a diagonal shine and printed marks of the brand. */
export function createFoilLook(picture: FoilPicture | null): ScratchLook {
  const print = createFoilPrint(picture);
  return {
    crumbs: ['primaria', 'primaria-hover', 'primaria-container'],
    tip: 0.075,
    finest: 1.5,
    hairs: 1,
    arrived: print.arrived,
    drawCover(pen, size, tone) {
      fillFoil(pen, { left: 0, top: 0, ...size }, tone);
      printMarks(pen, size, tone, print);
    },
  };
}

/** Returns the same foil cut into small panes, one per field. */
export function createPanesLook(picture: FoilPicture | null): ScratchLook {
  const print = createFoilPrint(picture);
  return {
    crumbs: ['primaria', 'secundaria', 'primaria-container'],
    tip: 0.055,
    finest: 1.5,
    hairs: 1,
    arrived: print.arrived,
    drawCover(pen, size, tone, fields) {
      for (const field of fields) drawPane(pen, size, tone, field, print);
    },
  };
}

function drawPane(pen: Pen, size: Size, tone: ReadTone, field: ScratchField, print: FoilPrint): void {
  const box = {
    left: field.x * size.width,
    top: field.y * size.height,
    width: field.width * size.width,
    height: field.height * size.height,
  };
  pen.save();
  pen.beginPath();
  pen.roundRect(box.left, box.top, box.width, box.height, 16);
  pen.clip();
  fillFoil(pen, box, tone);
  pen.globalAlpha = 0.3;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  print.draw(pen, { ...middle, size: box.width * 0.5, turn: 0 }, tone);
  pen.restore();
}

function fillFoil(pen: Pen, box: { left: number; top: number } & Size, tone: ReadTone): void {
  const { left, top, width, height } = box;
  pen.fillStyle = tone('primaria');
  pen.fillRect(left, top, width, height);
  const shine = pen.createLinearGradient(left, top, left + width, top + height);
  const stops = [0, 0.18, 0.34, 0.5, 0.68, 0.84, 1];
  const lights = [0.26, 0.05, 0.34, 0.08, 0.02, 0.22, 0.04];
  for (const [i, stop] of stops.entries()) shine.addColorStop(stop, `rgb(255 255 255 / ${lights[i]})`);
  pen.fillStyle = shine;
  pen.fillRect(left, top, width, height);
  const shade = pen.createLinearGradient(left, top, left, top + height);
  shade.addColorStop(0, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.14)');
  pen.fillStyle = shade;
  pen.fillRect(left, top, width, height);
}

function printMarks(pen: Pen, { width, height }: Size, tone: ReadTone, print: FoilPrint): void {
  const step = 58;
  pen.save();
  pen.globalAlpha = 0.16;
  for (let row = 0; row * step * 0.8 < height + step; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const x = column * step + (row % 2) * (step / 2);
      print.draw(pen, { x, y: row * step * 0.8, size: 30, turn: row % 2 ? 0.2 : -0.2 }, tone);
    }
  }
  pen.restore();
}

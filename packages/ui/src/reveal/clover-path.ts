/** A four-leaf clover around 0, 0 in a box of about 44: own drawing. */
export const cloverLeaf =
  'M0 0C-3.5-3.5-8.8-7-9.2-12.5C-9.6-18.8-2.6-20 0-15.8C2.6-20 9.6-18.8 9.2-12.5C8.8-7 3.5-3.5 0 0Z';
export const cloverStem = 'M1 1C3 9 8 14 15 17';
export const cloverTurns = [0, 90, 180, 270] as const;

let leaf: Path2D | undefined;

/** Draws a clover of one colour on a canvas. */
export function drawClover(
  pen: CanvasRenderingContext2D,
  place: { x: number; y: number; size: number; turn: number },
): void {
  leaf ??= new Path2D(cloverLeaf);
  pen.save();
  pen.translate(place.x, place.y);
  pen.rotate(place.turn);
  pen.scale(place.size / 44, place.size / 44);
  for (const turn of cloverTurns) {
    pen.save();
    pen.rotate((turn * Math.PI) / 180);
    pen.fill(leaf);
    pen.restore();
  }
  pen.restore();
}

import type { ScratchLook } from './scratch-canvas.ts';
import { sketchBox, sketchMedal, sketchShapes } from './sketch-shapes.ts';

/** The picture as lines on paper: the brush reveals the painted one below. */
export const sketchLook: ScratchLook = {
  crumbs: ['primaria', 'secundaria', 'alerta', 'sucesso'],
  tip: 0.1,
  finest: 2,
  hairs: 5,
  drawCover(pen, { width, height }, tone) {
    pen.fillStyle = tone('superficie-elevada');
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.scale(width / sketchBox.width, height / sketchBox.height);
    pen.lineWidth = 2.2;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.strokeStyle = tone('texto');
    for (const { d, open } of sketchShapes) {
      const shape = new Path2D(d);
      if (!open) pen.fill(shape);
      pen.stroke(shape);
    }
    pen.beginPath();
    pen.arc(sketchMedal.x, sketchMedal.y, sketchMedal.radius, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.fillStyle = tone('texto');
    pen.globalAlpha = 0.3;
    pen.font = `700 64px ${getComputedStyle(document.body).fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('?', sketchMedal.x, sketchMedal.y + 3);
    pen.restore();
  },
};

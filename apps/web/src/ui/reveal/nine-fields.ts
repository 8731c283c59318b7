import type { ScratchField } from './scratch-share.ts';

const gap = 0.035;
const side = (1 - gap * 4) / 3;

/** Three by three panes with room between them, in fractions of a square. */
export const nineFields: readonly ScratchField[] = Array.from({ length: 9 }, (_, i) => ({
  x: gap + (i % 3) * (side + gap),
  y: gap + Math.floor(i / 3) * (side + gap),
  width: side,
  height: side,
}));

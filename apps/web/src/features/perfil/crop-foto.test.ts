import { expect, test } from 'vitest';
import { getCropSide } from './crop-foto.ts';

test.each([
  [390, 340],
  [650, 600],
  [651, 600],
  [1280, 600],
])('in a window of %i the square has %i', (width, side) => {
  expect(getCropSide(width)).toBe(side);
});

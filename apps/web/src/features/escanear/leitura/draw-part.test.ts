import { expect, test } from 'vitest';
import { stretchContrast } from './draw-part.ts';

const toPixels = (greys: readonly number[]) =>
  new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));
const toGreys = (pixels: Uint8ClampedArray) => [...pixels].filter((_value, i) => i % 4 === 0);

test('stretchContrast maps faded ink to black and grey paper to white', () => {
  const pixels = toPixels([...Array<number>(60).fill(150), ...Array<number>(40).fill(120)]);
  stretchContrast(pixels);
  expect(new Set(toGreys(pixels))).toEqual(new Set([255, 0]));
});

test('stretchContrast ignores a spot of glare when it determines white', () => {
  const pixels = toPixels([255, ...Array<number>(60).fill(140), ...Array<number>(39).fill(100)]);
  stretchContrast(pixels);
  expect(toGreys(pixels).slice(0, 2)).toEqual([255, 255]);
  expect(toGreys(pixels).at(-1)).toBe(0);
});

test('stretchContrast keeps a picture of one colour', () => {
  const pixels = toPixels(Array<number>(10).fill(77));
  stretchContrast(pixels);
  expect(new Set(toGreys(pixels)).size).toBe(1);
});

test('stretchContrast weights colours by luminance and keeps transparency', () => {
  const pixels = new Uint8ClampedArray([255, 255, 0, 255, 0, 0, 255, 9]);
  stretchContrast(pixels);
  expect([...pixels]).toEqual([255, 255, 255, 255, 0, 0, 0, 9]);
});

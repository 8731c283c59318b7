import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shiftMovement } from '../src/app/layout/use-shift.ts';
import { EXIT_MS } from '@trevo/ui/dialog/use-dialog.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const tokens = read('packages/ui/src/styles/tokens.css');
const [normal = '', reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
const find = (css: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

/** Returns the progress of an easing curve at a share of its duration. */
function progress(curve: string, share: number): number {
  const [x1, y1, x2, y2] = /\(([^)]+)\)/.exec(curve)![1]!.split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const at = (t: number, a: number, b: number) =>
    3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (at(middle, x1, x2) < share) low = middle;
    else high = middle;
  }
  return at(low, y1, y2);
}

test('a dialog and a screen change take 500 ms and are readable and usable after 200 ms', () => {
  expect(find(normal, 'tempo-folha')).toBe('500ms');
  expect([EXIT_MS, shiftMovement.duration]).toEqual([500, 500]);
  expect(find(normal, 'curva-folha')).toBe(shiftMovement.easing);
  expect(progress(shiftMovement.easing, 200 / 500)).toBeGreaterThan(0.95);
});

test.each([
  ['a modal', 'packages/ui/src/dialog/Modal'],
  ['a sheet', 'packages/ui/src/dialog/Sheet'],
  ['the side drawer', 'packages/ui/src/dialog/Drawer'],
])('%s opens and closes with the shared duration and easing', (_name, path) => {
  const css = read(`${path}.module.css`);
  expect(css).toContain('var(--tempo-folha) var(--curva-folha)');
  expect(css).not.toContain('--tempo-medio');
});

test('with reduced motion everything appears at once', () => {
  for (const name of ['tempo-rapido', 'tempo-medio', 'tempo-folha']) expect(find(reduced, name)).toBe('1ms');
});

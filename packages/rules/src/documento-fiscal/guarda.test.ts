import { expect, test } from 'vitest';
import { toFimDaGuarda } from '../tempo/campanha-window.ts';

test.each([
  ['2026-11-21', '2031-11-21'],
  ['2027-12-31', '2032-12-31'],
  ['2028-02-29', '2033-03-01'],
])('a campaign that ended on %s has its data kept until %s', (fim, guarda) =>
  expect(toFimDaGuarda(fim)).toBe(guarda),
);

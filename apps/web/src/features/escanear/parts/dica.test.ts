import { expect, test } from 'vitest';
import { escanearText } from '../escanear.text.ts';
import { listDicas } from './Dica.tsx';

const { dica, dicas } = escanearText;
const plain = { torch: null, zooms: [], zoom: 1 };

test('listDicas returns only the hints about handling for a camera without controls', () => {
  expect(listDicas(plain, { count: 1 })).toEqual([dica, dicas.aproxime, dicas.reflexo, dicas.alise]);
});

test.each([
  ['the torch while it is off', { ...plain, torch: false }, 1, dicas.luz],
  ['the zoom while it is not used', { ...plain, zooms: [1, 2] }, 1, dicas.zoom],
  ['another lens when there is one', plain, 2, dicas.lente],
])('listDicas offers %s', (_name, light, count, words) => {
  expect(listDicas(light, { count })).toContain(words);
});

test('listDicas omits what is already in use', () => {
  const words = listDicas({ torch: true, zooms: [1, 2], zoom: 2 }, { count: 1 });
  expect(words).not.toContain(dicas.luz);
  expect(words).not.toContain(dicas.zoom);
});

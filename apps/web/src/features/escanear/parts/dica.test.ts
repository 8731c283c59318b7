import { expect, test } from 'vitest';
import { escanearText } from '../escanear.text.ts';
import { listDicas } from './Dica.tsx';

const { dica, dicas } = escanearText;
const plain = { torch: null, zooms: [], zoom: 1 };

test('of a camera that can do nothing more only what the hand can do is said', () => {
  expect(listDicas(plain, { count: 1 })).toEqual([dica, dicas.aproxime, dicas.reflexo, dicas.alise]);
});

test.each([
  ['the light while it is off', { ...plain, torch: false }, 1, dicas.luz],
  ['the zoom while it is not used', { ...plain, zooms: [1, 2] }, 1, dicas.zoom],
  ['another lens where there is one', plain, 2, dicas.lente],
])('%s is offered', (_name, light, count, words) => {
  expect(listDicas(light, { count })).toContain(words);
});

test('what is done already is not said', () => {
  const words = listDicas({ torch: true, zooms: [1, 2], zoom: 2 }, { count: 1 });
  expect(words).not.toContain(dicas.luz);
  expect(words).not.toContain(dicas.zoom);
});

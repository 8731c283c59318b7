import { expect, test } from 'vitest';
import { isIphoneBrowser } from '../browser/instalar.ts';
import { mayConvidar } from './recusas.ts';

const agora = new Date('2026-11-23T12:00:00Z');

test.each([
  ['no dismissal', [], true],
  ['a dismissal yesterday', ['2026-11-22T12:00:00Z'], false],
  ['a dismissal two months ago', ['2026-09-20T12:00:00Z'], true],
  ['a second dismissal, however long ago', ['2025-01-01T12:00:00Z', '2025-06-01T12:00:00Z'], false],
])('mayConvidar after %s', (_case, recusas, may) => {
  expect(mayConvidar(recusas, agora)).toBe(may);
});

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['Chrome on an iPhone', `${iphone} CriOS/141.0 Mobile/15E148 Safari/604.1`, 5, true],
  ['an iPad that calls itself a Mac', `${mac} Version/18.5 Safari/605.1.15`, 5, true],
  ['a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, false],
  ['a page inside Instagram', `${iphone} Mobile/15E148 Instagram 300.0 Safari/604.1`, 5, false],
  ['a page inside another app', `${iphone} Mobile/15E148`, 5, false],
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('isIphoneBrowser for %s', (_case, userAgent, touches, does) => {
  expect(isIphoneBrowser(userAgent, touches)).toBe(does);
});

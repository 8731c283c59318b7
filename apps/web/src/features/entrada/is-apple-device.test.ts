import { expect, test } from 'vitest';
import { isAppleDevice } from './is-apple-device.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('isAppleDevice for %s with %i touch points returns %s', (userAgent, maxTouchPoints, isApple) => {
  expect(isAppleDevice({ userAgent, maxTouchPoints })).toBe(isApple);
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollsDown } from './use-scrolls-down.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function watch() {
  vi.stubGlobal('innerHeight', 600);
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  const { result } = renderHook(() => useScrollsDown());
  const at = (y: number) => {
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
    });
    return result.current;
  };
  return { at, height };
}

test('follows the direction of scrolling, and ends at both ends of the page', () => {
  const { at } = watch();
  expect([at(10), at(200), at(210), at(500), at(490), at(400), at(700), at(1395)]).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('a bar that has grown at the end of the page stays so while the user scrolls there', () => {
  const { at, height } = watch();
  expect([at(1200), at(1300)]).toEqual([true, true]);
  expect(at(1380)).toBe(false);
  // The grown bar makes the page longer.
  height.mockReturnValue(2040);
  expect([at(1405), at(1440), at(1410), at(1436)]).toEqual([false, false, false, false]);
  expect([at(1200), at(1260)]).toEqual([false, true]);
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollsDown } from './use-scrolls-down.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('follows the direction of scrolling, and ends at both ends of the page', () => {
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  const { result } = renderHook(() => useScrollsDown());
  const scrollTo = (y: number) =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      return undefined;
    });
  const at = (y: number) => {
    scrollTo(y);
    return result.current;
  };
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

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLogoBottom } from './Splash.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Probe() {
  const bottom = useLogoBottom('main img');
  return (
    <main data-testid="place">
      <img alt="" />
      {bottom ?? 'espera'}
    </main>
  );
}

function open({ isSmall }: { isSmall: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isSmall } as MediaQueryList);
  const measure = vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect');
  measure.mockReturnValue({ height: 0, bottom: 0 } as DOMRect);
  render(<Probe />);
  return measure;
}
const words = () => screen.getByTestId('place').textContent;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('useLogoBottom', () => {
  test('polls every 100 ms on a small screen', () => {
    const measure = open({ isSmall: true });
    pass(300);
    expect([measure.mock.calls.length, words()]).toEqual([3, 'espera']);
    measure.mockReturnValue({ height: 80, bottom: 240 } as DOMRect);
    pass(100);
    expect(words()).toBe('240');
    pass(1000);
    expect(measure).toHaveBeenCalledTimes(4);
  });

  test('gives up after 20 attempts', () => {
    const measure = open({ isSmall: true });
    pass(1999);
    expect(words()).toBe('espera');
    pass(5000);
    expect([measure.mock.calls.length, words()]).toEqual([20, 'espera']);
  });

  test('does not measure on a wide screen', () => {
    const measure = open({ isSmall: false });
    pass(3000);
    expect([measure.mock.calls.length, words()]).toEqual([0, 'espera']);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePlace } from './Splash.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Probe({ hasPremio }: { hasPremio: boolean }) {
  const place = usePlace();
  return (
    <main>
      <img alt="" />
      {hasPremio && <button data-qual>Uma moto</button>}
      <div ref={place} data-testid="place" />
    </main>
  );
}

/** Renders an entry without heights of logo and prize; returns a function that lays them out. */
function open(hasPremio = false) {
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockReturnValue({ height: 0, bottom: 0 } as DOMRect);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(480);
  render(<Probe hasPremio={hasPremio} />);
  const layOut = () =>
    measure.mockImplementation(function (this: Element) {
      return { height: 80, bottom: this.tagName === 'IMG' ? 240 : 410 } as DOMRect;
    });
  return { measure, layOut };
}
const found = () => screen.getByTestId('place').style.cssText;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('usePlace', () => {
  test.each([
    [false, '240px'],
    [true, '410px'],
  ])(
    'looks at once and every 100 ms, and covers the column below logo and prize (prize: %s)',
    (hasPremio, top) => {
      const { measure, layOut } = open(hasPremio);
      pass(300);
      expect([measure.mock.calls.length, found()]).toEqual([4, '']);
      layOut();
      pass(100);
      expect(found()).toBe(`top: ${top}; left: 500px; width: 480px;`);
      pass(1000);
      expect(measure).toHaveBeenCalledTimes(5);
    },
  );

  test('gives up after 20 attempts', () => {
    const { measure } = open();
    pass(5000);
    expect([measure.mock.calls.length, found()]).toEqual([20, '']);
  });
});

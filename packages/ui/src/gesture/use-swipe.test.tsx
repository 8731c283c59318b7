// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSwipe, type SwipeDirection } from './use-swipe.ts';

afterEach(cleanup);

function Area({ onSwipe }: { onSwipe(direction: SwipeDirection): void }) {
  return (
    <div {...useSwipe(onSwipe)} data-testid="area">
      <input aria-label="Campo" />
    </div>
  );
}

function drag(element: Element, from: [number, number], to: [number, number]) {
  fireEvent.pointerDown(element, { pointerId: 1, isPrimary: true, clientX: from[0], clientY: from[1] });
  fireEvent.pointerUp(element, { pointerId: 1, isPrimary: true, clientX: to[0], clientY: to[1] });
}

describe('useSwipe', () => {
  test.each<[number, SwipeDirection | null]>([
    [125, 'right'],
    [-125, 'left'],
    [124, null],
    [-124, null],
  ])('%i pixels are %s', (x, direction) => {
    const onSwipe = vi.fn();
    render(<Area onSwipe={onSwipe} />);
    drag(screen.getByTestId('area'), [200, 100], [200 + x, 110]);
    const began = expect.objectContaining({ x: 200, y: 100 }) as unknown;
    expect(onSwipe.mock.calls).toEqual(direction ? [[direction, began]] : []);
  });

  test('ignores a more vertical than horizontal movement as a scroll', () => {
    const onSwipe = vi.fn();
    render(<Area onSwipe={onSwipe} />);
    drag(screen.getByTestId('area'), [0, 0], [150, 200]);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  test('ignores text selection in a field', () => {
    const onSwipe = vi.fn();
    render(<Area onSwipe={onSwipe} />);
    drag(screen.getByLabelText('Campo'), [0, 0], [200, 0]);
    expect(onSwipe).not.toHaveBeenCalled();
  });
});

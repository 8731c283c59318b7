// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const thrown = vi.hoisted(() => ({ canvas: null as HTMLCanvasElement | null, volleys: 0 }));

// Stub: jsdom has no canvas; it records its options.
vi.mock('canvas-confetti', () => {
  const throwOn = (canvas: HTMLCanvasElement) => {
    thrown.canvas = canvas;
    return () => {
      thrown.volleys += 1;
      return Promise.resolve(null);
    };
  };
  const confetti = () => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    return throwOn(canvas)();
  };
  return { default: Object.assign(confetti, { create: throwOn }) };
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('draws confetti on a canvas hidden from assistive technology and removes it afterwards', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const done = celebrate();
  await vi.waitFor(() => expect(thrown.volleys).toBe(2));
  expect(thrown.canvas!.getAttribute('aria-hidden')).toBe('true');
  await done;
  expect(document.querySelector('canvas')).toBeNull();
});

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../platform/toast/toasts.ts';
import { useToastsOfScreen } from './use-toasts-of-screen.ts';

function Screen() {
  useToastsOfScreen();
  return null;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toasts.get().map(({ text }) => text);

it('removes an earlier toast on navigation and keeps the one shown with it', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }]);
  render(<RouterProvider router={router} />);
  toasts.show('antes');
  vi.advanceTimersByTime(1_000);
  toasts.show('salvo');
  await act(() => router.navigate('/outra'));
  expect(texts()).toEqual(['salvo']);
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { AppRouter } from '../platform/navigation/AppRouter.tsx';
import { useNavigate } from '../platform/navigation/router.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../platform/toast/toasts.ts';
import { useToastsOfScreen } from './use-toasts-of-screen.ts';

function Screen() {
  useToastsOfScreen();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/outra')}>
      adiante
    </button>
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toasts.get().map(({ text }) => text);

it('removes an earlier toast on navigation and keeps the one shown with it', async () => {
  render(
    <AppRouter>
      <Screen />
    </AppRouter>,
  );
  toasts.show('antes');
  vi.advanceTimersByTime(1_000);
  toasts.show('salvo');
  act(() => screen.getByText('adiante').click());
  expect(texts()).toEqual(['salvo']);
});

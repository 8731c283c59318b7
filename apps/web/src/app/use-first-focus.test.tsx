// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../test/screen-harness.tsx';
import { useFirstFocus } from './RouteAnnouncer.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(closeScreen);

function Tela({ children }: { children: React.ReactNode }) {
  useFirstFocus();
  const navigate = useNavigate();
  return (
    <main>
      <button type="button" onClick={() => void navigate('/outra')}>
        Outra
      </button>
      {children}
    </main>
  );
}
const open = () =>
  openScreen('/uma', {
    '/uma': (
      <Tela>
        <form role="search">
          <input aria-label="Busca" />
        </form>
        <form>
          <input aria-label="Fixo" readOnly />
          <input aria-label="Aceite" type="checkbox" />
          <input aria-label="Nome" />
          <input aria-label="E-mail" />
        </form>
      </Tela>
    ),
    '/outra': (
      <Tela>
        <form>
          <textarea aria-label="Chave" />
        </form>
      </Tela>
    ),
  });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const focused = () => document.activeElement?.getAttribute('aria-label');

test('focuses the first field of a screen after one second, and that of the next screen too', () => {
  open();
  pass(999);
  expect(focused()).toBeNull();
  pass(1);
  expect(focused()).toBe('Nome');
  act(() => {
    screen.getByText('Outra').focus();
    screen.getByText('Outra').click();
  });
  pass(1000);
  expect(focused()).toBe('Chave');
});

test('focuses the first empty field of a form that knows some answers', () => {
  openScreen('/uma', {
    '/uma': (
      <Tela>
        <form>
          <input aria-label="CPF" defaultValue="529.982.247-25" />
          <input aria-label="Nome" />
        </form>
      </Tela>
    ),
  });
  pass(1000);
  expect(focused()).toBe('Nome');
});

test.each(['pointerDown', 'keyDown', 'input'] as const)('does not focus after %s', (event) => {
  open();
  pass(500);
  fireEvent[event](screen.getByText('Outra'));
  pass(5000);
  expect(focused()).toBeNull();
});

test('does not take the focus from another field or under a dialog', () => {
  open();
  screen.getByLabelText('E-mail').focus();
  pass(1000);
  expect(focused()).toBe('E-mail');
  closeScreen();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  pass(1000);
  expect(focused()).toBeNull();
  dialog.remove();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useLinkToken } from './use-link-token.ts';

afterEach(cleanup);

test('removes the token from the address and keeps the other parameters', () => {
  window.history.replaceState({ key: 'a' }, '', '/redefinirSenha?token=abc&tela=home#x');
  render(<Probe />);
  expect(screen.getByText('token abc')).toBeTruthy();
  expect(window.location.href).toMatch(/\/redefinirSenha\?tela=home#x$/);
  expect(window.history.state).toEqual({ key: 'a' });
});

test.each(['.', ')', ').', ',', '%3E', '%22'])('accepts a link followed by %s', (after) => {
  window.history.replaceState(null, '', `/redefinirSenha?token=ab-c_${after}`);
  render(<Probe />);
  expect(screen.getByText('token ab-c_')).toBeTruthy();
});

test('keeps the token when React discards a render', async () => {
  window.history.replaceState(null, '', '/redefinirSenha?token=abc');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await act(async () => {
    render(
      <Suspense fallback="espere">
        <Probe late={late} />
      </Suspense>,
    );
  });
  expect(screen.getByText('espere')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByText('token abc')).toBeTruthy();
  expect(window.location.search).toBe('');
});

function Probe({ late }: { late?: Promise<void> }) {
  const token = useLinkToken();
  if (late) use(late);
  return <p>token {token}</p>;
}

// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { session } from '../../platform/session/session.ts';
import { RequireAuth } from './RequireAuth.tsx';

beforeEach(() => void stubNetwork({}));
afterEach(closeScreen);

const open = (path: string) =>
  openScreen(path, { '/cupons': <RequireAuth required>meus números</RequireAuth> });
const signIn = () => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });

describe('RequireAuth', () => {
  test('renders the screen for a signed-in user', () => {
    signIn();
    open('/cupons');
    expect(screen.getByText('meus números')).toBeTruthy();
  });

  test('redirects to the sign-in without a session and remembers the address', async () => {
    open('/cupons?pagina=2');
    expect(await screen.findByText('em /autenticacao')).toBeTruthy();
    expect(pendingPath.take()).toBe('/cupons?pagina=2');
    expect(pendingPath.take()).toBeUndefined();
  });

  test('redirects to the entry when the session ends and remembers nothing', async () => {
    signIn();
    open('/cupons');
    act(() => session.signOut());
    expect(await screen.findByText('em /')).toBeTruthy();
    expect(pendingPath.take()).toBeUndefined();
  });
});

describe('remembered address', () => {
  test('cannot lead out of the app', () => {
    pendingPath.set('//outro.example/x');
    expect(pendingPath.take()).toBeUndefined();
  });
});

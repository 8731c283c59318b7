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

describe('A screen for signed-in people', () => {
  test('opens for them', () => {
    signIn();
    open('/cupons');
    expect(screen.getByText('meus números')).toBeTruthy();
  });

  test('sends others to sign in and remembers where they were going', async () => {
    open('/cupons?pagina=2');
    expect(await screen.findByText('em /autenticacao')).toBeTruthy();
    expect(pendingPath.take()).toBe('/cupons?pagina=2');
    expect(pendingPath.take()).toBeUndefined();
  });

  test('whoever loses the session goes to the entry, and nothing is remembered', async () => {
    signIn();
    open('/cupons');
    act(() => session.signOut());
    expect(await screen.findByText('em /')).toBeTruthy();
    expect(pendingPath.take()).toBeUndefined();
  });
});

describe('The remembered address', () => {
  test('cannot lead out of the app', () => {
    pendingPath.set('//outro.example/x');
    expect(pendingPath.take()).toBeUndefined();
  });
});

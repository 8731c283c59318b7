// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../test/screen-harness.tsx';
import { campanhaStore } from '../../features/campanha/public.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { ultimaTela } from '../../platform/navigation/paths/ultima-tela.ts';
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
    open('/cupons?pagina=2#fim');
    expect(await screen.findByText('em /autenticacao')).toBeTruthy();
    expect(pendingPath.take()).toBe('/cupons?pagina=2#fim');
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

describe('last screen', () => {
  const ana = { usuario: '52998224725', campanha: '2026/TREVO' };

  test('is stored for its user and survives a session that ends', async () => {
    signIn();
    open('/cupons?pagina=2');
    await waitFor(() => expect(ultimaTela.find(ana)).toBe('/cupons?pagina=2'));
    act(() => session.signOut());
    expect(await screen.findByText('em /')).toBeTruthy();
    expect(ultimaTela.find(ana)).toBe('/cupons?pagina=2');
    expect(ultimaTela.find({ ...ana, usuario: '11144477735' })).toBeUndefined();
  });

  test('is not stored for a company, whose only screen is another one', async () => {
    session.signIn({ token: 't1', usuario: ana.usuario, tipo: 'associado' });
    open('/cupons');
    await act(() => campanhaStore.load());
    expect(ultimaTela.find(ana)).toBeUndefined();
  });
});

describe('remembered address', () => {
  test('cannot lead out of the app', () => {
    pendingPath.set('//outro.example/x');
    expect(pendingPath.take()).toBeUndefined();
  });
});

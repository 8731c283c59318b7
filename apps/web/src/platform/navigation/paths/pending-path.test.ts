// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { session } from '../../session/session.ts';
import { pendingPath } from './pending-path.ts';
import { ultimaTela } from './ultima-tela.ts';

afterEach(() => {
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
});

const takeAll = () => [pendingPath.take(), pendingPath.take(), pendingPath.take(), pendingPath.take()];

describe('pendingPath', () => {
  test('returns the e-mail link first, then the coupon, then any other; each once', () => {
    pendingPath.set('/cupons?pagina=2');
    pendingPath.set('/2026-TREVO-SUL-8F3K2');
    pendingPath.set('/verificarEmail?token=abc');
    expect(takeAll()).toEqual([
      '/verificarEmail?token=abc',
      '/2026-TREVO-SUL-8F3K2',
      '/cupons?pagina=2',
      undefined,
    ]);
  });

  test('stores coupon and e-mail separately, beyond the window', () => {
    pendingPath.set('/2026-TREVO-8F3K2');
    pendingPath.set('/verificarEmail?token=abc');
    sessionStorage.clear();
    expect(localStorage.getItem('trevo.cupomEscaneado')).toBe('"/2026-TREVO-8F3K2"');
    expect(localStorage.getItem('trevo.emailVerificado')).toBe('"/verificarEmail?token=abc"');
  });

  const ana = { token: 't1', usuario: '52998224725', tipo: 'consumidor' } as const;
  const bia = { token: 't2', usuario: '11144477735', tipo: 'consumidor' } as const;
  const paths = ['/verificarEmail?token=abc', '/2026-TREVO-8F3K2', '/cupons?pagina=2'];

  test.each(paths)('%s of one user is hidden from the next and restored on return', (path) => {
    session.signIn(ana);
    pendingPath.set(path);
    session.signOut();
    session.signIn(ana);
    expect(pendingPath.take()).toBe(path);
    pendingPath.set(path);
    session.signOut();
    session.signIn(bia);
    expect(takeAll()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each(paths)('%s from before a sign-in belongs to the next user who signs in', (path) => {
    session.signIn(ana);
    pendingPath.set(path);
    session.signOut();
    pendingPath.set(path);
    session.signIn(bia);
    expect(pendingPath.take()).toBe(path);
  });

  test('a later coupon replaces an earlier one', () => {
    pendingPath.set('/2026-TREVO-1');
    pendingPath.set('/2026-TREVO-2');
    expect(takeAll()).toEqual(['/2026-TREVO-2', undefined, undefined, undefined]);
  });

  test.each(['"//outro.example/x"', '"/cupons"', '{"a":1}', 'not json'])(
    'discards a foreign value in the storage: %s',
    (stored) => {
      localStorage.setItem('trevo.cupomEscaneado', stored);
      expect(pendingPath.take()).toBeUndefined();
      expect(localStorage.getItem('trevo.cupomEscaneado')).toBeNull();
    },
  );

  test.each([
    '/',
    '/login?tipo=associado',
    '/Autenticacao/',
    '/cadastro#x',
    '/redefinirSenha?token=a',
    '/totem',
  ])('discards a screen of the entry: %s', (path) => {
    pendingPath.set(path);
    expect(pendingPath.take()).toBeUndefined();
  });

  test('keeps query and fragment', () => {
    pendingPath.set('/cupons?pagina=2#sorteios');
    expect(pendingPath.take()).toBe('/cupons?pagina=2#sorteios');
  });

  test('deletes the last screen with the addresses when the user signs out', () => {
    const dono = { usuario: ana.usuario, campanha: '2026/TREVO' };
    ultimaTela.set('/cupons', dono);
    pendingPath.clear();
    expect(ultimaTela.find(dono)).toBeUndefined();
  });

  test.each([
    '//outro.example/x',
    '/\\outro.example/x',
    '/\t/outro.example/x',
    'javascript:alert(1)',
    '/\n\\x',
  ])('discards a destination outside the app, however it is written: %j', (stored) => {
    sessionStorage.setItem('trevo.destino', stored);
    expect(pendingPath.take()).toBeUndefined();
  });
});

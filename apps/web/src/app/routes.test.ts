import { describe, expect, test } from 'vitest';
import { routes } from './routes.tsx';

describe('The map of the product', () => {
  test('each address with its flags', () => {
    const lines = routes.map(({ path, flags }) => {
      const on = Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
      return `${path} ${on.join(' ')}`.trim();
    });
    expect(lines).toMatchInlineSnapshot(`
      [
        "/ storeRedirect",
        "/inicio storeRedirect",
        "/autenticacao storeRedirect",
        "/login storeRedirect",
        "/cadastro showTopLogo",
        "/preRegistro showTopLogo",
        "/lgpd showTopLogo",
        "/regulamento showTopLogo showBottomLogo",
        "/politicaPrivacidade showTopLogo showBottomLogo",
        "/avisoPrivacidade showTopLogo showBottomLogo",
        "/home requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/cupons requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/documentosFiscais requiresAuth showMenu showUserbar showOptions showTopLogo showBottomLogo",
        "/escanear requiresAuth",
        "/digitacaoManual requiresAuth",
      ]
    `);
  });

  test('no address stands twice', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

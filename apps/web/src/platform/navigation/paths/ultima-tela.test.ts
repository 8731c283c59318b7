// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { totem } from '../../storage/totem.ts';
import { toCampanhaKey, ultimaTela } from './ultima-tela.ts';

const ana = { usuario: '52998224725', campanha: toCampanhaKey({ ano: 2026, identificacao: 'TREVO' }) };
const [now, day] = [Date.UTC(2026, 10, 20), 24 * 60 * 60 * 1000];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('ultimaTela', () => {
  test('returns the last screen with query and fragment for 24 hours', () => {
    ultimaTela.set('/documentosFiscais?situacao=PENDENTE#lista', ana, now);
    expect(ultimaTela.find(ana, now + day)).toBe('/documentosFiscais?situacao=PENDENTE#lista');
    expect(ultimaTela.find(ana, now + day + 1)).toBeUndefined();
  });

  test.each([
    ['another user', { ...ana, usuario: '11144477735' }],
    ['another campaign', { ...ana, campanha: '2027/TREVO' }],
  ])('returns nothing to %s', (_who, dono) => {
    ultimaTela.set('/cupons', ana, now);
    expect(ultimaTela.find(dono, now)).toBeUndefined();
  });

  test.each(['/verificarEmail?token=abc', '/retornoCrawler?status=200'])(
    'keeps the screen before %s, which acts when it opens',
    (path) => {
      ultimaTela.set('/cupons', ana, now);
      ultimaTela.set(path, ana, now);
      expect(ultimaTela.find(ana, now)).toBe('/cupons');
    },
  );

  test.each(['//outro.example/x', 'https://outro.example', '/2026-TREVO-8F3K2', '/login', '/'])(
    'returns no address that is not a screen for signed-in users: %s',
    (path) => {
      ultimaTela.set(path, ana, now);
      expect(ultimaTela.find(ana, now)).toBeUndefined();
    },
  );

  test('stores nothing in a kiosk', () => {
    totem.start();
    ultimaTela.set('/cupons', ana, now);
    sessionStorage.clear();
    expect(ultimaTela.find(ana, now)).toBeUndefined();
  });
});

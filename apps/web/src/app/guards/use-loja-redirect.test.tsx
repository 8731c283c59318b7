// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen } from '../../../test/screen-harness.tsx';
import { useLojaRedirect } from './use-loja-redirect.ts';

const loja = 'https://play.google.com/store/apps/details?id=br.example.promo';
const configuracao: Partial<Configuracao> = {
  'navegacao.redirecionarLoja': true,
  'navegacao.urlAppPwa': 'https://promo.example',
  'navegacao.urlAppPhonegap': 'https://app.promo.example',
  'navegacao.urlLojaAndroid': loja,
};
const replace = vi.spyOn(window.location, 'replace');

function Probe({ flagged }: { flagged: boolean }) {
  return useLojaRedirect(flagged) ? <p>saindo</p> : <p>aqui</p>;
}
const open = (flagged = true) =>
  openScreen('/inicio', { '/inicio': <Probe flagged={flagged} /> }, configuracao);

beforeEach(() => {
  replace.mockReset().mockReturnValue();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; SM-A155M)');
});
afterEach(() => {
  closeScreen();
  sessionStorage.clear();
});

test('redirects a phone to its store only at a flagged address', () => {
  open(false);
  expect(screen.getByText('aqui')).toBeTruthy();
  closeScreen();
  open();
  expect(screen.getByText('saindo')).toBeTruthy();
  expect(replace.mock.calls).toEqual([[loja]]);
});

test('renders the page after returning from a store that opened over it', () => {
  open();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('aqui')).toBeTruthy();
  expect(replace).toHaveBeenCalledOnce();
});

test('redirects only once per window', () => {
  open();
  cleanup();
  open();
  expect(screen.getByText('aqui')).toBeTruthy();
  expect(replace).toHaveBeenCalledOnce();
});

test('does not redirect in the native app', () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'android' });
  open();
  expect(screen.getByText('aqui')).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDocumento } from '../../../../test/documento-sample.ts';
import { closeScreen, openScreen, press } from '../../../../test/screen-harness.tsx';
import { LerNota } from './LerNota.tsx';

const chave = '35261162744661000189655452231425211744665372';
const toComprovacao = (leitor: string | null) => ({
  fonte: null,
  declaravel: false,
  centavosMaximo: null,
  foto: null,
  leitor,
});
const open = (leitor: string | null, changes = {}) =>
  openScreen('/', {
    '/': <LerNota documento={buildDocumento({ comprovacao: toComprovacao(leitor), ...changes })} />,
  });
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

/** Returns the URL that the button opens on a device with the given native shell. */
function readTarget(leitor: string, platform?: 'android' | 'ios'): URL {
  if (platform) vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => platform });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  open(leitor);
  press('Ler a nota');
  return new URL(String(assign.mock.lastCall?.[0]));
}

test.each([
  [undefined, '/retornoCrawler'],
  ['android', '/retornoCrawler'],
  ['ios', '/retornoCrawlerIOS'],
] as const)('passes the key and the return address to the reader on %s', (platform, volta) => {
  const { origin, pathname, searchParams } = readTarget('https://leitor.example/notas?cliente=7', platform);
  expect(origin + pathname).toBe('https://leitor.example/notas');
  expect(Object.fromEntries(searchParams)).toEqual({
    cliente: '7',
    chave,
    retorno: window.location.origin + volta,
  });
});

test.each([
  ['android', 'https://app.promo.example/retornoCrawler'],
  ['ios', 'https://app.promo.example/retornoCrawlerIOS'],
] as const)(
  'opens the reader in the in-app browser on %s with the return address %s',
  (platform, retorno) => {
    const opened: string[] = [];
    vi.stubGlobal('Capacitor', {
      isNativePlatform: () => true,
      getPlatform: () => platform,
      Plugins: { Browser: { open: async ({ url }: { url: string }) => void opened.push(url) } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    openScreen(
      '/',
      { '/': <LerNota documento={buildDocumento({ comprovacao: toComprovacao('/_dev/leitor') })} /> },
      {
        'navegacao.urlAppPwa': 'https://promo.example',
        'navegacao.urlAppPhonegap': 'https://app.promo.example/',
      },
    );
    press('Ler a nota');
    const target = new URL(opened[0]!);
    expect(target.origin + target.pathname).toBe('https://promo.example/_dev/leitor');
    expect(target.searchParams.get('retorno')).toBe(retorno);
    expect(assign).not.toHaveBeenCalled();
  },
);

test('falls back to a page navigation when the in-app browser does not open', async () => {
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    getPlatform: () => 'android',
    Plugins: { Browser: { open: () => Promise.reject(new Error('no browser')) } },
  });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  open('https://leitor.example/');
  press('Ler a nota');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
});

test('resolves the path of a reader on the same host', () => {
  const target = readTarget('/_dev/leitor');
  expect(target.origin + target.pathname).toBe(`${window.location.origin}/_dev/leitor`);
});

test('renders nothing for a receipt that expects no reader', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
  closeScreen();
  open('https://leitor.example/', { cabecalho: { chaveAcesso: null, coo: '000123' } });
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDocumento } from '../../../test/documento-sample.ts';
import { closeScreen, openScreen, press } from '../../../test/screen-harness.tsx';
import { LerNota } from './LerNota.tsx';

const chave = '35261162744661000189655452231425211744665372';
const toComprovacao = (leitor: string | null) => ({
  fonte: null,
  declaravel: false,
  centavosMaximo: null,
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

/** Where the button leads, on a device with this shell. */
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
] as const)('the reader gets the key and the way back on %s', (platform, volta) => {
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
  'the installed app on %s opens it over itself, and is come back to by %s',
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

test('a shell whose browser does not open leaves as a page does', async () => {
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

test('a reader in the same house is found by its path', () => {
  const target = readTarget('/_dev/leitor');
  expect(target.origin + target.pathname).toBe(`${window.location.origin}/_dev/leitor`);
});

test('no other receipt is sent there', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
  closeScreen();
  open('https://leitor.example/', { cabecalho: { chaveAcesso: null, coo: '000123' } });
  expect(screen.queryByRole('button')).toBeNull();
});

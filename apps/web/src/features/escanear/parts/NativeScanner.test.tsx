// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, refusal, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { EscanearScreen } from '../screens/EscanearScreen.tsx';

type Call = (...how: unknown[]) => Promise<unknown>;
const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
const root = document.documentElement;
const isBehind = () => 'cameraAtras' in root.dataset;
const getUserMedia = vi.fn<() => Promise<MediaStream>>();

beforeEach(() => {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  getUserMedia.mockReset().mockRejectedValue(new DOMException('no', 'NotFoundError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  closeScreen();
  vi.unstubAllGlobals();
});

/** The scanner in an app whose reader answers like this. */
function open(changes: Readonly<Record<string, Call>> = {}) {
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const answers: Readonly<Record<string, Call>> = {
    isSupported: async () => ({ supported: true }),
    checkPermissions: async () => ({ camera: 'prompt' }),
    requestPermissions: async () => ({ camera: 'granted' }),
    startScan: async () => {},
    stopScan: async () => {},
    isTorchAvailable: async () => ({ available: true }),
    enableTorch: async () => {},
    disableTorch: async () => {},
    openSettings: async () => {},
    ...changes,
  };
  const calls = Object.entries(answers).map(([name, call]) => [
    name,
    (how: unknown) => {
      asked.push(name);
      return call(how);
    },
  ]);
  const addListener = (name: string, listener: (event: object) => void) => {
    listeners.set(name, listener);
    return { remove: async () => void listeners.delete(name) };
  };
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    getPlatform: () => 'android',
    Plugins: { BarcodeScanner: { ...Object.fromEntries(calls), addListener } },
  });
  const sent = stubNetwork({ [enviar]: refusal('documentoFiscal.jaCadastrado') });
  openScreen('/escanear', {
    '/escanear': (
      <Suspense>
        <EscanearScreen />
      </Suspense>
    ),
  });
  return { asked, sent, tell: (name: string, event: object) => listeners.get(name)?.(event) };
}

const dica = () => screen.findByText('Aponte a câmera para o QR Code da nota');

test('the camera lies behind the page, and what it reads is sent once', async () => {
  const { asked, sent, tell } = open();
  await dica();
  expect(isBehind()).toBe(true);
  expect(asked.slice(0, 4)).toEqual(['isSupported', 'checkPermissions', 'requestPermissions', 'startScan']);
  const barcodes = [{ rawValue: `https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF` }];
  tell('barcodesScanned', { barcodes });
  tell('barcodesScanned', { barcodes });
  await screen.findByRole('button', { name: 'Cadastrar outra nota' });
  expect(sent.filter(({ call }) => call === enviar)).toHaveLength(1);
  await waitFor(() => expect(asked).toContain('stopScan'));
  expect(isBehind()).toBe(false);
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('the light is the reader’s, and one that does not go on stays off', async () => {
  const { asked } = open({ disableTorch: () => Promise.reject(new Error('busy')) });
  await dica();
  await screen.findByRole('button', { name: 'Ligar a luz' });
  press('Ligar a luz');
  expect(await screen.findByRole('button', { name: 'Desligar a luz' })).toBeTruthy();
  press('Desligar a luz');
  await waitFor(() => expect(asked).toContain('disableTorch'));
  expect(screen.getByRole('button', { name: 'Desligar a luz' })).toBeTruthy();
});

test('who refused the camera is led to the settings of the app', async () => {
  const { asked } = open({ requestPermissions: async () => ({ camera: 'denied' }) });
  expect(await screen.findByText('Libere a câmera para escanear')).toBeTruthy();
  expect(screen.getByText('Abra os ajustes deste aplicativo')).toBeTruthy();
  press('Abrir os ajustes');
  await waitFor(() => expect(asked).toContain('openSettings'));
  expect(isBehind()).toBe(false);
  expect(asked).not.toContain('startScan');
});

test.each<[string, Readonly<Record<string, Call>>]>([
  ['has no reader on this phone', { isSupported: async () => ({ supported: false }) }],
  ['does not open', { startScan: () => Promise.reject(new Error('camera in use')) }],
])('an app whose reader %s reads with the camera of a page', async (_, changes) => {
  open(changes);
  expect(await screen.findByText('Não encontramos uma câmera')).toBeTruthy();
  expect(getUserMedia).toHaveBeenCalled();
  expect(isBehind()).toBe(false);
});

test('a scanner that is left lets go of the camera', async () => {
  const { asked } = open();
  await dica();
  closeScreen();
  await waitFor(() => expect(asked).toContain('stopScan'));
  expect(isBehind()).toBe(false);
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, refusal, stubNetwork } from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { EscanearScreen } from '../screens/EscanearScreen.tsx';

const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
const nota = `https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF`;
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

/** Renders the scanner in a native app with a reader that stays open until the test ends it. */
function open() {
  const asked: object[] = [];
  const readers: { read(text: string): void; fail(code: string): void }[] = [];
  const scanBarcode = (options: object) =>
    new Promise((resolve, reject) => {
      asked.push(options);
      readers.push({
        read: (ScanResult) => resolve({ ScanResult, format: 0 }),
        fail: (code) => reject(Object.assign(new Error('no'), { code })),
      });
    });
  vi.stubGlobal('Capacitor', {
    isNativePlatform: () => true,
    getPlatform: () => 'android',
    Plugins: { CapacitorBarcodeScanner: { scanBarcode } },
  });
  const sent = stubNetwork({ [enviar]: refusal('documentoFiscal.jaCadastrado') });
  openScreen('/escanear', {
    '/escanear': (
      <Suspense>
        <EscanearScreen />
      </Suspense>
    ),
  });
  const whenOpen = (count = 1) =>
    waitFor(() => {
      if (asked.length < count) throw new Error('not open yet');
      return readers[count - 1]!;
    });
  return { asked, sent, whenOpen };
}
const fechada = () => screen.findByText('Escaneie o QR Code da nota');

test('opens the native reader automatically and sends the scanned receipt', async () => {
  const { asked, sent, whenOpen } = open();
  (await whenOpen()).read(nota);
  await screen.findByRole('button', { name: 'Cadastrar outra nota' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ hint: 0, cameraDirection: 1, scanOrientation: 3, scanButton: false });
  expect(sent.filter(({ call }) => call === enviar)).toHaveLength(1);
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('shows the other ways after the reader was closed and reopens it', async () => {
  const { asked, whenOpen } = open();
  (await whenOpen()).fail('OS-PLUG-BARC-0006');
  await fechada();
  expect(screen.getByRole('button', { name: 'Escolher foto da nota' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Digitar os 44 caracteres' })).toBeTruthy();
  press('Abrir o leitor');
  await whenOpen(2);
  expect(asked).toHaveLength(2);
});

test('describes a code that is no receipt', async () => {
  const { sent, whenOpen } = open();
  (await whenOpen()).read('00020126580014br.gov.bcb.pix0136a629532e-7693-4846-b028-f142082d7b07');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Este é um código Pix');
  await fechada();
  expect(sent.filter(({ call }) => call === enviar)).toEqual([]);
});

test('explains where to grant a denied camera permission', async () => {
  const { whenOpen } = open();
  (await whenOpen()).fail('OS-PLUG-BARC-0007');
  expect(await screen.findByText('Libere a câmera para escanear')).toBeTruthy();
  expect(screen.getByText('Abra os ajustes deste aplicativo')).toBeTruthy();
  press('Tentar novamente');
  (await whenOpen(2)).fail('OS-PLUG-BARC-0006');
  await fechada();
});

test.each(['OS-PLUG-BARC-0004', ''])(
  "falls back to the page's own camera after the failure %j",
  async (code) => {
    const { whenOpen } = open();
    (await whenOpen()).fail(code);
    expect(await screen.findByText('Não encontramos uma câmera')).toBeTruthy();
    expect(getUserMedia).toHaveBeenCalled();
  },
);

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import type { ErrorCode } from '@trevo/contract/errors';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type SentCall,
  type StubbedAnswer,
} from '../../../../test/screen-harness.tsx';
import { fila } from '../../documento-fiscal/public.ts';
import { session } from '../../../platform/session/session.ts';
import { totem } from '../../../platform/storage/totem.ts';
import { codigoLido } from '../leitura/codigo-lido.ts';
import { EscanearScreen } from './EscanearScreen.tsx';

/** Codes that the stubbed BarcodeDetector returns. */
let inView: string[] = [];

afterEach(async () => {
  inView = [];
  vi.restoreAllMocks();
  for (const side of ['videoWidth', 'videoHeight']) Reflect.deleteProperty(HTMLVideoElement.prototype, side);
  await fila.forget();
  closeScreen();
});

function openWithCamera(
  getUserMedia: () => Promise<MediaStream>,
  answers: Record<string, StubbedAnswer> = {},
  configuracao: Partial<Configuracao> = {},
) {
  const sent = stubNetwork(answers);
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia, enumerateDevices: () => Promise.resolve([]) },
    configurable: true,
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve(inView.map((rawValue) => ({ rawValue })));
    },
  );
  openScreen('/escanear', { '/escanear': <EscanearScreen /> }, configuracao);
  return sent;
}

const failure = (name: string) => () => Promise.reject(new DOMException('no', name));

test('explains how to grant a denied camera permission and offers the two other ways', async () => {
  openWithCamera(failure('NotAllowedError'));
  const words = await screen.findByRole('alert');
  expect(within(words).getByText('Libere a câmera para escanear')).toBeDefined();
  expect(screen.getByText('Como liberar')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Escolher foto da nota' })).toBeDefined();
  const typing = screen.getByRole('link', { name: 'Digitar os 44 caracteres' });
  expect(typing.getAttribute('href')).toBe('/digitacaoManual');
});

test.each([
  ['NotFoundError', 'Não encontramos uma câmera'],
  ['NotReadableError', 'A câmera está em uso'],
])('shows %s as "%s"', async (name, words) => {
  openWithCamera(failure(name));
  expect(await screen.findByText(words)).toBeDefined();
});

test('releases the camera when the screen is unmounted', async () => {
  const stop = vi.fn<() => void>();
  const track = { stop, addEventListener: () => {}, getCapabilities: () => ({}) };
  const tracks = () => [track];
  const stream = Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
  openWithCamera(() => Promise.resolve(stream));
  expect(await screen.findByText('Aponte a câmera para o QR Code da nota')).toBeDefined();
  closeScreen();
  expect(stop).toHaveBeenCalledOnce();
});

/** Opens the screen with a camera that shows an empty picture. */
function openWithPicture(...more: [Record<string, StubbedAnswer>?, Partial<Configuracao>?]) {
  const track = { stop() {}, addEventListener() {}, getCapabilities: () => ({ torch: true }) };
  const tracks = () => [track];
  const stream = Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
  return openWithCamera(() => Promise.resolve(stream), ...more);
}

describe('EscanearScreen with a receipt still in view', () => {
  const enviar = 'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO';
  const chave = buildChave(5, { anoMes: toSaoPaulo(new Date()).anoMes, uf: 'SP' });
  const timesSent = (sent: readonly SentCall[]) => sent.filter(({ call }) => call === enviar).length;
  function openBeforeReceipt(codigo: ErrorCode) {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    inView = [`https://www.nfce.exemplo/qrcode?p=${chave}|2|1|1|0123456789ABCDEF`];
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
    for (const side of ['videoWidth', 'videoHeight'] as const)
      Object.defineProperty(HTMLVideoElement.prototype, side, { value: 640, configurable: true });
    return openWithPicture({ [enviar]: refusal(codigo) });
  }

  test('sends it again when the user chooses to scan it again', async () => {
    const sent = openBeforeReceipt('documentoFiscal.chaveInvalida');
    await screen.findByRole('button', { name: 'Escanear de novo' });
    press('Escanear de novo');
    await waitFor(() => expect(timesSent(sent)).toBe(2));
  });

  test('does not send it again when the user continues with another one', async () => {
    const sent = openBeforeReceipt('documentoFiscal.jaCadastrado');
    await screen.findByRole('button', { name: 'Cadastrar outra nota' });
    press('Cadastrar outra nota');
    expect(await screen.findByText(/^Você acabou de escanear esta nota/)).toBeDefined();
    expect(timesSent(sent)).toBe(1);
  });
});

/** Starts the fake clock after the camera has mounted, which may be late on a busy machine. */
const passTimeUntil = (words: string) =>
  waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByText(words)).toBeDefined();
  });

test('rotates the hints and offers the other ways after eight seconds without a code', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const begin = Date.now();
  openWithPicture();
  expect(await screen.findByText('Aponte a câmera para o QR Code da nota')).toBeDefined();
  await passTimeUntil('Aproxime até o código encher a moldura');
  await passTimeUntil('Está escuro? Ligue a luz');
  expect(Date.now() - begin).toBeGreaterThanOrEqual(8_000);
  const offer = within(screen.getByRole('status'));
  expect(offer.getByRole('link', { name: 'Digite a chave' }).getAttribute('href')).toBe('/digitacaoManual');
  expect(offer.getByRole('button', { name: 'Escolha uma foto' })).toBeDefined();
});

test('shows below the picture that receipts now earn only spins, until there is a status', async () => {
  const usuario = '52998224725';
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
  const used = (total: number) => answer({ diario: 0, semanal: 0, mensal: 0, total });
  const limit = answer({ limitePorUsuario: 5, limitesPorUsuario: { total: 5 }, tempoLimite: 0 });
  const giros = 'GET /raspadinhaAlternativa/v1';
  openWithPicture(
    {
      'GET /cupom/v2/cupons/configuracao/2026/TREVO': limit,
      [`GET /cupom/v2/cupons/escaneadosPorPeriodo/2026/TREVO/${usuario}`]: used(5),
      [`${giros}/configuracoes/2026/TREVO`]: limit,
      [`${giros}/consumidor/raspadinhasPorPeriodo/2026/TREVO/${usuario}`]: used(1),
    },
    { 'raspadinha.ativo': true },
  );
  const tip = /Suas próximas notas valem só giros\.$/;
  expect(await within(await screen.findByRole('status')).findByText(tip)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Fotografar a nota' }));
  expect(await screen.findByText(/Não achamos o QR Code nesta foto/)).toBeDefined();
  expect(screen.queryByText(tip)).toBeNull();
});

test('shows advice for a picture without a code', async () => {
  openWithPicture();
  fireEvent.click(await screen.findByRole('button', { name: 'Fotografar a nota' }));
  expect(await screen.findByText(/Não achamos o QR Code nesta foto/)).toBeDefined();
});

test.each([
  ['application/pdf', 'x', /Não conseguimos ler este PDF/],
  ['', '%PDF-1.7', /Não conseguimos ler este PDF/],
  ['image/png', 'x', /Não conseguimos abrir essa foto/],
])('shows advice for a chosen file %s (%s) that cannot be opened', async (type, content, words) => {
  openWithCamera(failure('NotFoundError'));
  await screen.findByRole('alert');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([content], 'nota', { type })] } });
  expect(await screen.findByText(words)).toBeDefined();
});

describe('EscanearScreen returning from the gallery with the camera denied', () => {
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('scans the chosen picture and keeps the screen and the focus', async () => {
    const ask = vi.fn<() => Promise<MediaStream>>(failure('NotAllowedError'));
    openWithCamera(ask);
    const button = await screen.findByRole('button', { name: 'Escolher foto da nota' });
    button.focus();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    look('hidden');
    // The browser takes time to deny the permission again.
    let refuse!: () => void;
    ask.mockReturnValueOnce(
      new Promise((_resolve, reject) => (refuse = () => reject(new DOMException('no', 'NotAllowedError')))),
    );
    look('visible');
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(screen.getByText('Libere a câmera para escanear')).toBeDefined();
    refuse();
    expect(input.isConnected).toBe(true);
    expect(document.activeElement).toBe(button);
    fireEvent.change(input, { target: { files: [new File(['x'], 'nota', { type: 'image/png' })] } });
    expect(await screen.findByText(/Não conseguimos abrir essa foto/)).toBeDefined();
  });

  test('shows the camera when the permission was granted meanwhile', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const track = { stop() {}, addEventListener() {}, getCapabilities: () => ({}) };
    const tracks = () => [track];
    const stream = Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
    const ask = vi.fn<() => Promise<MediaStream>>(failure('NotAllowedError'));
    openWithCamera(ask);
    await screen.findByText('Libere a câmera para escanear');
    const input = document.querySelector('input[type=file]');
    look('hidden');
    ask.mockResolvedValueOnce(stream);
    look('visible');
    expect(await screen.findByText('Aponte a câmera para o QR Code da nota')).toBeDefined();
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(document.querySelector('video')?.srcObject).toBe(stream);
    expect(document.querySelector('input[type=file]')).toBe(input);
  });
});

describe('in a kiosk', () => {
  const asKiosk = () => {
    totem.start();
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  };

  test.each(['NotFoundError', 'NotAllowedError', 'NotReadableError'])(
    'asks for the hand scanner and offers no photo after %s',
    async (name) => {
      asKiosk();
      openWithCamera(failure(name));
      expect(await screen.findByRole('heading', { name: 'Passe a nota no leitor' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Digitar os 44 caracteres' })).toBeDefined();
      expect(screen.queryByText(/foto|celular|permiss/i)).toBeNull();
      expect(document.querySelector('input[type=file]')).toBeNull();
    },
  );

  test('registers the receipt of the hand scanner, and the next one over its result', async () => {
    asKiosk();
    const sent = openWithCamera(failure('NotFoundError'), {
      'POST /documentoFiscal/v1/documentosFiscaisPendentes/2026/TREVO': refusal(
        'documentoFiscal.jaCadastrado',
      ),
    });
    await screen.findByRole('heading', { name: 'Passe a nota no leitor' });
    const isSent = (chave: string) => JSON.stringify(sent).includes(chave);
    act(() => codigoLido.set(buildChave(1)));
    await screen.findByRole('button', { name: 'Cadastrar outra nota' });
    expect([isSent(buildChave(1)), isSent(buildChave(2))]).toEqual([true, false]);
    act(() => codigoLido.set(buildChave(2)));
    await waitFor(() => expect(isSent(buildChave(2))).toBe(true));
    expect(codigoLido.get()).toBeNull();
  });
});

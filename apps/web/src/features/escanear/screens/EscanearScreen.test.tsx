// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, stubNetwork } from '../../../../test/screen-harness.tsx';
import { EscanearScreen } from './EscanearScreen.tsx';

afterEach(closeScreen);

function openWithCamera(getUserMedia: () => Promise<MediaStream>) {
  stubNetwork({});
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia, enumerateDevices: () => Promise.resolve([]) },
    configurable: true,
  });
  // The browser's own detector, which sees nothing.
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([]);
    },
  );
  openScreen('/escanear', { '/escanear': <EscanearScreen /> });
}

const failure = (name: string) => () => Promise.reject(new DOMException('no', name));

test('A refused camera explains how to allow it and offers the two other ways in', async () => {
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
])('%s is told as "%s"', async (name, words) => {
  openWithCamera(failure(name));
  expect(await screen.findByText(words)).toBeDefined();
});

test('The camera is let go of when the screen is left', async () => {
  const stop = vi.fn<() => void>();
  const track = { stop, addEventListener: () => {}, getCapabilities: () => ({}) };
  const tracks = () => [track];
  const stream = Object.assign(new MediaStream(), { getTracks: tracks, getVideoTracks: tracks });
  openWithCamera(() => Promise.resolve(stream));
  expect(await screen.findByText('Aponte a câmera para o QR Code da nota')).toBeDefined();
  closeScreen();
  expect(stop).toHaveBeenCalledOnce();
});

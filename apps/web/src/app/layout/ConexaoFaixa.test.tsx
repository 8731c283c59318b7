// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { callApi } from '../../platform/api/api-client.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { flagsOf } from '../route-flags.ts';
import { useAskingAgain } from '../use-asking-again.ts';
import { Frame } from './Frame.tsx';

afterEach(() => {
  closeScreen();
  vi.restoreAllMocks();
});

const semConexao = 'Sem conexão. Atualizamos quando ela voltar.';
const campanhas = 'GET /campanha/v1/campanhas/';

function Regulamento() {
  useAskingAgain();
  useCampanha();
  return <Frame flags={flagsOf.publica}>o regulamento</Frame>;
}
const open = () => openScreen('/regulamento', { '/regulamento': <Regulamento /> });

/** What the browser says of itself. */
function setFlag(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('the browser’s no is believed at once, and its yes once a request is answered', async () => {
  stubNetwork({});
  open();
  expect(screen.queryByText(semConexao)).toBeNull();
  setFlag(false);
  expect(screen.getByText(semConexao)).toBeTruthy();
  expect(screen.getByText('o regulamento')).toBeTruthy();
  setFlag(true);
  await vi.waitFor(() => expect(screen.queryByText(semConexao)).toBeNull());
});

test('a request that gets no answer says so although the browser says that there is network', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  open();
  expect(await screen.findByText(semConexao)).toBeTruthy();
  expect(navigator.onLine).toBe(true);
  stubNetwork({ [campanhas]: answer([campanhaVigente]) });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(screen.queryByText(semConexao)).toBeNull());
});

test.each([200, 401, 404, 429, 500, 503])('an answer of status %s is an answer', async (status) => {
  stubNetwork({ [campanhas]: answer([campanhaVigente]), 'GET /cupom/v1/x': { status, body: {} } });
  open();
  setFlag(false);
  stubNetwork({ 'GET /campanha/v1/textos/termos': { status, body: {} } });
  await act(async () => {
    await callApi('campanha.texto', { params: { nomeTexto: 'termos' } }).catch(() => undefined);
  });
  expect(screen.queryByText(semConexao)).toBeNull();
});

test('who gives up asking learns nothing of the network', async () => {
  stubNetwork({ 'GET /campanha/v1/textos/termos': answer({ texto: '' }) });
  open();
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const giveUp = new AbortController();
  const asked = callApi('campanha.texto', { params: { nomeTexto: 'termos' }, signal: giveUp.signal });
  giveUp.abort();
  await expect(asked).rejects.toMatchObject({ codigo: 'rede.semResposta' });
  expect(screen.queryByText(semConexao)).toBeNull();
});

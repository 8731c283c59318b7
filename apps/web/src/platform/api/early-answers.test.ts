// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';
import { apiClient, setupApi } from './api-client.ts';
import { callApi } from './call-api.ts';
import type { EarlyAnswer } from '@trevo/client/request/create-client.ts';
import type { Early, Primeiras } from './early-answers.ts';

const usuario = '52998224725';
const url = '/campanha/v1/campanhas/';
const own = `/consumidor/v1/consumidores/${usuario}`;
const toResponse = (retorno: unknown) => new Response(JSON.stringify({ mensagem: '', retorno }));

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return toResponse('asked by the app');
  });
  setStart(1000);
  session.signIn({ token: 't1', usuario, tipo: 'consumidor' });
});
afterEach(() => {
  delete window.trevoEarly;
  session.signOut();
  setupApi({ base: '', authorization: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toEarly = (body: unknown): EarlyAnswer => ({ body, date: null, chegouEm: 0 });

/** Sets the time since the page started, in milliseconds. */
function setStart(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
}
/** Sets an early response: arrived, in flight, or never arriving. */
function setEarly(retorno: unknown, changes: Partial<Early> = {}): void {
  const arrived: Record<string, EarlyAnswer> = {};
  if (retorno !== undefined) arrived[url] = toEarly({ mensagem: '', retorno });
  window.trevoEarly = { usuario, arrived, running: { [url]: Promise.resolve() }, ...changes };
}
const ask = async () => (await callApi('campanha.listar')).retorno as unknown;

test('takes the response of an early request once instead of sending it again', async () => {
  setEarly('asked by the page');
  expect(await ask()).toBe('asked by the page');
  expect(asked).toEqual([]);
  expect(await ask()).toBe('asked by the app');
});

test('waits for an early request in flight', async () => {
  let arrive!: () => void;
  const arrived: Record<string, EarlyAnswer> = {};
  const running = new Promise<void>((resolve) => (arrive = resolve));
  setEarly(undefined, { arrived, running: { [url]: running } });
  const answer = ask();
  arrived[url] = toEarly({ mensagem: '', retorno: 'asked by the page' });
  arrive();
  expect(await answer).toBe('asked by the page');
  expect(asked).toEqual([]);
});

test('repeats an early request that was refused or got no response', async () => {
  setEarly(undefined);
  expect(await ask()).toBe('asked by the app');
});

test.each([null, 'Aceite os termos da rede'])(
  'ignores the early response %j, which is not ours',
  async (body) => {
    setEarly(undefined, { arrived: { [url]: toEarly(body) } });
    expect(apiClient.takeNow('campanha.listar')).toBeUndefined();
    expect(await ask()).toBe('asked by the app');
  },
);

test('takeNow returns an arrived response once and notes the request for the next start', async () => {
  setEarly('asked by the page');
  expect(apiClient.takeNow('campanha.listar')?.retorno).toBe('asked by the page');
  expect(apiClient.takeNow('campanha.listar')).toBeUndefined();
  expect(localStore.get<Primeiras>('primeiras')?.chamadas).toEqual([[url, false]]);
  expect(await ask()).toBe('asked by the app');
});

test('ignores an early response of another user', async () => {
  setEarly('of another', { usuario: '12345678909' });
  expect(await ask()).toBe('asked by the app');
});

test('ignores early responses after the start', async () => {
  setEarly('old');
  setStart(8001);
  expect(await ask()).toBe('asked by the app');
});

test('stops waiting for an early request when the caller aborts', async () => {
  setEarly(undefined, { running: { [url]: new Promise(() => undefined) } });
  const giveUp = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal!.throwIfAborted();
    return toResponse('late');
  });
  const answer = callApi('campanha.listar', { signal: giveUp.signal });
  giveUp.abort();
  await expect(answer).rejects.toMatchObject({ codigo: 'rede.semResposta' });
});

test('notes the requests of a start with whether they carry the token', async () => {
  await ask();
  await callApi('consumidor.obter', { params: { usuario } });
  await callApi('login.autenticar', { body: { usuario, token: 't1' } });
  setStart(9000);
  await callApi('cupom.sorteios', { params: { ano: 2026, identificacao: 'TREVO' } });
  expect(localStore.get<Primeiras>('primeiras')).toEqual({
    usuario,
    caminho: location.pathname,
    chamadas: [
      [url, false],
      [own, true],
    ],
  });
});

test('does not note a request that needs more than the token', async () => {
  setupApi({ base: '', authorization: 'Basic abc' });
  await ask();
  expect(localStore.get('primeiras')).toBeUndefined();
});

test('deletes the notes on sign-out', async () => {
  await ask();
  session.signOut();
  expect(localStore.get('primeiras')).toBeUndefined();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';
import { callApi, forgetAnswers, setupApi } from './api-client.ts';
import type { Early, Primeiras } from './early-answers.ts';

const usuario = '52998224725';
const url = '/campanha/v1/campanhas/';
const own = `/consumidor/v1/consumidores/${usuario}`;
const toResponse = (retorno: unknown, status = 200) =>
  new Response(JSON.stringify({ mensagem: '', retorno, codigo: 'sessao.invalida' }), { status });

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
  forgetAnswers();
  setupApi({ base: '', authorization: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** So many milliseconds after the page began. */
function setStart(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
}
function setEarly(answers: Early['answers'], changes: Partial<Early> = {}): void {
  window.trevoEarly = { usuario, answers, ...changes };
}
const ask = async () => (await callApi('campanha.listar', { cache: false })).retorno as unknown;

test('what the page asked for is not asked again, but once', async () => {
  setEarly({ [url]: Promise.resolve(toResponse('asked by the page')) });
  expect(await ask()).toBe('asked by the page');
  expect(asked).toEqual([]);
  expect(await ask()).toBe('asked by the app');
});

test.each([
  ['was refused', Promise.resolve(toResponse(null, 401))],
  ['got no answer', Promise.resolve(undefined)],
])('what %s is asked again', async (_what, answer) => {
  setEarly({ [url]: answer });
  expect(await ask()).toBe('asked by the app');
});

test('what was asked as somebody else is nobody’s', async () => {
  setEarly({ [url]: Promise.resolve(toResponse('of another')) }, { usuario: '12345678909' });
  expect(await ask()).toBe('asked by the app');
});

test('an answer of a start is none any more when the start is over', async () => {
  setEarly({ [url]: Promise.resolve(toResponse('old')) });
  setStart(8001);
  expect(await ask()).toBe('asked by the app');
});

test('who gives up waits for the page’s request no longer', async () => {
  setEarly({ [url]: new Promise(() => undefined) });
  const giveUp = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal!.throwIfAborted();
    return toResponse('late');
  });
  const answer = callApi('campanha.listar', { cache: false, signal: giveUp.signal });
  giveUp.abort();
  await expect(answer).rejects.toMatchObject({ codigo: 'rede.semResposta' });
});

test('the requests of a start are noted for the next one, with whether they speak for the person', async () => {
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

test('a request that needs more than the token is not noted', async () => {
  setupApi({ base: '', authorization: 'Basic abc' });
  await ask();
  expect(localStore.get('primeiras')).toBeUndefined();
});

test('leaving takes the notes with it', async () => {
  await ask();
  session.signOut();
  expect(localStore.get('primeiras')).toBeUndefined();
});

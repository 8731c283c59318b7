// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { callApi, forgetAnswers } from './api-client.ts';

/** Answers that wait until the test lets them come, in the order in which they were asked. */
const waiting: ((body: object) => void)[] = [];

beforeEach(() => {
  waiting.length = 0;
  forgetAnswers();
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        waiting.push((body) => resolve(new Response(JSON.stringify(body))));
      }),
  );
});
afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

const signIn = (usuario: string) => session.signIn({ token: `t-${usuario}`, usuario, tipo: 'consumidor' });
const list = () => callApi('documentoFiscal.listar', { params: { perPage: 10, page: 1 } });
const arrive = (name: string) => waiting.shift()!({ mensagem: name, retorno: {} });

test('an answer that comes after its asker left is not there for the next person', async () => {
  signIn('11144477735');
  const late = list();
  session.signOut();
  signIn('52998224725');
  arrive('ana');
  expect((await late).mensagem).toBe('ana');
  const own = list();
  expect(waiting).toHaveLength(1);
  arrive('bia');
  expect((await own).mensagem).toBe('bia');
});

test('an answer from before a change is not kept after it', async () => {
  signIn('11144477735');
  const before = list();
  const change = callApi('documentoFiscal.pendentes.enviar', {
    params: { ano: 2026, identificacao: 'TREVO' },
    body: { chaveAcesso: '1' },
  });
  waiting.pop()!({ mensagem: 'sent', retorno: {} });
  await change;
  arrive('old');
  await before;
  const after = list();
  expect(waiting).toHaveLength(1);
  arrive('new');
  expect((await after).mensagem).toBe('new');
});

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { callApi } from './call-api.ts';
import { queries } from './queries.ts';
import { readCall } from './read-call.ts';
import { useCall } from './use-call.ts';

/** Requests without a response yet, in the order in which they were sent. */
const waiting: ((retorno: unknown) => void)[] = [];
let sent: string[];

beforeEach(() => {
  waiting.length = 0;
  sent = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        sent.push(`${init.method} ${url}`);
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        waiting.push((retorno) => resolve(new Response(JSON.stringify({ mensagem: '', retorno }))));
      }),
  );
});
afterEach(() => {
  cleanup();
  session.signOut();
  queries.clear();
  vi.unstubAllGlobals();
});

const signIn = (usuario: string) => session.signIn({ token: `t-${usuario}`, usuario, tipo: 'consumidor' });
const ana = '11144477735';
const perfil = () => readCall('consumidor.obter', { params: { usuario: ana } }).then(({ nome }) => nome);
/** Sends the next response once the request for it has left. */
async function respond(retorno: unknown): Promise<void> {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  waiting.shift()!(retorno);
}
async function save(): Promise<void> {
  const saved = callApi('consumidor.salvar', { body: {} as never });
  waiting.pop()!({});
  await saved;
}

describe('response that the contract lets the client cache', () => {
  beforeEach(() => signIn(ana));

  test('is read from the cache the second time', async () => {
    const first = perfil();
    await respond({ nome: 'ANA' });
    expect(await first).toBe('ANA');
    expect(await perfil()).toBe('ANA');
    expect(sent).toHaveLength(1);
  });

  test('is requested again after a successful write of its service', async () => {
    const first = perfil();
    await respond({ nome: 'ANA' });
    await first;
    await save();
    const second = perfil();
    await respond({ nome: 'ANA LIMA' });
    expect(await second).toBe('ANA LIMA');
  });

  test('survives a write of another service', async () => {
    const first = perfil();
    await respond({ nome: 'ANA' });
    await first;
    const other = callApi('notificacao.vistas', { body: { ids: [] } });
    waiting.pop()!({});
    await other;
    expect(await perfil()).toBe('ANA');
    expect(sent).toHaveLength(2);
  });

  test('is requested again when a write of its service succeeded while it was in flight', async () => {
    const before = perfil();
    await waitFor(() => expect(waiting).toHaveLength(1));
    await save();
    await respond({ nome: 'OLD' });
    expect(await before).toBe('OLD');
    const after = perfil();
    await respond({ nome: 'NEW' });
    expect(await after).toBe('NEW');
  });

  test('is not cached when the server refuses it', async () => {
    vi.stubGlobal('fetch', async () => {
      sent.push('refused');
      return new Response(JSON.stringify({ codigo: 'servidor.falha', mensagem: 'Falha.' }), { status: 503 });
    });
    await expect(perfil()).rejects.toMatchObject({ status: 503 });
    await expect(perfil()).rejects.toMatchObject({ status: 503 });
    expect(sent).toEqual(['refused', 'refused']);
  });

  test('is not shown to the next user, even when it arrives after the sign-out', async () => {
    // -- swallowed: clearing the cache cancels its running queries
    void perfil().catch(() => undefined);
    await waitFor(() => expect(waiting).toHaveLength(1));
    const late = waiting.shift()!;
    session.signOut();
    signIn('52998224725');
    late({ nome: 'ANA' });
    const own = perfil();
    await respond({ nome: 'BIA' });
    expect(await own).toBe('BIA');
  });
});

describe('useCall on mount', () => {
  function open(Screen: () => unknown) {
    function Probe() {
      Screen();
      return null;
    }
    return render(
      <QueryClientProvider client={queries}>
        <Probe />
      </QueryClientProvider>,
    );
  }
  const Perfil = () => useCall('consumidor.obter', { params: { usuario: ana } });
  const Lista = () => useCall('documentoFiscal.listar', { params: { perPage: 10, page: 1 } });

  test('requests again a list that the contract does not let the client cache', async () => {
    const first = open(Lista);
    await respond({});
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    first.unmount();
    open(Lista);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('uses a cached response without a request, and requests it again after a write', async () => {
    const first = open(Perfil);
    await respond({});
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    first.unmount();
    const second = open(Perfil);
    expect(queries.isFetching()).toBe(0);
    await save();
    // A mounted screen stays unchanged: the next one refetches.
    expect(queries.isFetching()).toBe(0);
    second.unmount();
    open(Perfil);
    await waitFor(() => expect(sent).toHaveLength(3));
  });
});

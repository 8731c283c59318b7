// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildRaspada, buildRaspadinha } from '../../../../test/raspadinha-sample.ts';
import {
  answer,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { pendingPath } from '../../../platform/navigation/paths/pending-path.ts';
import { session } from '../../../platform/session/session.ts';
import { EmbutidaScreen } from './EmbutidaScreen.tsx';

const list = 'GET /raspadinha/v1/raspadinhas/consumidor';
const card = buildRaspadinha(1);
const reveal = `POST /raspadinhaAlternativa/v1/raspadinhas/raspar/${card.id}`;
const one = answer({ retorno: [card], total: 1, paginas: 1 });

afterEach(closeScreen);

function open(address: string, answers: Parameters<typeof stubNetwork>[0], configuracao = {}) {
  const sent = stubNetwork(answers);
  openScreen(
    address,
    {
      '/rasparAlternativo': <EmbutidaScreen />,
      '/rasparPremiacaoInstantaneaAlternativo': <EmbutidaScreen />,
    },
    configuracao,
  );
  return sent;
}

/** Records each call with its credential. */
function recordCredentials(): string[] {
  const seen: string[] = [];
  const inner = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (/aspadinha/.test(url)) seen.push((init.headers as Record<string, string>)['authorization'] ?? '');
    return inner(url, init);
  });
  return seen;
}

describe('EmbutidaScreen', () => {
  test('authenticates with the token of its address, removes it at once and never stores it', async () => {
    const sent = open(`/rasparAlternativo?id=${card.id}&token=segredo`, {
      [list]: one,
      [reveal]: answer(buildRaspada(1)),
    });
    const seen = recordCredentials();
    await screen.findByRole('button', { name: 'Revelar resultado' });
    expect(window.location.href).not.toMatch('segredo');
    expect(window.location.search).toBe(`?id=${card.id}`);
    press('Revelar resultado');
    expect(await screen.findByRole('heading', { name: 'Não foi desta vez' })).toBeDefined();
    expect(seen.at(-1)).toBe('Bearer segredo');
    expect(sent.map(({ call }) => call)).toContain(reveal);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch('segredo');
    expect(session.get()).toBeUndefined();
  });

  test("has no links to the app's screens", async () => {
    open(`/rasparAlternativo?id=${card.id}&token=segredo`, {
      [list]: one,
      [reveal]: answer(buildRaspada(1)),
    });
    await screen.findByRole('button', { name: 'Revelar resultado' });
    press('Revelar resultado');
    await screen.findByRole('heading', { name: 'Não foi desta vez' });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('uses the session when the address has no token', async () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open(`/rasparPremiacaoInstantaneaAlternativo?id=${card.id}`, { [list]: one });
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
  });

  test('redirects to the sign-in and back without token and session', async () => {
    const sent = open(`/rasparAlternativo?id=${card.id}`, {});
    expect(await screen.findByText('Entre para ver sua raspadinha')).toBeDefined();
    expect(sent).toEqual([]);
    press('Entrar');
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(pendingPath.take()).toBe(`/rasparAlternativo?id=${card.id}`);
  });

  test('redirects to the sign-in without the token when it has expired', async () => {
    open(`/rasparAlternativo?id=${card.id}&token=velho`, { [list]: refusal('sessao.invalida') });
    expect(await screen.findByText('Entre para ver sua raspadinha')).toBeDefined();
    press('Entrar');
    await screen.findByText('em /autenticacao');
    expect(pendingPath.take()).toBe(`/rasparAlternativo?id=${card.id}`);
  });

  test('signs out and redirects to the sign-in and back when the session was rejected', async () => {
    session.signIn({ token: 'vencido', usuario: '52998224725', tipo: 'consumidor' });
    open(`/rasparAlternativo?id=${card.id}`, { [list]: refusal('sessao.invalida') });
    expect(await screen.findByText('Entre para ver sua raspadinha')).toBeDefined();
    press('Entrar');
    expect(await screen.findByText('em /autenticacao')).toBeDefined();
    expect(session.get()).toBeUndefined();
    expect(pendingPath.take()).toBe(`/rasparAlternativo?id=${card.id}`);
  });

  test('offers the session after a token was rejected and uses it on a press', async () => {
    session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
    open(`/rasparAlternativo?id=${card.id}&token=velho`, { [list]: refusal('sessao.invalida') });
    await screen.findByText('Entre para ver sua raspadinha');
    stubNetwork({ [list]: one });
    const seen = recordCredentials();
    press('Entrar');
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
    expect(seen).toEqual(['Bearer t1']);
    expect(session.get()?.token).toBe('t1');
  });

  test('opens the first unopened card without an id', async () => {
    open('/rasparAlternativo?token=segredo', { [list]: one });
    expect(await screen.findByRole('button', { name: 'Revelar resultado' })).toBeDefined();
  });

  test('shows the wheel when the campaign uses it', async () => {
    const address = '/rasparPremiacaoInstantaneaAlternativo?token=segredo';
    const table = 'GET /raspadinhaAlternativa/v1/tabelaPremio/2026/TREVO';
    open(address, { [list]: one, [table]: answer([]) }, { 'raspadinha.modo': 'giro' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Girar' })).toBeDefined());
  });
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../test/screen-harness.tsx';
import { session } from '../shared/session/session.ts';
import { useRevalidateSession } from './use-revalidate-session.ts';

afterEach(closeScreen);

const stored = { token: 'velho', usuario: '52998224725', tipo: 'consumidor', emailVerificado: true } as const;
const autenticar = 'POST /login/v1/autenticacao';

function Probe() {
  return <p>aviso: {useRevalidateSession().mensagem ?? 'nenhum'}</p>;
}

function open(answers: Record<string, StubbedAnswer>, configuracao: Partial<Configuracao> = {}) {
  session.signIn(stored);
  const sent = stubNetwork(answers);
  openScreen('/home', { '/home': <Probe /> }, configuracao);
  return sent;
}

describe('A stored login, at the start', () => {
  test('is exchanged for a fresh token, and what was known of it stays', async () => {
    const fresh = { token: 'novo', usuario: stored.usuario, tipo: 'consumidor' };
    const sent = open({ [autenticar]: answer(fresh) });
    await waitFor(() => expect(session.get()?.token).toBe('novo'));
    expect(session.get()?.emailVerificado).toBe(true);
    expect(sent).toEqual([
      { call: autenticar, body: { usuario: stored.usuario, token: 'velho', tipo: 'consumidor' } },
    ]);
  });

  test('that is refused signs out and says why', async () => {
    open({ [autenticar]: refusal('sessao.invalida') });
    expect(await screen.findByText(/Ocorreu um erro ao verificar suas credenciais de login/)).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });

  test('that is refused says it in the words of the campaign', async () => {
    open({ [autenticar]: refusal('sessao.invalida') }, { 'textos.sessaoSalva': 'Entre de novo, por favor.' });
    expect(await screen.findByText('aviso: Entre de novo, por favor.')).toBeTruthy();
  });

  test('stays when there is no network, or the server fails', async () => {
    const sent = open({ [autenticar]: refusal('servidor.falha') });
    await waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.get()).toEqual(stored);
  });

  test('is removed when there is no campaign at all', async () => {
    open({ 'GET /campanha/v1/campanhas/': refusal('campanha.nenhuma') });
    await waitFor(() => expect(session.get()).toBeUndefined());
  });
});

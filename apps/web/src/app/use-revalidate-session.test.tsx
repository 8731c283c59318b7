// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../test/screen-harness.tsx';
import { EntradaScreen } from '../features/entrada/screens/EntradaScreen.tsx';
import { session } from '../shared/session/session.ts';
import { RequireAuth } from './guards/RequireAuth.tsx';
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

  test('that is refused in other words of the server is said in them', async () => {
    open({ [autenticar]: refusal('sessao.invalida', { mensagem: 'Sua senha mudou.' }) });
    expect(await screen.findByText('aviso: Sua senha mudou.')).toBeTruthy();
  });

  test('that is refused without a word is said all the same', async () => {
    open({ [autenticar]: { status: 401, body: {} } });
    expect(
      await screen.findByText(
        'aviso: Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.',
      ),
    ).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });

  describe('that is refused', () => {
    const openGuarded = (configuracao: Partial<Configuracao> = {}, screens = {}) => {
      session.signIn(stored);
      stubNetwork({ [autenticar]: refusal('sessao.invalida') });
      const home = (
        <RequireAuth required>
          <Probe />
        </RequireAuth>
      );
      openScreen('/home', { '/home': home, ...screens }, configuracao);
    };

    test('leads to the entry', async () => {
      openGuarded();
      expect(await screen.findByText('em /')).toBeTruthy();
    });

    test('leads out by the entry where the campaign has a link for who is signed out', async () => {
      const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
      openGuarded({ 'login.linkDeslogado': 'https://loja.example/' }, { '/': <EntradaScreen /> });
      await waitFor(() => expect(replace).toHaveBeenCalledWith('https://loja.example/'));
      replace.mockRestore();
    });
  });

  test.each(['servidor.falha', 'servidor.indisponivel'] as const)(
    'stays when the server says %s',
    async (codigo) => {
      const sent = open({ [autenticar]: refusal(codigo) });
      await waitFor(() => expect(sent).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(session.get()).toEqual(stored);
    },
  );

  test.each([
    ['at all', refusal('campanha.nenhuma')],
    ['but one that is still to begin', answer([{ ...campanhaVigente, dataInicial: '2999-01-01' }])],
    ['on the air', answer([{ ...campanhaVigente, ativa: false }])],
  ])('is removed when there is no campaign %s', async (_which, campanhas) => {
    open({ 'GET /campanha/v1/campanhas/': campanhas });
    await waitFor(() => expect(session.get()).toBeUndefined());
  });
});

// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { useStore } from '@trevo/ui/create-store.ts';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import { EntradaScreen } from '../../features/entrada/screens/EntradaScreen.tsx';
import { sessaoAviso, useSessaoAviso } from '../../platform/session/session.ts';
import { session } from '../../platform/session/session.ts';
import { silencio, toasts } from '../../platform/toast/toasts.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { RequireAuth } from '../guards/RequireAuth.tsx';
import { useRetries } from './use-retries.ts';
import { useRevalidateSession } from './use-revalidate-session.ts';

afterEach(() => {
  closeScreen();
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

const stored = { token: 'velho', usuario: '52998224725', tipo: 'consumidor', emailVerificado: true } as const;
const autenticar = 'POST /login/v1/autenticacao';

function Probe() {
  useRevalidateSession();
  const { situacao } = useCampanha();
  useRetries();
  const avisos = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <>
      <p>aviso: {useSessaoAviso() ?? 'nenhum'}</p>
      <p>campanha: {situacao}</p>
      <p>{useStore(silencio)}</p>
      {avisos.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

function open(answers: Record<string, StubbedAnswer>, configuracao: Partial<Configuracao> = {}) {
  session.signIn(stored);
  const sent = stubNetwork(answers);
  openScreen('/home', { '/home': <Probe /> }, configuracao);
  return sent;
}

describe('stored session at the start', () => {
  test('is exchanged for a fresh token and keeps its other data', async () => {
    const fresh = { token: 'novo', usuario: stored.usuario, tipo: 'consumidor' };
    const sent = open({ [autenticar]: answer(fresh) });
    await waitFor(() => expect(session.get()?.token).toBe('novo'));
    expect(session.get()?.emailVerificado).toBe(true);
    expect(sent).toEqual([
      { call: autenticar, body: { usuario: stored.usuario, token: 'velho', tipo: 'consumidor' } },
    ]);
  });

  test('is signed out with the reason when it is refused', async () => {
    open({ [autenticar]: refusal('sessao.invalida') });
    expect(await screen.findByText(/Ocorreu um erro ao verificar suas credenciais de login/)).toBeTruthy();
    expect(session.get()).toBeUndefined();
  });

  test("shows the campaign's own text when it is refused", async () => {
    open({ [autenticar]: refusal('sessao.invalida') }, { 'textos.sessaoSalva': 'Entre de novo, por favor.' });
    expect(await screen.findByText('aviso: Entre de novo, por favor.')).toBeTruthy();
  });

  test("shows the server's text of another refusal", async () => {
    open({ [autenticar]: refusal('sessao.invalida', { mensagem: 'Sua senha mudou.' }) });
    expect(await screen.findByText('aviso: Sua senha mudou.')).toBeTruthy();
  });

  test('shows a default text when the refusal has none', async () => {
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

    test('redirects to the entry', async () => {
      openGuarded();
      expect(await screen.findByText('em /')).toBeTruthy();
    });

    test("opens the campaign's signed-out link from the entry after the reason was dismissed", async () => {
      const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
      function Entrada() {
        return (
          <>
            <EntradaScreen />
            <button type="button" onClick={sessaoAviso.dismiss}>
              {useSessaoAviso()}
            </button>
          </>
        );
      }
      openGuarded({ 'login.linkDeslogado': 'https://loja.example/' }, { '/': <Entrada /> });
      const words = await screen.findByText(
        'Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.',
      );
      expect(replace).not.toHaveBeenCalled();
      fireEvent.click(words);
      await waitFor(() => expect(replace).toHaveBeenCalledWith('https://loja.example/'));
      replace.mockRestore();
    });
  });

  describe.each([
    ['without a response', {}],
    ['when the server fails', { [autenticar]: refusal('servidor.falha') }],
    ['when the database is unavailable', { [autenticar]: refusal('servidor.indisponivel') }],
    ['on a request timeout', { [autenticar]: refusal('requisicao.demorada') }],
  ])('%s', (_when, answers) => {
    const words = 'Ocorreu um erro ao verificar suas credenciais de login. Tente novamente mais tarde.';

    test('is kept and a toast says so, or off-line the strip', async () => {
      open(answers);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(session.get()).toEqual(stored);
      expect(screen.getByText('aviso: nenhum')).toBeTruthy();
    });

    test('is revalidated again automatically and on a touch', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const sent = open(answers);
      const count = () => sent.filter(({ call }) => call === autenticar).length;
      await act(() => vi.advanceTimersByTimeAsync(100));
      const early = count();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(count()).toBeGreaterThan(early);
      const fresh = stubNetwork({ [autenticar]: answer({ ...stored, token: 'novo' }) });
      // One of two touches is late enough after the last attempt.
      for (let touch = 0; touch < 2; touch++) {
        fireEvent.pointerDown(window);
        await act(() => vi.advanceTimersByTimeAsync(2_000));
      }
      expect(session.get()?.token).toBe('novo');
      await act(() => vi.advanceTimersByTimeAsync(600_000));
      expect(fresh.filter(({ call }) => call === autenticar)).toHaveLength(1);
    });
  });

  test.each([
    ['at all', refusal('campanha.nenhuma')],
    ['but an upcoming one', answer([{ ...campanhaVigente, dataInicial: '2999-01-01' }])],
    ['running', answer([{ ...campanhaVigente, ativa: false }])],
  ])('is removed when there is no campaign %s', async (_which, campanhas) => {
    open({ 'GET /campanha/v1/campanhas/': campanhas });
    await waitFor(() => expect(session.get()).toBeUndefined());
  });
});

describe('device clock 40 days behind the start of the campaign', () => {
  const list = 'GET /campanha/v1/campanhas/';
  const em = new Date('2026-11-24T12:00:00Z');
  const campanhas = [{ ...campanhaVigente, dataInicial: '2026-11-01', dataFinal: '2026-12-24' }];
  const renewed = { token: 'novo', usuario: stored.usuario, tipo: 'consumidor' };
  const openBehind = (answers: Record<string, StubbedAnswer | null>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: em.getTime() - 40 * 86_400_000 });
    session.signIn(stored);
    stubNetwork(answers);
    openScreen('/home', { '/home': <Probe /> });
  };

  test("keeps the session, because the clock is corrected by the server's time", async () => {
    openBehind({ [list]: { ...answer(campanhas), em }, [autenticar]: { ...answer(renewed), em } });
    expect(await screen.findByText('campanha: vigente')).toBeTruthy();
    await waitFor(() => expect(session.get()?.token).toBe('novo'));
  });

  test("keeps the session offline when the server's time is unknown", async () => {
    vi.resetModules();
    localStorage.setItem('trevo.campanhas', JSON.stringify(campanhas));
    localStorage.setItem('trevo.login', JSON.stringify(stored));
    vi.useFakeTimers({ toFake: ['Date'], now: em.getTime() - 40 * 86_400_000 });
    // Fresh modules: no response has been received yet.
    const own = await import('../../../test/screen-harness.tsx');
    const { useRevalidateSession: useOwn } = await import('./use-revalidate-session.ts');
    const { useCampanha: useOwnCampanha } = await import('../../features/campanha/use-campanha.ts');
    const { session: ownSession } = await import('../../platform/session/session.ts');
    function OwnProbe() {
      useOwn();
      return <p>campanha: {useOwnCampanha().situacao}</p>;
    }
    own.stubNetwork({ [list]: null });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    own.openScreen('/home', { '/home': <OwnProbe /> });
    expect(await screen.findByText('campanha: nenhuma')).toBeTruthy();
    expect(ownSession.get()).toEqual(stored);
    own.closeScreen();
  });
});

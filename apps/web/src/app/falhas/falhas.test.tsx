// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  refusal,
  stubNetwork,
} from '../../../test/screen-harness.tsx';
import { network } from '@trevo/client/request/network-state.ts';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import { falhas, useFalha } from './falha-store.ts';
import { useCampanha } from '../../features/campanha/use-campanha.ts';
import { session } from '../../platform/session/session.ts';
import { silencio, showNoResponse, toasts } from '../../platform/toast/toasts.ts';
import { ConexaoFaixa } from '../layout/faixas/ConexaoFaixa.tsx';
import { usePessoa } from '../layout/use-pessoa.ts';
import { withPatience } from '../../platform/browser/with-patience.ts';
import { useRetries } from '../rotinas/use-retries.ts';
import { useRevalidateSession } from '../rotinas/use-revalidate-session.ts';
import { AtualizacaoScreen } from './AtualizacaoScreen.tsx';
import { FalhaModal } from './FalhaModal.tsx';
import { useCampanhaFalha } from './use-campanha-falha.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

afterEach(() => {
  falhas.clear();
  for (const { id } of toasts.get()) toasts.dismiss(id);
  closeScreen();
  vi.unstubAllGlobals();
});

const campanhas = 'GET /campanha/v1/campanhas/';
const signIn = () => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });

function Probe({ reload }: { reload?: () => void }) {
  useCampanhaFalha();
  const falha = useFalha();
  const { campanha, error } = useCampanha();
  return (
    <>
      <Avisos />
      {falha && <FalhaModal falha={falha} {...(reload && { reload })} />}
      <p>campanha: {campanha?.identificacao ?? error?.mensagem ?? 'nenhuma'}</p>
    </>
  );
}

function Avisos() {
  useRetries();
  const avisos = useSyncExternalStore(toasts.subscribe, toasts.get);
  return (
    <>
      <ConexaoFaixa />
      {avisos.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

const falhaLista = 'Ops.. ocorreu um erro na conexão com o servidor, tente novamente mais tarde!';
const semRede =
  'Não foi possível recuperar campanhas promocionais disponíveis no momento, verifique sua conexão com a internet.';

describe('failure of the campaign list', () => {
  test.each([
    ['the server fails', { [campanhas]: refusal('servidor.falha') }, falhaLista],
    ['the request gets no response', { [campanhas]: { status: 502, body: undefined } }, semRede],
  ])('because %s keeps session and cached campaign, says so and retries', async (_why, answers, words) => {
    localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
    signIn();
    stubNetwork(answers);
    openScreen('/home', { '/home': <Probe /> });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('campanha: TREVO')).toBeTruthy();
    expect([session.get()?.token, localStorage.getItem('trevo.campanhas') !== null]).toEqual(['t1', true]);
    stubNetwork({ [campanhas]: answer([{ ...campanhaVigente, identificacao: 'NOVA' }]) });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('campanha: NOVA')).toBeTruthy();
  });

  test('by refusal ends the session, shows the reason and restarts on closing', async () => {
    signIn();
    stubNetwork({ [campanhas]: refusal('configuracao.naoEncontrada') });
    const reload = vi.fn<() => void>();
    openScreen('/home', { '/home': <Probe reload={reload} /> });
    expect(await screen.findByText(falhaLista)).toBeTruthy();
    expect(session.get()).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('without network keeps the cached campaign and the session', async () => {
    stubNetwork({ [campanhas]: answer([campanhaVigente]) });
    await campanhaStore.load();
    const kept = localStorage.getItem('trevo.campanhas')!;
    campanhaStore.forget();
    localStorage.setItem('trevo.campanhas', kept);
    signIn();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    openScreen('/home', { '/home': <Probe /> });
    expect(await screen.findByText('campanha: TREVO')).toBeTruthy();
    expect(session.get()).toBeDefined();
  });

  test('replaces the cached campaign when the network returns', async () => {
    localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    openScreen('/home', { '/home': <Probe /> });
    await screen.findByText('campanha: TREVO');
    stubNetwork({ [campanhas]: answer([{ ...campanhaVigente, identificacao: 'NOVA' }]) });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('campanha: NOVA')).toBeTruthy();
  });

  test.each([
    ['without network', {}, semRede],
    ['when the server fails', { [campanhas]: refusal('servidor.falha') }, falhaLista],
    ['when the database is unavailable', { [campanhas]: refusal('servidor.indisponivel') }, falhaLista],
    ['under the rate limit', { [campanhas]: refusal('requisicao.muitas') }, falhaLista],
  ])(
    'shows the specified sentence on a first start %s, and keeps the login',
    async (_why, answers, words) => {
      signIn();
      stubNetwork({ [campanhas]: { status: 502, body: undefined }, ...answers });
      openScreen('/home', { '/home': <Probe /> });
      expect(await screen.findByText(`campanha: ${words}`)).toBeTruthy();
      expect(session.get()).toBeDefined();
    },
  );

  test('by refusal deletes the cached campaign', async () => {
    localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
    stubNetwork({ [campanhas]: refusal('campanha.nenhuma') });
    openScreen('/home', { '/home': <Probe /> });
    await waitFor(() => expect(localStorage.getItem('trevo.campanhas')).toBeNull());
    expect(screen.getByText('campanha: nenhuma')).toBeTruthy();
  });
});

describe('failure of the profile', () => {
  function Profile({ reload }: { reload: () => void }) {
    const { consumidor } = usePessoa();
    const falha = useFalha();
    return (
      <>
        <Avisos />
        {consumidor && <p>Oi, {consumidor.nome}</p>}
        {falha && <FalhaModal falha={falha} reload={reload} />}
      </>
    );
  }
  const perfil = 'GET /consumidor/v1/consumidores/52998224725';

  test.each([
    ['the server fails', { [perfil]: refusal('servidor.falha') }],
    ['the request gets no response', { [perfil]: { status: 502, body: undefined } }],
  ])('because %s keeps session and campaign, says so and retries', async (_why, answers) => {
    signIn();
    localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
    stubNetwork(answers);
    openScreen('/home', { '/home': <Profile reload={() => {}} /> });
    expect(await screen.findByText('Não foi possível carregar seu perfil!')).toBeTruthy();
    expect(session.get()).toBeDefined();
    expect(localStorage.getItem('trevo.campanhas')).not.toBeNull();
    stubNetwork({ [perfil]: answer({ nome: 'ANA MARIA LIMA' }) });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Oi, ANA MARIA LIMA')).toBeTruthy();
  });

  test('by refusal clears session and campaign, shows the reason and restarts on closing', async () => {
    signIn();
    localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
    stubNetwork({ 'GET /consumidor/v1/consumidores/52998224725': refusal('consumidor.naoEncontrado') });
    const reload = vi.fn<() => void>();
    openScreen('/home', { '/home': <Profile reload={reload} /> });
    expect(await screen.findByText('Não foi possível carregar seu perfil!')).toBeTruthy();
    expect(session.get()).toBeUndefined();
    expect(localStorage.getItem('trevo.campanhas')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('ScreenBoundary', () => {
  const fail = (error: Error) => lazy((): Promise<{ default: ComponentType }> => Promise.reject(error));

  test.each([
    [
      'its code does not load',
      new TypeError('Failed to fetch dynamically imported module: x.js'),
      /não chegou/,
    ],
    ['it throws', new Error('undefined is not a function'), /não saiu como devia/],
  ])('shows the error and a retry because %s', async (_why, error, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stubNetwork({});
    const Broken = fail(error);
    const reload = vi.fn<() => void>();
    openScreen('/x', {
      '/x': (
        <ScreenBoundary reload={reload}>
          <Suspense>
            <Broken />
          </Suspense>
        </ScreenBoundary>
      ),
    });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  describe('screen file deleted by a release', () => {
    const page = (entry: string) =>
      `<script id="trevo-configuracao"></script><script type="module" src="${entry}"></script>`;
    function openMissing(served: () => Promise<Response>) {
      // A detached document does not execute the script; only its address is read.
      const own = new DOMParser().parseFromString(page('/assets/index-old.js'), 'text/html');
      vi.spyOn(document, 'querySelector').mockReturnValue(own.querySelector('script[src]'));
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const Missing = lazy(() =>
        Promise.reject<{ default: ComponentType }>(
          new TypeError('Failed to fetch dynamically imported module: /assets/Tela-old.js'),
        ),
      );
      const reload = vi.fn<() => void>();
      stubNetwork({});
      vi.stubGlobal('fetch', served);
      openScreen('/home', {
        '/home': (
          <ScreenBoundary reload={reload}>
            <Suspense>
              <Missing />
            </Suspense>
          </ScreenBoundary>
        ),
      });
      return reload;
    }
    afterEach(() => vi.restoreAllMocks());

    test('reloads into the new release automatically', async () => {
      const reload = openMissing(async () => new Response(page('/assets/index-new.js')));
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(screen.queryByRole('heading')).toBeNull();
    });

    test.each([
      ['the release is unchanged', async () => new Response(page('/assets/index-old.js'))],
      ['the response is another page', async () => new Response('<h1>Wi-Fi</h1>')],
      ['the server fails', async () => new Response('', { status: 502 })],
      ['the network is missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('shows that the screen did not load when %s', async (_, served) => {
      const reload = openMissing(served);
      expect(await screen.findByRole('heading', { name: 'Esta tela não chegou' })).toBeTruthy();
      expect(reload).not.toHaveBeenCalled();
    });
  });

  test('times out after 120 seconds', async () => {
    vi.useFakeTimers();
    const ended = vi.fn<(error: Error) => void>();
    withPatience(new Promise<never>(() => {})).catch(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls[0]![0].name).toBe('ScreenLoadTimeout');
  });
});

describe('AtualizacaoScreen', () => {
  test.each([
    ['ios', 'https://ios.example/'],
    ['android', 'https://android.example/'],
  ])('links only to the store of %s', (platform, loja) => {
    stubNetwork({});
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => platform });
    openScreen(
      '/',
      { '/': <AtualizacaoScreen instalada="0.27.90" nova="0.28.0" /> },
      {
        'navegacao.urlLojaIos': 'https://ios.example/',
        'navegacao.urlLojaAndroid': 'https://android.example/',
      },
    );
    expect(screen.getByRole('heading', { name: 'Atualização necessária' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => (link as HTMLAnchorElement).href)).toEqual([loja]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('leaves failures without a response to the off-line strip, once when several requests fail together', async () => {
  localStorage.setItem('trevo.campanhas', JSON.stringify([campanhaVigente]));
  signIn();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  function Everything() {
    useCampanhaFalha();
    useRevalidateSession();
    return <p>{usePessoa().error ? 'perfil sem resposta' : 'espera'}</p>;
  }
  openScreen('/home', { '/home': <Everything /> });
  await screen.findByText('perfil sem resposta');
  await waitFor(() => expect(campanhaStore.get().atraso).toBeDefined());
  expect(toasts.get()).toHaveLength(0);
  const told = silencio.get();
  expect(told).toBeTypeOf('string');
  showNoResponse('outra');
  expect(silencio.get()).toBe(told);
  network.reportResponse();
  expect(silencio.get()).toBeNull();
  expect(toasts.get().map(({ text }) => text)).toEqual([told]);
  expect(session.get()).toBeDefined();
});

test('shows one toast when several requests fail together although there is a network', () => {
  showNoResponse('uma');
  showNoResponse('outra');
  expect(toasts.get().map(({ text }) => text)).toEqual(['uma']);
});

import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getApiAutorizacao,
  getApiUrlBase,
  getApiUrlComper,
  getCores,
  getFundo,
  getTitulo,
} from '@trevo/config/configuracao/configuracao-questions';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { setupApi } from '../platform/api/api-client.ts';
import { isNative, loadNativeApp, versao } from '../platform/browser/native-shell.ts';
import { watchInstalar } from '../platform/browser/instalar.ts';
import { loadConfiguracao, type Partida } from '../platform/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../platform/configuracao/PartidaProvider.tsx';
import { AppRouter } from '../platform/navigation/AppRouter.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { campanhaStore } from '../features/campanha/campanha-store.ts';
import { session } from '../platform/session/session.ts';
import { appText } from './app.text.ts';
import { App } from './App.tsx';
import { findAtualizacao } from './find-atualizacao.ts';
import { firstParts } from './layout/first-parts.ts';
import { registerWorker } from './register-worker.ts';
import { screens } from './routes.tsx';

/** Loads the configuration, then draws the app; without configuration, the screen that says so. */
export async function start(root: HTMLElement): Promise<void> {
  const draw = (screen: ReactNode) =>
    createRoot(root).render(
      <StrictMode>
        {screen}
        <AfterFirstPaint />
      </StrictMode>,
    );
  watchInstalar();
  // Nothing of it is loaded on the web.
  const preparing = isNative()
    ? import('../platform/native/start-native.ts').then((native) => native.startNative())
    : undefined;
  let partida: Partida;
  try {
    partida = await loadConfiguracao();
  } catch {
    return draw(<ConfiguracaoErro />);
  }
  const { configuracao } = partida;
  await preparing;
  setupApi({
    base: getApiUrlBase(configuracao) ?? partida.site ?? '',
    authorization: getApiAutorizacao(configuracao),
    others: { comper: getApiUrlComper(configuracao) },
  });
  void applyTheme(configuracao);
  registerWorker();
  if (session.get()?.tipo === 'consumidor') await prepareFirstScreen();
  draw(<PartidaProvider partida={partida}>{await chooseScreen(partida)}</PartidaProvider>);
}

/**
 * Who is signed in sees their first screen with the first picture: the page has fetched its code and asked what it asks.
 * What is not there in time comes later, in its place.
 */
async function prepareFirstScreen(): Promise<void> {
  void campanhaStore.load();
  const parts = [screens.home, ...Object.values(firstParts)].map(({ load }) => load());
  const late = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([Promise.allSettled(parts), late]);
}

const patienceMilliseconds = 1500;

/** The app; in the installed one, which lives in a file and not at an address, with its path after `#`. */
async function chooseScreen({ configuracao }: Partida): Promise<ReactNode> {
  if (!isNative()) {
    return (
      <AppRouter>
        <App />
      </AppRouter>
    );
  }
  const instalada = (await loadNativeApp())?.versao ?? versao;
  const nova = findAtualizacao(configuracao, instalada);
  if (nova) {
    const { AtualizacaoScreen } = await import('./falhas/AtualizacaoScreen.tsx');
    return <AtualizacaoScreen instalada={instalada} nova={nova} />;
  }
  const { NativeLinks } = await import('./NativeLinks.tsx');
  return (
    <AppRouter hash>
      <NativeLinks />
      <App />
    </AppRouter>
  );
}

/**
 * Puts the brand on a page that our server did not render (native shell, another host). The theme's arithmetic is
 * loaded only then: a page of ours already carries its result.
 */
async function applyTheme(configuracao: Configuracao): Promise<void> {
  if (document.getElementById('trevo-configuracao')) return;
  const { marcaToCss } = await import('@trevo/config/tema/theme');
  const style = document.createElement('style');
  style.textContent = marcaToCss(getCores(configuracao), getFundo(configuracao, 'padrao'));
  document.head.append(style);
  document.title = getTitulo(configuracao) || document.title;
}

/** Takes away what the server drew, once the app stands there; the entry has taken over its field by then. */
function AfterFirstPaint() {
  useLayoutEffect(() => document.querySelector('.shell')?.remove(), []);
  return null;
}

/** The screen without configuration. It begins by clearing everything kept, because what is kept may be the cause. */
function ConfiguracaoErro() {
  useLayoutEffect(() => void clearEverything(), []);
  const { titulo, mensagem, tentarNovamente } = appText.configuracaoErro;
  return (
    <Page>
      <ErrorState
        heading="h1"
        title={titulo}
        message={mensagem}
        retryLabel={tentarNovamente}
        onRetry={() => location.reload()}
        illustration="offline"
      />
    </Page>
  );
}

async function clearEverything(): Promise<void> {
  try {
    localStorage.clear();
    if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
}

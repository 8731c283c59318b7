import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import {
  getApiAutorizacao,
  getApiUrlBase,
  getApiUrlComper,
  getCores,
  getFundo,
  getTitulo,
  isModoAutomatico,
} from '@trevo/config/configuracao/configuracao-questions';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { setupApi } from '../../platform/api/api-client.ts';
import { afterPaint } from '../../platform/browser/after-paint.ts';
import { isNative, loadNativeApp, versao } from '../../platform/browser/native-shell.ts';
import { watchInstalar } from '../../platform/browser/instalar.ts';
import { loadFonte } from '@trevo/ui/styles/load-fonte.ts';
import { whenIdle } from '../../platform/browser/when-idle.ts';
import { loadConfiguracao, type Partida } from '../../platform/configuracao/load-configuracao.ts';
import { PartidaProvider } from '../../platform/configuracao/PartidaProvider.tsx';
import { readAppAddress } from '../../platform/navigation/paths/app-address.ts';
import { isPath } from '../../platform/navigation/use-route.ts';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { AppRouter } from '../../platform/navigation/AppRouter.tsx';
import { ErrorState } from '@trevo/ui/feedback/ErrorState.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { applyEsquema } from '../../platform/esquema/esquema.ts';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import { session } from '../../platform/session/session.ts';
import { appText } from '../app.text.ts';
import { App } from '../App.tsx';
import { findAtualizacao } from '../release/find-atualizacao.ts';
import { firstParts } from '../layout/first-parts.ts';
import { replaceFirstPaint } from './replace-first-paint.ts';
import { registerWorker } from '../release/register-worker.ts';
import { loadScreenOf } from './preload-screens.ts';

/** Loads the configuration and renders the app; without configuration it renders the error screen. */
export async function start(root: HTMLElement): Promise<void> {
  const draw = (screen: ReactNode) =>
    createRoot(root).render(
      <StrictMode>
        {screen}
        <FirstPaintEnd />
      </StrictMode>,
    );
  watchInstalar();
  // Not loaded on the web.
  const preparing = isNative()
    ? import('../../platform/native/start-native.ts').then((native) => native.startNative())
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
  if (partida.campanhas) campanhaStore.begin(partida.campanhas);
  applyEsquema();
  void applyTheme(configuracao);
  registerWorker();
  // Controlled by the service worker, the page has the typeface in its cache.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  if (isKept) loadFonte();
  await prepareFirstScreen();
  draw(<PartidaProvider partida={partida}>{await chooseScreen(partida)}</PartidaProvider>);
  if (!isKept) void afterPaint().then(() => whenIdle(loadFonte));
}

/**
 * Loads the code of the first screen, which the early-start script has requested, so that the app's first render has
 * it. Parts that are late are added afterwards.
 */
async function prepareFirstScreen(): Promise<void> {
  const isConsumidor = session.get()?.tipo === 'consumidor';
  const { pathname } = readAppAddress();
  const parts: Promise<unknown>[] = [loadScreenOf(pathname, isConsumidor)];
  if (isConsumidor) {
    void campanhaStore.load();
    if (hasFrame(pathname)) parts.push(...Object.values(firstParts).map(({ load }) => load()));
  }
  const late = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([Promise.allSettled(parts), late]);
}

/** Returns whether the screen has the menu around it; the form for a key has the whole window, as its shortcut shows. */
const hasFrame = (pathname: string): boolean => !isPath(appPaths.digitacaoManual, pathname);

const patienceMilliseconds = 1500;

/** Chooses the root element; the native app, which is loaded from a file, has its path after `#`. */
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
    const { AtualizacaoScreen } = await import('../falhas/AtualizacaoScreen.tsx');
    return <AtualizacaoScreen instalada={instalada} nova={nova} />;
  }
  const { NativeLinks } = await import('../rotinas/NativeLinks.tsx');
  return (
    <AppRouter hash>
      <NativeLinks />
      <App />
    </AppRouter>
  );
}

/**
 * Applies the brand's theme to a page that our server did not render (native shell, another host). The theme
 * computation is a lazy import: our pages already contain its result. The native shell does not follow the device:
 * its status bar is built for the campaign's mode.
 */
async function applyTheme(configuracao: Configuracao): Promise<void> {
  if (document.getElementById('trevo-configuracao')) return;
  const { marcaToCss, toOutroModo } = await import('@trevo/config/tema/theme');
  const [cores, fundo] = [getCores(configuracao), getFundo(configuracao, 'padrao')];
  const outro = toOutroModo(cores, isModoAutomatico(configuracao) && !isNative(), fundo);
  const styles = [marcaToCss(cores, fundo), outro.css].map((css) =>
    Object.assign(document.createElement('style'), { textContent: css }),
  );
  Object.assign(styles[1]!.dataset, { esquema: outro.modo, media: outro.media });
  document.head.append(...styles);
  applyEsquema();
  document.title = getTitulo(configuracao) || document.title;
}

/** Removes the content of the page before the app; the entry has taken over its field by then. */
function FirstPaintEnd() {
  useLayoutEffect(replaceFirstPaint, []);
  return null;
}

/** Error screen without configuration. Its retry first clears the storage, because stored data may be the cause. */
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
    // Without storage access there is nothing to clear.
  }
}

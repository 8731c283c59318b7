import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { isNative } from './native-shell.ts';

/** Chromium's `beforeinstallprompt` event, missing in the DOM types. */
interface PedidoInstalacao extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How the web app is installed: by the browser's prompt, or by the user in the iPhone's share menu. */
export type ModoInstalacao = 'navegador' | 'iphone';

const pedido = createStore<PedidoInstalacao | null>(null);
const instalada = createStore(false);

/**
 * Listens for the browser's install prompt. Must be called before the page has loaded, because the event fires
 * once.
 */
export function watchInstalar(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show the prompt at once.
    event.preventDefault();
    pedido.set(event as PedidoInstalacao);
  });
  window.addEventListener('appinstalled', () => {
    pedido.set(null);
    instalada.set(true);
  });
}

/** Returns whether the page was opened as an installed web app. */
export const isInstalada = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Returns how this device can install the app now; null when it is installed, impossible, or the page is embedded. */
export function useModoInstalacao(): ModoInstalacao | null {
  const hasPedido = useStore(pedido) !== null;
  const isDone = useStore(instalada);
  if (isDone || isNative() || window.parent !== window || isInstalada()) return null;
  if (hasPedido) return 'navegador';
  return isIphoneBrowser(navigator.userAgent, navigator.maxTouchPoints) ? 'iphone' : null;
}

/**
 * Shows the browser's install prompt; requires a user gesture. Resolves to true when the user accepted. A
 * declined prompt is available again only on a later visit.
 */
export async function askInstalar(): Promise<boolean> {
  const event = pedido.get();
  if (!event) return false;
  // The event can be used only once.
  pedido.set(null);
  return (await event.prompt()).outcome === 'accepted';
}

/**
 * Returns whether this is a browser of an iPhone or iPad with "Adicionar à Tela de Início" in its share menu;
 * in-app web views have none.
 */
export const isIphoneBrowser = (userAgent: string, maxTouchPoints: number): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) &&
  /Safari\//.test(userAgent) &&
  !/FBAN|FBAV|Instagram|Line\/|Twitter|TikTok|musical_ly|GSA\//.test(userAgent);

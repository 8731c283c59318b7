import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { isNative } from './native-shell.ts';

/** What Chromium hands over instead of asking by itself; no browser's types know it. */
interface PedidoInstalacao extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How the web app gets among the phone's own: the browser asks, or the person does it by its share menu. */
export type ModoInstalacao = 'navegador' | 'iphone';

const pedido = createStore<PedidoInstalacao | null>(null);
const instalada = createStore(false);

/** Hears what the browser offers. To be called before the page has loaded: it offers once. */
export function watchInstalar(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers ask at once, before anybody knows what for.
    event.preventDefault();
    pedido.set(event as PedidoInstalacao);
  });
  window.addEventListener('appinstalled', () => {
    pedido.set(null);
    instalada.set(true);
  });
}

/** Whether the page was opened from the phone's own apps. */
export const isInstalada = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** How this device can keep the app now; null where it has it, cannot, or the page stands inside another one. */
export function useModoInstalacao(): ModoInstalacao | null {
  const hasPedido = useStore(pedido) !== null;
  const isDone = useStore(instalada);
  if (isDone || isNative() || window.parent !== window || isInstalada()) return null;
  if (hasPedido) return 'navegador';
  return isIphoneBrowser(navigator.userAgent, navigator.maxTouchPoints) ? 'iphone' : null;
}

/** Lets the browser ask; only from a touch. True when the person said yes. A no is asked again by a later visit only. */
export async function askInstalar(): Promise<boolean> {
  const event = pedido.get();
  if (!event) return false;
  // It may be used once.
  pedido.set(null);
  return (await event.prompt()).outcome === 'accepted';
}

/**
 * Whether this is an iPhone's or iPad's browser, which has "Adicionar à Tela de Início" in its share menu. A page that
 * another app shows has none.
 */
export const isIphoneBrowser = (userAgent: string, maxTouchPoints: number): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) &&
  /Safari\//.test(userAgent) &&
  !/FBAN|FBAV|Instagram|Line\/|Twitter|TikTok|musical_ly|GSA\//.test(userAgent);

import type { LazyScreen } from '../load-screen.tsx';

/**
 * Caches scratch cards and QR detector for a signed-in user, once the service worker is active, unless the
 * device saves data.
 */
export async function prefetchForOffline(
  screens: Record<'raspadinhasAlternativas' | 'raspar', LazyScreen>,
): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!serviceWorker || connection?.saveData) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  for (const { load } of [screens.raspadinhasAlternativas, screens.raspar])
    await load().catch(() => undefined);
  const { precacheQrDetector } = await import('../../features/escanear/leitura/qr-detector.ts');
  await precacheQrDetector();
}

import { filaPedido, filaTag } from '@trevo/contract/fila-aviso';

/** What Chromium has beside the standard of every browser. */
interface WakingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

const halfDayMilliseconds = 43_200_000;

/**
 * Asks the browser to wake the worker when the network is back, also with the app closed, and now and then where it is
 * among the phone's own apps. Browsers that know neither, or say no, send when the app is opened, as ever.
 */
export async function askToBeWoken(): Promise<void> {
  try {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    const registration: WakingRegistration | undefined = await container?.getRegistration();
    await registration?.sync?.register(filaTag);
    await registration?.periodicSync?.register(filaTag, { minInterval: halfDayMilliseconds });
  } catch {
    // See above.
  }
}

/** Calls when the worker was woken and wants the queue to be sent. Returns how to stop. */
export function onWoken(work: () => void): () => void {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  const hear = (event: MessageEvent) => {
    if ((event.data as { pedido?: unknown } | null)?.pedido === filaPedido.pedido) work();
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

import { filaPedido, filaTag } from '@trevo/contract/fila-aviso';

/** Chromium's background sync APIs, missing in the DOM types. */
interface WakingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

const halfDayMilliseconds = 43_200_000;

/**
 * Registers background sync, which wakes the worker when the network returns, even with the app closed, and
 * periodic sync where the app is installed. Without support or permission the queue is sent when the app is
 * opened.
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

/** Calls `work` when the woken worker asks for the queue to be sent. Returns a function that stops listening. */
export function onWoken(work: () => void): () => void {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  const hear = (event: MessageEvent) => {
    if ((event.data as { pedido?: unknown } | null)?.pedido === filaPedido.pedido) work();
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

/** Returns whether a message asks to activate the waiting release. */
const isPedido = (message: unknown): boolean =>
  (message as { pedido?: unknown } | null)?.pedido === 'assumir';

/**
 * Activates the waiting worker when the page asks for it and responds whether it does: not while a second window
 * is open, because the files of the previous release are deleted and that window may have unsaved input.
 */
export function answerPedido(
  { data: message, ports }: Pick<ExtendableMessageEvent, 'data' | 'ports'>,
  worker: Pick<ServiceWorkerGlobalScope, 'skipWaiting'> & {
    readonly clients: Pick<Clients, 'matchAll'>;
  },
): Promise<void> | undefined {
  if (!isPedido(message)) return undefined;
  return (async () => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const may = windows.length <= 1;
    ports[0]?.postMessage(may);
    if (may) await worker.skipWaiting();
  })();
}

/** What the page asks for when the person wants the release that waits. */
const isPedido = (message: unknown): boolean =>
  (message as { pedido?: unknown } | null)?.pedido === 'assumir';

/**
 * Lets a waiting worker take over when the page asks for it, and answers whether it does: not while a second window is
 * open, because the files of the release before go with it, and somebody may be filling something in there.
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

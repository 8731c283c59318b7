/** Background Sync tag: the browser wakes the service worker on reconnect while receipts are queued on the phone. */
export const filaTag = 'fila';

/** Message that the service worker then posts to the open windows. */
export const filaPedido = { pedido: 'enviarFila' } as const;

/** The tag under which the browser wakes the worker when the network is back: receipts wait on the phone. */
export const filaTag = 'fila';

/** What the worker tells the open windows then. */
export const filaPedido = { pedido: 'enviarFila' } as const;

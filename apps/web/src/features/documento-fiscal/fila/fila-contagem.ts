import { createStore } from '@trevo/ui/create-store.ts';

/** Count of the consumidor's pending receipts; separate from the lazily imported queue. */
export const filaContagem = createStore(0);

/** Whether one of them is only in memory, because the browser storage is unavailable. */
export const filaPassageira = createStore(false);

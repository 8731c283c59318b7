import { createStore } from '@trevo/ui/create-store.ts';

/** How many receipts of this person wait on the phone; apart from the queue, whose code comes after the start. */
export const filaContagem = createStore(0);

/** Whether one of them is in memory only, because the browser keeps nothing. */
export const filaPassageira = createStore(false);

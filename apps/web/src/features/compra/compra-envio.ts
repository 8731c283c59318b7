import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { createId } from '../../platform/browser/web-crypto.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { compraDraft, type DraftTela, draftTelas } from './compra-draft.ts';
import { chaveDraft, fotoStore } from '../documento-fiscal/public.ts';

/** An attempt to send a purchase, kept until a response settles it. */
export interface CompraEnvio {
  /** Idempotency key; equal for the same purchase, so that the server registers it once. */
  readonly idempotencia: string;
  /** Time of the first attempt on the device's clock, ISO. */
  readonly capturadoEm: string;
}

interface Kept extends CompraEnvio {
  /** Owner and exact content of the request: any other request is another purchase. */
  readonly usuario: string;
  readonly compra: string;
}

const place = (tela: DraftTela) => `compra.envio.${tela}`;

/**
 * Store of the open attempts, one per form. It outlives the page: after a lost response the retry uses the same
 * idempotency key, even the next day.
 */
export const compraEnvio = {
  begin(tela: DraftTela, usuario: string, body: object, agora: Date): CompraEnvio {
    const compra = JSON.stringify(body);
    const kept = localStore.get<Kept>(place(tela));
    if (kept?.usuario === usuario && kept.compra === compra) return kept;
    const fresh: Kept = {
      usuario,
      compra,
      idempotencia: createId(),
      capturadoEm: agora.toISOString(),
    };
    localStore.set(place(tela), fresh);
    return fresh;
  },
  /** Deletes an attempt; an attempt that started later stays. */
  settle(tela: DraftTela, { idempotencia }: CompraEnvio): void {
    if (localStore.get<Kept>(place(tela))?.idempotencia === idempotencia) localStore.remove(place(tela));
  },
  forget(): void {
    for (const tela of draftTelas) localStore.remove(place(tela));
  },
};

/**
 * Sends a purchase with an idempotency key that stays the same until a response settles it. Throws ApiError.
 *
 * @param tela form in which it was typed
 * @param usuario owner of the purchase
 */
export async function sendCompra<T>(
  { tela, usuario, compra }: { tela: DraftTela; usuario: string; compra: object },
  send: (envio: CompraEnvio) => Promise<T>,
): Promise<T> {
  const envio = compraEnvio.begin(tela, usuario, compra, new Date());
  try {
    const answered = await send(envio);
    compraEnvio.settle(tela, envio);
    return answered;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!isWorthRepeating(error)) compraEnvio.settle(tela, envio);
    throw error;
  }
}

/** Deletes the unsent purchases of all users from this device: drafts, idempotency keys and pictures. */
export async function forgetCompra(): Promise<void> {
  for (const tela of draftTelas) compraDraft.clear(tela);
  chaveDraft.clear();
  compraEnvio.forget();
  await fotoStore.clear();
}

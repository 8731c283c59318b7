import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { createId } from '../../platform/browser/web-crypto.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { compraDraft, type DraftTela, draftTelas } from './compra-draft.ts';
import { chaveDraft, fotoStore } from '../documento-fiscal/public.ts';

/** One try at sending a purchase, until an answer settles it. */
export interface CompraEnvio {
  /** The same for the same purchase, so that the server answers the same and registers it once. */
  readonly idempotencia: string;
  /** When it was first sent, on the phone's clock: an ISO instant. */
  readonly capturadoEm: string;
}

interface Kept extends CompraEnvio {
  /** Whose it is, and what exactly was sent: anything else is another purchase. */
  readonly usuario: string;
  readonly compra: string;
}

const place = (tela: DraftTela) => `compra.envio.${tela}`;

/** Outlives the page: an answer that got lost is asked for again under the same key, also tomorrow. One for each form. */
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
  /** Forgets a try; one that was begun since stays. */
  settle(tela: DraftTela, { idempotencia }: CompraEnvio): void {
    if (localStore.get<Kept>(place(tela))?.idempotencia === idempotencia) localStore.remove(place(tela));
  },
  forget(): void {
    for (const tela of draftTelas) localStore.remove(place(tela));
  },
};

/**
 * Sends a purchase under a key that stays the same until an answer settles it. Throws ApiError.
 *
 * @param tela the form it was typed in
 * @param usuario whose it is
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

/** Leaves nothing of anybody's unsent purchase on this device: neither what was typed of it or its key nor its picture. */
export async function forgetCompra(): Promise<void> {
  for (const tela of draftTelas) compraDraft.clear(tela);
  chaveDraft.clear();
  compraEnvio.forget();
  await fotoStore.clear();
}

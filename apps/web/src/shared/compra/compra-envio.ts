import { isWorthRepeating, toApiError } from '../api/api-error.ts';
import { createIdempotencia } from '../fila/nota-na-fila.ts';
import { session } from '../session/session.ts';
import { localStore } from '../storage/local-store.ts';

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

const place = 'compra.envio';

/** Outlives the page: an answer that got lost is asked for again under the same key, also tomorrow. */
export const compraEnvio = {
  begin(body: object, agora: Date): CompraEnvio {
    const usuario = session.get()?.usuario ?? '';
    const compra = JSON.stringify(body);
    const kept = localStore.get<Kept>(place);
    if (kept?.usuario === usuario && kept.compra === compra) return kept;
    const fresh: Kept = {
      usuario,
      compra,
      idempotencia: createIdempotencia(),
      capturadoEm: agora.toISOString(),
    };
    localStore.set(place, fresh);
    return fresh;
  },
  settle: (): void => localStore.remove(place),
};

/** Sends a purchase under a key that stays the same until an answer settles it. Throws ApiError. */
export async function sendCompra<T>(compra: object, send: (envio: CompraEnvio) => Promise<T>): Promise<T> {
  const envio = compraEnvio.begin(compra, new Date());
  try {
    const answered = await send(envio);
    compraEnvio.settle();
    return answered;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!isWorthRepeating(error)) compraEnvio.settle();
    throw error;
  }
}

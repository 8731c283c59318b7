import type { ConsumidorRow, ConsumidorService } from '../../consumidor/public.ts';

/** A consumer's accounts at other services, which multiply rewards. */
export type Contas = ConsumidorRow['dinamica_cupom'];

/** Maximum cache entries; that many take a few megabytes. */
const maximum = 10_000;

/**
 * Reads consumers' accounts and caches them in this process, because every registration needs them. The
 * registering statement (`documento_register`) verifies cached accounts, and the caller evicts stale
 * ones.
 */
export function createContasLembradas(consumidores: Pick<ConsumidorService, 'get'>) {
  const remembered = new Map<string, Contas>();
  const read = async (consumidorId: string): Promise<Contas> =>
    (await consumidores.get(consumidorId)).dinamica_cupom;
  return {
    /** Reads the current accounts. Throws consumidor.naoEncontrado. */
    read,
    /** Returns the accounts from the cache, or reads them. Throws consumidor.naoEncontrado. */
    async recall(consumidorId: string): Promise<Contas> {
      const known = remembered.get(consumidorId);
      if (known) return known;
      const contas = await read(consumidorId);
      // FIFO eviction: active consumers are soon cached again.
      if (remembered.size >= maximum) remembered.delete(remembered.keys().next().value!);
      remembered.set(consumidorId, contas);
      return contas;
    },
    forget: (consumidorId: string): void => void remembered.delete(consumidorId),
  };
}

import type { ConsumidorRow, ConsumidorService } from '../../consumidor/public.ts';

/** A person's accounts at other services, which multiply what a receipt earns. */
export type Contas = ConsumidorRow['dinamica_cupom'];

/** What is remembered of so many people is some megabytes. */
const maximum = 10_000;

/**
 * Reads the accounts of people, and remembers them in this process: a registration would ask for them each time. Who
 * recalls them has them held against the database in the statement that registers (`documento_fiscal_register`), and
 * forgets them when they have changed.
 */
export function createContasLembradas(consumidores: Pick<ConsumidorService, 'get'>) {
  const remembered = new Map<string, Contas>();
  const read = async (consumidorId: string): Promise<Contas> =>
    (await consumidores.get(consumidorId)).dinamica_cupom;
  return {
    /** As they are now; refuses with consumidor.naoEncontrado. */
    read,
    /** As they were when they were last read; refuses with consumidor.naoEncontrado. */
    async recall(consumidorId: string): Promise<Contas> {
      const known = remembered.get(consumidorId);
      if (known) return known;
      const contas = await read(consumidorId);
      // The one that came first goes first: who is active is read again soon enough.
      if (remembered.size >= maximum) remembered.delete(remembered.keys().next().value!);
      remembered.set(consumidorId, contas);
      return contas;
    },
    forget: (consumidorId: string): void => void remembered.delete(consumidorId),
  };
}

import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Cota, CotaStore } from './cota.store.ts';

/**
 * A photo of every receipt of a long day at a shop's counter, each of them sent twice, stays below this; and a thousand
 * stolen accounts fill a disk in a day, not in an hour.
 */
export const cotaDiaria: Cota = { arquivos: 150, bytes: 300 * 1024 * 1024 };

export type CotaService = ReturnType<typeof createCotaService>;

/** How much one account may send in a day. */
export function createCotaService(store: CotaStore, clock: Clock) {
  const hoje = () => toSaoPaulo(clock.now()).dia;
  return {
    /**
     * Counts a file before any work is put into it, and answers what takes it off the count of that day again: for a file
     * that we failed to keep. Refuses with upload.cotaAtingida.
     */
    async spend(consumidorId: string, bytes: number): Promise<() => Promise<void>> {
      const dia = hoje();
      if (!(await store.spend(consumidorId, dia, bytes, cotaDiaria))) throw refuse('upload.cotaAtingida');
      return () => store.giveBack(consumidorId, dia, bytes);
    },
    forgetOld: (): Promise<void> => store.deleteBefore(hoje()),
  };
}

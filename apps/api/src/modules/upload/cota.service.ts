import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Cota, CotaStore } from './cota.store.ts';

/**
 * Daily upload quota per account: above a photo of every receipt of a long day at a shop's counter, each sent
 * twice; a thousand stolen accounts need a day, not an hour, to fill a disk.
 */
export const cotaDiaria: Cota = { arquivos: 150, bytes: 300 * 1024 * 1024 };

export type CotaService = ReturnType<typeof createCotaService>;

/** Daily upload quota per account. */
export function createCotaService(store: CotaStore, clock: Clock) {
  const hoje = () => toSaoPaulo(clock.now()).dia;
  return {
    /**
     * Counts a file before processing it; returns a function that reverts the count when storing fails. Throws
     * upload.cotaAtingida.
     */
    async spend(consumidorId: string, bytes: number): Promise<() => Promise<void>> {
      const dia = hoje();
      if (!(await store.spend(consumidorId, dia, bytes, cotaDiaria))) throw refuse('upload.cotaAtingida');
      return () => store.giveBack(consumidorId, dia, bytes);
    },
    forgetOld: (): Promise<void> => store.deleteBefore(hoje()),
  };
}

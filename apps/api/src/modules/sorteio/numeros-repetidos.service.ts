import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { NumeroRepetidoStore } from './sorteio.store.ts';

/** Low-traffic hours; each one checks its part of the numbers, so that no run takes long. */
const horas = ['02', '03', '04', '05'];

/**
 * Checks for numbers held by two consumers. Indices are unique and one permutation key maps each index to a
 * distinct number, so none can exist; a second key would create some without violating any constraint.
 */
export const createCheckRepetidos =
  (store: NumeroRepetidoStore, clock: Clock, log: Logger) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const parte = horas.indexOf(toSaoPaulo(clock.now()).hora.slice(0, 2));
    if (parte < 0) return;
    for (const campanhaId of await store.listCampanhaIds()) {
      if (stopping?.aborted) return;
      const repetidos = await store.count(campanhaId, parte, horas.length);
      if (repetidos > 0)
        log.error(
          { event: 'lucky_numbers_duplicated', codigo: 'cupom.numerosRepetidos', campanhaId, repetidos },
          'Two consumers hold the same lucky number',
        );
    }
  };

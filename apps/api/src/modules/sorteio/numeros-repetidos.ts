import { toSaoPaulo } from '@trevo/rules/sao-paulo';
import type { Clock } from '../../kernel/clock.ts';
import type { Logger } from '../../kernel/log.ts';
import type { NumeroRepetidoStore } from './numero-repetido.store.ts';

/** When few people are awake. The job asks every hour, so it runs once a night in each process. */
const hora = '03';

/**
 * Looks for numbers that two people hold. The index of a number is unique, and one key gives each index another number,
 * so there are none; a second key would make some without anything refusing them.
 */
export const createCheckRepetidos =
  (store: NumeroRepetidoStore, clock: Clock, log: Logger) =>
  async (stopping?: AbortSignal): Promise<void> => {
    if (!toSaoPaulo(clock.now()).hora.startsWith(hora)) return;
    for (const campanhaId of await store.listCampanhaIds()) {
      if (stopping?.aborted) return;
      const repetidos = await store.count(campanhaId);
      if (repetidos > 0)
        log.error({ codigo: 'cupom.numerosRepetidos', campanhaId, repetidos }, 'numbers are held twice');
    }
  };

import { getCodigosPorHora } from '@trevo/config/configuracao-questions';
import type { Logger } from '../../kernel/log.ts';
import type { Hospedagem } from '../campanha/public.ts';

/** Whether the campaign sends one more code by SMS or WhatsApp in this hour. */
export type TakeEnvio = (hospedagem: Hospedagem) => Promise<boolean>;

/** `countUse` counts one use of a key within `segundos`, over all processes. */
export function createTakeEnvio(
  countUse: (key: string, segundos: number) => Promise<{ usos: number }>,
  log: Logger,
): TakeEnvio {
  return async ({ principal, configuracao }) => {
    const limite = getCodigosPorHora(configuracao);
    const { usos } = await countUse(`codigos:${principal.campanhaId}`, 3600);
    // Exactly one process counts the first one too many.
    if (usos === limite + 1)
      log.error(
        { campanhaId: principal.campanhaId, limite },
        'no more codes by SMS or WhatsApp in this hour',
      );
    return usos <= limite;
  };
}

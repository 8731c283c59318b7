import { getCodigosPorHora } from '@trevo/config/configuracao/telas-questions';
import type { Logger } from '../../../kernel/log.ts';
import type { Hospedagem } from '../../campanha/public.ts';

/** Takes one code by SMS or WhatsApp from the campaign's hourly quota; returns false when it is exhausted. */
export type TakeEnvio = (hospedagem: Hospedagem) => Promise<boolean>;

/** `countUse` counts uses of a key within `segundos` over all processes. */
export function createTakeEnvio(
  countUse: (key: string, segundos: number) => Promise<{ usos: number }>,
  log: Logger,
): TakeEnvio {
  return async ({ principal, configuracao }) => {
    const limite = getCodigosPorHora(configuracao);
    const { usos } = await countUse(`codigos:${principal.campanhaId}`, 3600);
    // Exactly one process counts the first use over the limit, so the error is logged once.
    if (usos === limite + 1)
      log.error(
        { event: 'code_quota_exhausted', campanhaId: principal.campanhaId, limite },
        'Hourly quota of codes by SMS and WhatsApp is exhausted',
      );
    return usos <= limite;
  };
}

/** Returns loggable fields of a delivery failure. Never the error message: mail servers repeat the address in it. */
export function describeFailure(error: unknown): { failure: string } {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isOurs = name === 'SendError';
  return {
    failure: isOurs ? (error as Error).message : [name, code, responseCode].filter(Boolean).join(' '),
  };
}

import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { createRetencaoReport } from './retencao.service.ts';

/** Binds the report of accounts that are close to their deletion. */
export function bindRetencaoOperador(
  operador: OperadorBinder,
  report: ReturnType<typeof createRetencaoReport>,
): void {
  operador.bind(calls['operador.retencao'], async ({ params }) => ({
    retorno: await report(params.promotora),
  }));
}

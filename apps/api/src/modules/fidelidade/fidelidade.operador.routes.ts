import { calls } from '@trevo/contract/calls';
import type { OperadorBinder } from '../campanha/public.ts';
import type { VoucherService } from './voucher.service.ts';

/** Binds the import of voucher codes. */
export function bindFidelidadeOperador(operador: OperadorBinder, vouchers: VoucherService): void {
  operador.daCampanha(calls['operador.importarVouchers'], async ({ publicada, body, context }) => ({
    retorno: { total: await vouchers.import(publicada, body.voucherId, body.codigos, context.ator) },
  }));
}

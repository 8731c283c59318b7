import { createHash } from 'node:crypto';
import type { LocalOutbox } from '../local-outbox.ts';
import type { VoucherProvedor } from './voucher.port.ts';

/** Generates unusable codes and stores the orders in the local outbox. */
export const createLocalVoucher = (outbox: LocalOutbox): VoucherProvedor => ({
  async order({ referencia, provedor, voucher, usarAte }) {
    const codigo = createHash('sha256').update(referencia).digest('hex').slice(0, 10).toUpperCase();
    const texto = `${codigo}, até ${usarAte.toISOString().slice(0, 10)}`;
    await outbox.store(
      'voucher',
      { destinatario: provedor, assunto: `Voucher ${voucher}`, texto },
      referencia,
    );
    return codigo;
  },
});

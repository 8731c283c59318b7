import type { LocalOutbox } from '../local-outbox.ts';
import type { PicPayPagador } from './picpay.port.ts';

/** Stores payments in the local outbox instead of making them. */
export function createLocalPicPay(outbox: LocalOutbox): PicPayPagador {
  return {
    pay: ({ referencia, conta, valorCentavos, descricao }) =>
      outbox.store(
        'picpay',
        {
          destinatario: conta,
          assunto: `Pagamento ${referencia}`,
          texto: `${descricao}: R$ ${(valorCentavos / 100).toFixed(2).replace('.', ',')}`,
        },
        referencia,
      ),
  };
}

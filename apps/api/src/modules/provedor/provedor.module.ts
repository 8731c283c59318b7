import type { Senders } from '../../adapters/senders.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Logger } from '../../kernel/log.ts';
import { createProvedorService, type SenderSources } from './provedor.service.ts';
import { createCifraProvedores } from './provedor-selo.store.ts';
import { createProvedorStore } from './provedor.store.ts';

export type ProvedorModule = ReturnType<typeof createProvedorModule>;

/** Wires each promoter's providers of messages and payouts. */
export function createProvedorModule({
  db,
  clock,
  log,
  keys,
  sources,
}: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  sources: SenderSources;
}) {
  const provedores = createProvedorService({
    store: createProvedorStore(db),
    cifra: createCifraProvedores(keys),
    sources,
    clock,
    log,
  });
  const of = provedores.getSender;
  /** Senders that dispatch each message or payout to the promoter's provider. */
  const senders: Omit<Senders, 'onesignal' | 'sns' | 'picpay'> & { readonly picPay: Senders['picpay'] } = {
    email: { send: async (mensagem) => (await of(mensagem.promotoraId, 'email')).send(mensagem) },
    sms: { send: async (mensagem) => (await of(mensagem.promotoraId, 'sms')).send(mensagem) },
    whatsapp: {
      sendCodigo: async (mensagem) => (await of(mensagem.promotoraId, 'whatsapp')).sendCodigo(mensagem),
    },
    picPay: { pay: async (payment) => (await of(payment.promotoraId, 'picpay')).pay(payment) },
    voucher: { order: async (pedido) => (await of(pedido.promotoraId, 'voucher')).order(pedido) },
  };
  return {
    provedores,
    senders: {
      ...senders,
      findPush: (servico: 'onesignal' | 'sns', promotoraId: string) => of(promotoraId, servico),
    },
  };
}

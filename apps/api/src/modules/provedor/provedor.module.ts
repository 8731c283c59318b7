import type { Senders } from '../../adapters/senders.port.ts';
import type { KeyRing } from '../../kernel/auth/key-ring.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Logger } from '../../kernel/log.ts';
import type { OperadorBinder } from '../campanha/public.ts';
import type { QueueComunicado } from '../comunicado/public.ts';
import type { ListAvisados } from './comunicados-provedor.ts';
import { bindProvedorOperador } from './provedor.operador.routes.ts';
import { createProvedorService, type SenderSources } from './provedor.service.ts';
import { createCifraProvedores } from './provedor-selo.store.ts';
import { createProvedorStore } from './provedor.store.ts';
import { toRemetenteCerto } from './provedor.text.ts';

export type ProvedorModule = ReturnType<typeof createProvedorModule>;

/** Wires each promoter's providers of messages and payouts. */
export function createProvedorModule({
  db,
  clock,
  log,
  keys,
  sources,
  listAvisados,
  queueComunicado,
}: {
  db: Db;
  clock: Clock;
  log: Logger;
  keys: KeyRing;
  sources: SenderSources;
  listAvisados: ListAvisados;
  queueComunicado: QueueComunicado;
}) {
  const provedores = createProvedorService({
    store: createProvedorStore(db, queueComunicado),
    cifra: createCifraProvedores(keys),
    sources,
    listAvisados,
    clock,
    log,
  });
  const of = provedores.getSender;
  /** Senders that dispatch each message or payout to the promoter's provider. */
  const senders: Omit<Senders, 'onesignal' | 'sns' | 'picpay'> & { readonly picPay: Senders['picpay'] } = {
    email: {
      send: async (mensagem) => {
        const sender = await of(mensagem.promotoraId, 'email');
        await sender.send(toAssinado(mensagem, sender));
      },
    },
    sms: {
      send: async (mensagem) => {
        const sender = await of(mensagem.promotoraId, 'sms');
        await sender.send(toAssinado(mensagem, sender));
      },
    },
    whatsapp: {
      sendCodigo: async (mensagem) => (await of(mensagem.promotoraId, 'whatsapp')).sendCodigo(mensagem),
    },
    picPay: { pay: async (payment) => (await of(payment.promotoraId, 'picpay')).pay(payment) },
    voucher: { order: async (pedido) => (await of(pedido.promotoraId, 'voucher')).order(pedido) },
  };
  return {
    provedores,
    bindOperador: (operador: OperadorBinder) => bindProvedorOperador(operador, provedores),
    senders: {
      ...senders,
      findPush: (servico: 'onesignal' | 'sns', promotoraId: string) => of(promotoraId, servico),
    },
  };
}

/** Appends to a message the sender that it leaves by, where it asks for that and the sender is shown. */
const toAssinado = <M extends { readonly texto: string; readonly isAssinado?: true }>(
  mensagem: M,
  { remetente }: { readonly remetente?: string | undefined },
): M =>
  mensagem.isAssinado && remetente
    ? { ...mensagem, texto: `${mensagem.texto} ${toRemetenteCerto(remetente)}` }
    : mensagem;

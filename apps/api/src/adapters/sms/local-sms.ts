import type { LocalOutbox } from '../local-outbox.ts';
import type { SmsSender } from './sms.port.ts';

/** Stores SMS in the local outbox instead of sending them. */
export function createLocalSms(outbox: LocalOutbox): SmsSender {
  return {
    send: ({ telefone, texto }) => outbox.store('sms', { destinatario: telefone, assunto: 'SMS', texto }),
  };
}

import type { LocalOutbox } from '../local-outbox.ts';
import type { EmailSender } from './email.port.ts';

/** Stores e-mails in the local outbox instead of sending them (development and tests). */
export function createLocalEmail(outbox: LocalOutbox): EmailSender {
  return { send: (mensagem) => outbox.store('email', mensagem) };
}

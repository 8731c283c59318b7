import type { LocalOutbox } from '../local-outbox.ts';
import type { WhatsappSender } from './whatsapp.port.ts';

/** Stores WhatsApp messages in the local outbox instead of sending them. */
export function createLocalWhatsapp(outbox: LocalOutbox): WhatsappSender {
  return {
    sendCodigo: ({ telefone, texto }) =>
      outbox.store('whatsapp', { destinatario: telefone, assunto: 'Código', texto }),
  };
}

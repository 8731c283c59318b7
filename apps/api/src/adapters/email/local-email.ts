import type { LocalOutbox } from '../local-outbox.ts';
import type { EmailSender } from './email.port.ts';

/** Stores e-mails in the local outbox instead of sending them (development and tests); of an attachment its name. */
export function createLocalEmail(outbox: LocalOutbox): EmailSender {
  return {
    send: ({ anexo, isAssinado: _, ...mensagem }) =>
      outbox.store('email', {
        ...mensagem,
        texto: anexo ? `${mensagem.texto}\n\n[${anexo.nome}]` : mensagem.texto,
      }),
  };
}

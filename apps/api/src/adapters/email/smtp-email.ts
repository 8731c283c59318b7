import { createTransport } from 'nodemailer';
import type { EmailSender } from './email.port.ts';

/** Sends through an SMTP server: `smtps://user:password@host:465/?from=Trevo%20<nao-responda@exemplo.com.br>`. */
export function createSmtpEmail(url: string): EmailSender {
  const from = new URL(url).searchParams.get('from') ?? 'nao-responda@localhost';
  const transport = createTransport(url, { from });
  return {
    async send({ destinatario, assunto, texto }) {
      await transport.sendMail({ to: destinatario, subject: assunto, text: texto });
    },
  };
}

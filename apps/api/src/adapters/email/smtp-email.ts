import { connect, type LookupFunction } from 'node:net';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type { EmailSender } from './email.port.ts';

const connectMilliseconds = 10_000;

/**
 * Sends through an SMTP server: `smtps://user:password@host:465/?from=Trevo%20<nao-responda@exemplo.com.br>`.
 *
 * @param lookup resolves the server's name; `toPublicLookup` refuses non-public addresses
 */
export function createSmtpEmail(url: string, lookup?: LookupFunction): EmailSender {
  const from = new URL(url).searchParams.get('from') ?? 'nao-responda@localhost';
  const transport = createTransport({ url, ...(lookup && { getSocket: toGetSocket(lookup) }) }, { from });
  return {
    async send({ destinatario, assunto, texto, anexo }) {
      const attachments = anexo
        ? [{ filename: anexo.nome, contentType: anexo.tipo, content: anexo.bytes }]
        : [];
      await transport.sendMail({ to: destinatario, subject: assunto, text: texto, attachments });
    },
  };
}

/** Opens the socket with a custom DNS lookup; nodemailer starts TLS on it. */
const toGetSocket =
  (lookup: LookupFunction): NonNullable<SMTPTransport.Options['getSocket']> =>
  ({ host = '', port, secure }, done) => {
    const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), lookup });
    socket.setTimeout(connectMilliseconds, () =>
      socket.destroy(new Error('the mail server did not respond')),
    );
    const fail = (error: Error) => done(error, undefined);
    socket.once('error', fail).once('connect', () => {
      socket.off('error', fail).setTimeout(0);
      done(null, { connection: socket });
    });
  };

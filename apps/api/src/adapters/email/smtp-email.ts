import type { LookupFunction, Socket } from 'node:net';
import { parseSmtpUrl } from '@trevo/rules/texto/smtp-url';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import { connectPublic, DestinationError } from '../guarded-connect.ts';
import { SendError } from '../post-json.ts';
import type { EmailSender } from './email.port.ts';

const connectMilliseconds = 10_000;
/**
 * Time for one e-mail on a guarded connection to a promoter's server: nodemailer bounds the size of a response (1 MiB),
 * and ends idle connections only.
 */
const sendMilliseconds = 120_000;
const defaultFrom = { name: '', address: 'nao-responda@localhost' };

/**
 * Sends through an SMTP server: `smtps://user:password@host:465/?from=Trevo%20<nao-responda@exemplo.com.br>`.
 * Nodemailer receives parsed parts and no URL: it takes each key of a URL's query as an option, of which `sendmail` and
 * `path` start a program.
 *
 * @param lookup resolves the server's name; with it only public addresses are connected to, within `milliseconds`
 */
export function createSmtpEmail(
  url: string,
  lookup?: LookupFunction,
  milliseconds = sendMilliseconds,
): EmailSender {
  const server = parseSmtpUrl(url);
  // Addresses are judged before they are stored: such a row was written by an earlier version.
  if (typeof server === 'string') return { send: () => Promise.reject(new SmtpUrlError(server)) };
  const { host, port, secure, auth, from = defaultFrom } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    ...(auth && { auth }),
    ...(lookup && { getSocket: toGetSocket({ host, port }, lookup, milliseconds) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    remetente: from.name ? `${from.name} <${from.address}>` : from.address,
    async send({ destinatario, assunto, texto, anexo }) {
      const attachments = anexo
        ? [{ filename: anexo.nome, contentType: anexo.tipo, content: anexo.bytes }]
        : [];
      // An address as an object is one address; a text would be parsed as a list.
      const to = { name: '', address: destinatario };
      try {
        await transport.sendMail({ from, to, subject: assunto, text: texto, attachments });
      } catch (error) {
        throw toSendError(error as Error);
      }
    },
  };
}

/** The address of a mail server is not accepted; the message names the part, never its text. */
class SmtpUrlError extends Error {
  override readonly name = 'SmtpUrlError';
}

/**
 * Returns a failure without the server's response: a response may have 1 MiB and repeats the recipient, and loggers write
 * all of an error.
 */
function toSendError(error: Error & { code?: string; command?: string; responseCode?: number }): Error {
  if (error instanceof DestinationError) return error;
  const { name, code = name, command = '', responseCode = '' } = error;
  return new SendError(`the mail server failed: ${code} ${command} ${responseCode}`.trim());
}

/** Opens the socket with the guard; nodemailer starts TLS on it. */
const toGetSocket =
  (
    server: { readonly host: string; readonly port: number },
    lookup: LookupFunction,
    milliseconds: number,
  ): NonNullable<SMTPTransport.Options['getSocket']> =>
  (_options, done) => {
    const fail = (error: Error) => done(error, undefined);
    try {
      const socket = connectPublic(server, lookup);
      socket.setTimeout(connectMilliseconds, () =>
        socket.destroy(new Error('the mail server did not respond')),
      );
      socket.once('error', fail).once('connect', () => {
        socket.off('error', fail).setTimeout(0);
        endLate(socket, milliseconds);
        done(null, { connection: socket });
      });
    } catch (error) {
      // -- swallowed: the transport reports it
      fail(error as Error);
    }
  };

function endLate(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(new Error('the mail server took too long')), milliseconds);
  socket.once('close', () => clearTimeout(timer));
}

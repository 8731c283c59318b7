import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpEmail } from '../../src/adapters/email/smtp-email.ts';
import { toPublicLookup } from '../../src/adapters/guarded-connect.ts';
import { startMailServer } from '../mail-server.ts';

const mensagem = { promotoraId: 'p', destinatario: 'ana@casa.example', assunto: 'Oi', texto: 'Olá' };

describe('e-mail by SMTP', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.close());

  it('SMTP e-mail with the guard connects to no literal address of this machine, and to no name of it', async () => {
    for (const url of [mail.origin, mail.origin.replace('127.0.0.1', 'localhost')])
      await expect(createSmtpEmail(url, toPublicLookup()).send(mensagem)).rejects.toThrow(/not public/);
    expect(mail.messages).toEqual([]);
  });

  it('SMTP e-mail of the installation connects to a server of its own network', async () => {
    await createSmtpEmail(`${mail.origin}/?from=Loja,%20Sul%20<oi@loja.example>`).send(mensagem);
    expect(mail.messages.at(-1)).toMatch(/From: "Loja, Sul" <oi@loja.example>\r\nTo: ana@casa.example\r\n/);
  });

  it('SMTP e-mail with a stored address that is refused today fails, and names no part of the address', async () => {
    const sender = createSmtpEmail('smtp://u:segredo@mail.example/?sendmail=true&path=/bin/sh');
    const error = await sender.send(mensagem).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('SmtpUrlError: opcao');
  });
});

import { describe, expect, it } from 'vitest';
import { parseSmtpUrl } from './smtp-url.ts';

describe('parseSmtpUrl', () => {
  it('returns the parts of a mail server', () => {
    expect(
      parseSmtpUrl(
        'smtps://loja%40ex:se%2Fgre%25do@Mail.Exemplo.com.br/?from=Loja%20Sul,%20SA%20<oi@loja.com.br>',
      ),
    ).toEqual({
      secure: true,
      host: 'mail.exemplo.com.br',
      port: 465,
      auth: { user: 'loja@ex', pass: 'se/gre%do' },
      from: { name: 'Loja Sul, SA', address: 'oi@loja.com.br' },
    });
  });

  it.each([
    ['smtp://mail.interno', 587],
    ['smtp://mail.interno:25/', 25],
    ['smtp://mail.interno:80', 80],
    ['smtp://mail.interno:443', 443],
    ['smtps://mail.interno:2465', 2465],
  ])('returns the port of %s', (url, port) => {
    expect(parseSmtpUrl(url)).toMatchObject({ host: 'mail.interno', port, auth: undefined, from: undefined });
  });

  it.each([
    ['smtp://%31%32%37.0.0.1', '127.0.0.1'],
    ['smtp://①②⑦.0.0.1', '127.0.0.1'],
    ['smtp://127。0。0。1', '127.0.0.1'],
    ['smtp://%30x7f000001', '127.0.0.1'],
    ['smtp://127.1:25', '127.0.0.1'],
    ['smtp://[::FFFF:127.0.0.1]:25', '::ffff:7f00:1'],
    ['smtp://mail_interno:25', 'mail_interno'],
  ])('returns the one notation of the host of %s', (url, host) => {
    expect(parseSmtpUrl(url)).toMatchObject({ host });
  });

  it.each([
    ['http://mail.example', 'endereco'],
    ['SMTP://mail.example', 'endereco'],
    ['smtp:mail.example', 'endereco'],
    ['smtp:///?host=127.0.0.1', 'endereco'],
    ['smtp:////mail.example', 'endereco'],
    ['smtp://mail.example/caminho', 'endereco'],
    ['smtp://mail.example\\@outro.example', 'endereco'],
    ['smtp://mail.example/#parte', 'endereco'],
    ['smtp://mail.example:99999', 'endereco'],
    [' smtp://mail.example', 'endereco'],
    ['smtp://a:%ZZ@mail.example', 'credencial'],
    ['smtp://a:b%0D%0ARSET@mail.example', 'credencial'],
    ['smtp://:senha@mail.example', 'credencial'],
    ['smtp://mail.example/?sendmail=true&path=/bin/sh', 'opcao'],
    ['smtp://mail.example?args=-c', 'opcao'],
    ['smtp://mail.example/?FROM=a@loja.example', 'opcao'],
    ['smtp://mail.example/?from=a@loja.example&from=b@loja.example', 'opcao'],
    ['smtp://mail.example/?from=', 'remetente'],
    ['smtp://mail.example/?from=a@loja.example,b@loja.example', 'remetente'],
    ['smtp://mail.example/?from=a@loja.example%0D%0ABcc:%20b@loja.example', 'remetente'],
    ['smtp://mail.example/?from=Loja%20<a@loja.example', 'remetente'],
    ['smtp://mail.example/?from=Loja%20<a@loja.example>%20<b@loja.example>', 'remetente'],
  ])('refuses %s for its %s', (url, fault) => {
    expect(parseSmtpUrl(url)).toBe(fault);
  });
});

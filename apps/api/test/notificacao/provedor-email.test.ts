import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from '../operador/operador-console.ts';
import { registerPessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

describe('e-mail provider set by an administrator of a promoter', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let ana: OperadorDeTeste;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let folder: string;
  beforeAll(async () => {
    mail = await startMailServer();
    folder = await mkdtemp(join(tmpdir(), 'provedor-'));
    test = await startTestApp(undefined, {
      consoleOrigin: `http://${consoleHost}`,
      destinosPermitidos: [mail.origin],
    });
    await test.publish();
    painel = createConsole(test);
    ana = await painel.createAdministrador();
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
    await rm(folder, { recursive: true });
  });

  const set = (url: string) =>
    painel.call('operador.definirProvedor', {
      params: { promotora: 'quatrofolhas' },
      body: { servico: 'email', url } as never,
      cookie: ana.cookie,
      promotora: 'quatrofolhas',
    });
  let pessoas = 900;
  /** Requests a link for a new password, which is sent by e-mail. */
  async function requestEmail(): Promise<void> {
    const { usuario } = await registerPessoa(test, ++pessoas);
    await test.client.call('login.solicitarRedefinicao', { body: { usuario } });
  }

  it('starts no program for options of the mail library in the query', async () => {
    const file = join(folder, 'executado');
    const query = new URLSearchParams({ sendmail: 'true', path: '/bin/sh' });
    for (const part of ['-c', `env > ${file}`]) query.append('args', part);
    const answer = await set(`${mail.origin}/?${query.toString()}`);
    await requestEmail();
    // The sender was cached or not: the next e-mail of the correct provider is sent after the one above.
    await test.client.call('operador.definirProvedor', {
      params: { promotora: 'quatrofolhas' },
      body: { servico: 'email', url: `${mail.origin}/?from=oi@quatrofolhas.example` } as never,
      token: operatorToken,
    });
    await requestEmail();
    await expect.poll(() => mail.messages.length).toBeGreaterThan(0);
    expect(existsSync(file)).toBe(false);
    expect([answer.status, answer.body.codigo]).toEqual([400, 'requisicao.invalida']);
    expect(answer.body.detalhes).toMatchObject([{ campo: expect.stringContaining('url') }]);
  });

  it.each([
    'path=/bin/sh',
    'args=-c',
    'proxy=http://10.0.0.7:3128',
    'tls.rejectUnauthorized=false',
    'logger=true',
    'host=10.0.0.7',
    'from=a@loja.example&from=b@loja.example',
    'from=',
    'from=sem-arroba',
    'from=a@loja.example,b@loja.example',
    'from=Loja%20%3Ca@loja.example%3E,%20b@loja.example',
    'from=Loja%0D%0ABcc:%20b@loja.example%20%3Ca@loja.example%3E',
    'from=%22x@loja.example%22@outra.example',
  ])('refuses the query %s with its field', async (query) => {
    const { status, body } = await set(`${mail.origin}/?${query}`);
    expect([status, body.codigo, body.detalhes]).toEqual([
      400,
      'requisicao.invalida',
      [{ campo: 'url', mensagem: expect.any(String) }],
    ]);
  });

  it.each([
    'smtp://%31%32%37.0.0.1:25',
    'smtp://①②⑦.0.0.1:25',
    'smtp://127。0。0。1:25',
    'smtp://%30x7f000001:25',
    'smtp://0x7f000001:25',
    'smtp://2130706433:25',
    'smtp://127.1:25',
    'smtp://0177.0.0.1:25',
    'smtp://[::1]:25',
    'smtp://[::ffff:127.0.0.1]:25',
  ])('refuses the internal address %s', async (url) => {
    const { status, body } = await set(url);
    expect([status, body.codigo]).toEqual([422, 'operador.destinoNaoPermitido']);
  });

  it.each([
    'smtp:///?host=127.0.0.1',
    'smtp://mail.example/caminho',
    'smtp://mail.example/#parte',
    'smtp://ma il.example',
  ])('refuses the address %s with its field', async (url) => {
    const { status, body } = await set(url);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
  });
});

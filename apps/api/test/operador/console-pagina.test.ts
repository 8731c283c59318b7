import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toConsolePolicy } from '../../src/modules/pagina/page-policy.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { consoleHost, createConsole, type OperadorDeTeste } from './operador-console.ts';

describe('console at its host', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createDaInstalacao();
  });
  afterAll(() => test.close());

  /** Asks like a browser that opens a page, or like one that loads a part of it. */
  const ask = async (host: string, path: string, accept = 'text/html,*/*') =>
    test.app.http.inject({ url: path, headers: { host, accept } });
  const script = '/arquivos/index-00000000.js';

  it.each(['/', '/equipe', '/convite', '/registros?acao=operador.convidar'])(
    'serves its page at %s with a strict policy',
    async (path) => {
      const page = await ask(consoleHost, path);
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Trevo Console')]);
      expect(page.headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      });
    },
  );

  it('the console may show previews in a frame, and nothing else', () => {
    expect(toConsolePolicy('http://*.previa.localhost:3000')).toBe(
      "default-src 'none'; frame-src http://*.previa.localhost:3000; script-src 'self'; style-src 'self'; img-src 'self' data: http://*.previa.localhost:3000; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    );
  });

  it('serves its files as immutable', async () => {
    const file = await ask(consoleHost, script, '*/*');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each(['localhost', 'qualquer.example', '127.0.0.1'])('serves nothing of it at %s', async (host) => {
    expect((await ask(host, script, '*/*')).statusCode).toBe(404);
    expect((await ask(host, '/equipe')).body).not.toContain('Trevo Console');
  });

  it.each([
    '/sw.js',
    '/manifest.webmanifest',
    '/assets/index-00000000.js',
    '/icone.svg',
    '/marcas/quatro-folhas.svg',
  ])('serves nothing of a campaign: %s', async (path) => {
    expect((await ask(consoleHost, path)).statusCode).toBe(404);
    expect((await ask(consoleHost, path, '*/*')).statusCode).toBe(404);
  });

  it('serves a campaign alone where no console is set up', async () => {
    const other = await startTestApp(undefined, { db: test.db });
    try {
      const page = await other.app.http.inject({
        url: '/',
        headers: { host: consoleHost, accept: 'text/html' },
      });
      expect(page.body).not.toContain('Trevo Console');
      const file = await other.app.http.inject({ url: script, headers: { host: consoleHost } });
      expect(file.statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('lists all promoters to an operator of the installation, and to no other', async () => {
    const all = await painel.call('operador.promotoras', { cookie: rita.cookie });
    expect(all.body.retorno).toContainEqual({
      promotora: 'quatrofolhas',
      nome: expect.any(String),
      cnpj: expect.stringMatching(/^\d{14}$/),
    });
    const noemi = await painel.create(rita, 'administrador');
    const refused = await painel.call('operador.promotoras', { cookie: noemi.cookie });
    expect(refused.body.codigo).toBe('operador.semPermissao');
  });

  it('lists the campaigns of the promoter to every role', async () => {
    const noemi = await painel.create(rita, 'cliente');
    const { body } = await painel.call('operador.campanhas', {
      cookie: noemi.cookie,
      promotora: 'quatrofolhas',
    });
    expect(body.retorno).toEqual([
      {
        ano: 2026,
        identificacao: 'TREVO',
        descricao: expect.any(String),
        dataInicial: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        dataFinal: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        hosts: expect.arrayContaining(['localhost']),
        ativa: true,
        corPrimaria: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string,
      },
    ]);
    const other = await painel.call('operador.campanhas', { cookie: noemi.cookie, promotora: 'outra' });
    expect(other.body.codigo).toBe('operador.semPermissao');
  });
});

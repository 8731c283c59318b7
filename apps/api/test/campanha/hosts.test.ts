import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@trevo/contract/calls';
import { parseEntradas } from '@trevo/config/configuracao/parse-entradas';
import { folders } from '../../src/folders.ts';
import { listMensagens } from '../outbox.ts';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('campaign content per host', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    for (const ready of ['padrao', 'sol', 'noite', 'comper']) await test.publish(undefined, ready);
  });
  afterAll(() => test.close());

  const page = async (host: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', '/', { headers: { host, accept: 'text/html', ...headers } });

  it('returns the configuration of a host as entradas at both paths', async () => {
    const body = { chave: 'host' as const, valor: 'sol.localhost:3000' };
    for (const id of ['configuracao.listar', 'configuracao.listarAlternativa'] as const) {
      const { text, status } = await test.client
        .call(id, { body })
        .then((a) => ({ ...a, text: JSON.stringify(a.body) }));
      const answer = JSON.parse(text) as {
        statusCode: number;
        dados: { entradas: { chave: string; valor: string }[] };
      };
      expect([status, answer.statusCode]).toEqual([200, 200]);
      const { configuracao, avisos } = parseEntradas(answer.dados.entradas);
      expect(avisos).toEqual([]);
      expect(configuracao['tema.corPrimaria'].toLowerCase()).toBe('#ffd60a');
    }
  });

  it('enables vouchers, shops and typed codes exactly when the campaign file contains them', async () => {
    const listOn = async (valor: string) => {
      const { body } = await test.client.call('configuracao.listar', { body: { chave: 'host', valor } });
      const { entradas } = (body as unknown as { dados: { entradas: { chave: string; valor: string }[] } })
        .dados;
      const { configuracao } = parseEntradas(entradas);
      return (['fidelidade.vouchersAtivo', 'lojas.ativo', 'menu.digitarCupom'] as const).filter(
        (chave) => configuracao[chave],
      );
    };
    expect(await listOn('localhost')).toEqual([
      'fidelidade.vouchersAtivo',
      'lojas.ativo',
      'menu.digitarCupom',
    ]);
    expect(await listOn('noite.localhost')).toEqual(['fidelidade.vouchersAtivo', 'lojas.ativo']);
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'NUA';
      arquivo.hosts = ['nua.localhost'];
      arquivo.associados = [];
      delete arquivo.vouchers;
      delete arquivo.codigos;
    });
    expect(await listOn('nua.localhost')).toEqual([]);
  });

  it('inlines brand, configuration and icon in the page before any script runs', async () => {
    const { text, headers, status } = await page('sol.localhost');
    expect(status).toBe(200);
    expect(text).toContain('--cor-primaria:#ffd60a');
    expect(text).toMatch(/<script type="application\/json" id="trevo-configuracao">\{"configuracao":/);
    const logo = readFileSync(join(folders.fixtures, 'marcas/sol.svg')).toString('base64');
    expect(text).toContain(`<img src="data:image/svg+xml;base64,${logo}"`);
    expect(headers['cache-control']).toBe('no-cache');
    const other = await page('localhost');
    expect(other.text).toContain('--cor-primaria:#355da1');
    expect(other.text).not.toContain(logo);
  });

  it("renders the login field with the campaign's texts and without a name attribute", async () => {
    const { text } = await page('localhost');
    expect(text).toMatch(
      /<label for="shell-usuario">CPF<\/label><input id="shell-usuario" inputmode="numeric"/,
    );
    expect(/<input [^>]*>/.exec(text)![0]).not.toContain('name=');
    expect((await page('sol.localhost')).text).toContain('>Celular</label>');
  });

  it('allows exactly the inlined styles by the content security policy', async () => {
    const { text, headers } = await page('localhost');
    const hashes = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, style]) => `'sha256-${createHash('sha256').update(style!).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' ${hashes.join(' ')};`);
  });

  it("carries both modes, the second by the device's preference unless the campaign has chosen one", async () => {
    const { text } = await page('localhost');
    const media = 'data-media="(prefers-color-scheme:dark)" media="(prefers-color-scheme:dark)"';
    expect(text).toContain(`<style data-esquema="escuro" ${media}>`);
    // The first matching colour applies.
    expect(text).toMatch(
      /theme-color" content="#\w{6}" data-esquema="escuro"[^>]*>\s*<meta name="theme-color"/,
    );
    const noite = await page('noite.localhost');
    expect(noite.text).toContain('<style data-esquema="claro" data-media="not all" media="not all">');
  });

  it("allows embedding by the campaign's partner sites on the pages made for it only", async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'EMBUTIDA';
      arquivo.hosts = ['embutida.localhost'];
      configure(arquivo, { 'raspadinha.sitesParceiros': ['https://www.loja.example'] });
    });
    const frameOf = async (host: string, path: string) => {
      const { headers } = await test.client.send('GET', path, { headers: { host, accept: 'text/html' } });
      const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))![1];
      return [ancestors, headers['x-frame-options']];
    };
    const own = ["'self'", 'SAMEORIGIN'];
    for (const path of ['/rasparAlternativo', '/rasparPremiacaoInstantaneaAlternativo?id=1'])
      expect(await frameOf('embutida.localhost', path)).toEqual([
        "'self' https://www.loja.example",
        undefined,
      ]);
    expect(await frameOf('embutida.localhost', '/home')).toEqual(own);
    expect(await frameOf('localhost', '/rasparAlternativo')).toEqual(own);
  });

  it('escapes campaign texts in the page', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'ATAQUE';
      arquivo.hosts = ['ataque.localhost'];
      arquivo.campanha.descricao = '</script><script>alert(1)</script>';
      configure(arquivo, { 'textos.titulo': '"><img src=x onerror=alert(1)>' });
    });
    const { text } = await page('ataque.localhost');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
  });

  it('refuses malformed host and scheme headers with 400, also behind a proxy', async () => {
    for (const host of ['localhost:x@alheio.example', 'localhost/alheio', 'localhost alheio', '[localhost]'])
      expect((await page(host)).status, host).toBe(400);
    for (const host of ['LOCALHOST', 'localhost:3000', 'sol.localhost:65535', '[::1]:3000'])
      expect((await page(host)).status, host).toBe(200);
    const proxied = await startTestApp(undefined, { trustProxy: 1 });
    await proxied.publish();
    const through = async (headers: Record<string, string>) =>
      (await proxied.client.send('GET', '/saude', { headers: { host: 'localhost', ...headers } })).status;
    expect(await through({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' })).toBe(200);
    expect(await through({ 'x-forwarded-proto': 'https://alheio.example/?' })).toBe(400);
    expect(await through({ 'x-forwarded-host': 'localhost:x@alheio.example' })).toBe(400);
    await proxied.close();
  });

  it('builds links with the public port and ignores the port of the Host header', async () => {
    const linkOf = async (test: TestApp, seed: number, host: string) => {
      await registerPessoa(test, seed, host);
      const { email } = toCadastro(seed);
      const findLink = async () => {
        const texts = (await listMensagens(test, email.toLowerCase())).map(({ texto }) => texto).join('\n');
        return /https?:\/\/[^/\s]+/.exec(texts)?.[0];
      };
      // The message is sent after the answer.
      await expect.poll(findLink).toBeDefined();
      return findLink();
    };
    const started = await startTestApp();
    await started.publish();
    expect(await linkOf(started, 1, 'localhost:8081')).toBe('http://localhost');
    expect(await linkOf(started, 2, `localhost:${started.port}`)).toBe(`http://localhost:${started.port}`);
    await started.close();
    const behind = await startTestApp(undefined, { trustProxy: 1, publicPort: 8443 });
    await behind.publish();
    expect(await linkOf(behind, 3, `localhost:${behind.port}`)).toBe('http://localhost');
    expect(await linkOf(behind, 4, 'localhost:8443')).toBe('http://localhost:8443');
    await behind.close();
  });

  it('lists each campaign once on the development page, at a host that a browser opens', async () => {
    const { text } = await test.client.send('GET', '/_dev', { headers: { host: 'localhost' } });
    const hosts = [...text.matchAll(/<tr>.*?href="http:\/\/([^/:"]+)/g)].map(([, host]) => host!);
    expect(hosts).toContain('sol.localhost');
    expect(hosts.filter((host) => /^br\.|127\.0\.0\.1/.test(host))).toEqual([]);
  });

  it.each([
    ['another site’s script', { origin: 'https://alheio.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another campaign', { 'sec-fetch-site': 'same-site' }],
    ['a name that only leads here', { host: 'alheio.example' }],
  ])('does not serve the development pages to %s', async (_, headers) => {
    for (const path of ['/_dev', '/_dev/caixa-de-saida', '/_dev/caixa-de-saida.json', '/_dev/nota']) {
      const ask = (more: object) =>
        test.client.send('GET', path, { headers: { host: 'localhost:3000', ...more } });
      expect((await ask(headers)).status, path).toBe(404);
      expect((await ask({ 'sec-fetch-site': 'same-origin' })).status, path).toBe(200);
      // Navigation by a link shows the page to this user only.
      const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
      expect((await ask(link)).status, path).toBe(200);
    }
    const template = { host: 'localhost', 'content-type': 'text/html', ...headers };
    expect((await test.client.send('POST', '/_dev/pagina', { body: '<p>', headers: template })).status).toBe(
      404,
    );
  });

  it.each([...new Set(Object.values(calls).map(({ method }) => method))])(
    'allows CORS calls by the native shell with %s, without credentials',
    async (method) => {
      const { headers } = await test.client.send('OPTIONS', '/consumidor/v1/consumidores/52998224725', {
        headers: {
          host: 'localhost',
          origin: 'https://aplicativo.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        },
      });
      expect(String(headers['access-control-allow-methods']).split(/, ?/)).toContain(method);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it.each([
    ['no method', { origin: 'https://aplicativo.example' }],
    ['no origin', { 'access-control-request-method': 'GET' }],
    ['neither', {}],
  ])('answers an OPTIONS request with %s in the common error format', async (_, asked) => {
    const { status, text, headers } = await test.client.send('OPTIONS', '/campanha/v1/campanhas/', {
      headers: { host: 'localhost', ...asked },
    });
    expect([status, text]).toEqual([204, '']);
    expect(String(headers['access-control-allow-methods'])).toContain('GET');
  });

  it('exposes the Date header to the native shell', async () => {
    const { headers } = await test.client.send('GET', '/campanha/v1/campanhas/', {
      headers: { host: 'localhost', origin: 'https://localhost' },
    });
    expect(String(headers['access-control-expose-headers']).split(/, ?/)).toContain('date');
    expect(Date.parse(String(headers['date']))).not.toBeNaN();
  });

  it('returns manifest and icon of the host', async () => {
    const manifest = await test.client.send('GET', '/manifest.webmanifest', {
      headers: { host: 'noite.localhost' },
    });
    expect(JSON.parse(manifest.text)).toMatchObject({
      id: '/',
      lang: 'pt-BR',
      display: 'standalone',
      start_url: '/',
      name: 'Noites Vésper',
      short_name: 'Vésper',
      shortcuts: [{ url: '/escanear' }, { url: '/cupons' }],
      share_target: {
        action: '/compartilhar',
        method: 'POST',
        enctype: 'multipart/form-data',
      },
    });
    const icon = await test.client.send('GET', '/icone.svg', { headers: { host: 'sol.localhost' } });
    expect(icon.text).toMatch(/^<svg .*#ffd60a/);
  });

  it('sets the short title in the page, where iPhones read it', async () => {
    const { text } = await page('noite.localhost');
    expect(text).toContain('<meta name="apple-mobile-web-app-title" content="Vésper">');
  });

  it('shortens a long manifest name to the words that fit below an icon', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'NOMELONGO';
      arquivo.hosts = ['nomelongo.localhost'];
      configure(arquivo, { 'textos.titulo': 'Aniversário do Exemplo', 'textos.tituloCurto': null });
    });
    const { text } = await test.client.send('GET', '/manifest.webmanifest', {
      headers: { host: 'nomelongo.localhost' },
    });
    expect(JSON.parse(text)).toMatchObject({ name: 'Aniversário do Exemplo', short_name: 'Aniversário' });
  });

  it('omits manifest shortcuts for features that the campaign disables', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'SOVALE';
      arquivo.hosts = ['sovale.localhost'];
      arquivo.configuracao = { ...arquivo.configuracao, 'menu.escanearQr': false, 'cupom.ativo': false };
    });
    const { text } = await test.client.send('GET', '/manifest.webmanifest', {
      headers: { host: 'sovale.localhost' },
    });
    expect((JSON.parse(text) as { shortcuts: unknown[] }).shortcuts).toEqual([]);
  });

  it('returns each manifest icon in its declared size and maskable ones without transparency', async () => {
    const host = { host: 'sol.localhost' };
    const { text } = await test.client.send('GET', '/manifest.webmanifest', { headers: host });
    const { icons } = JSON.parse(text) as { icons: { src: string; sizes: string; purpose: string }[] };
    const pngs = icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    const read = async (src: string) => {
      const { bytes, headers } = await test.client.send('GET', src, { headers: host });
      expect(headers['content-type']).toBe('image/png');
      const { width, height } = await sharp(bytes).metadata();
      return { size: `${width}x${height}`, isOpaque: (await sharp(bytes).stats()).isOpaque };
    };
    const drawn = await Promise.all([...pngs.map(({ src }) => src), '/icone/iphone-180.png'].map(read));
    expect(drawn).toEqual([
      { size: '192x192', isOpaque: false },
      { size: '512x512', isOpaque: false },
      { size: '512x512', isOpaque: true },
      { size: '180x180', isOpaque: true },
    ]);
    expect((await test.client.send('GET', '/icone/64.png', { headers: host })).status).toBe(404);
    expect((await test.client.send('GET', '/icone/constructor.png', { headers: host })).status).toBe(404);
  });

  it('extends the background of a rounded icon to the corners of maskable icons', async () => {
    // The icon of this campaign is yellow above and white below, with round corners.
    for (const src of ['/icone/recortado-512.png', '/icone/iphone-180.png']) {
      const { bytes } = await test.client.send('GET', src, { headers: { host: 'sol.localhost' } });
      const { data: dots, info } = await sharp(bytes)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const last = info.width - 1;
      const corners = [0, last, last * info.width, last * info.width + last];
      expect(corners.map((at) => dots.subarray(at * 3, at * 3 + 3).toString('hex'))).toEqual([
        'ffd60a',
        'ffd60a',
        'ffffff',
        'ffffff',
      ]);
    }
  });

  it('limits size and type of content shared without a service worker', async () => {
    const share = (body: Buffer, type: string) =>
      test.client.send('POST', '/compartilhar', {
        headers: { host: 'localhost', 'content-type': type },
        body,
      });
    const { status, text } = await share(Buffer.alloc(20_000_001), 'multipart/form-data; boundary=x');
    expect([status, (JSON.parse(text) as { codigo: string }).codigo]).toEqual([
      413,
      'requisicao.corpoGrande',
    ]);
    expect((await share(Buffer.from('{}'), 'text/plain')).status).toBe(415);
  });

  it('redirects content shared without a service worker to the scan page', async () => {
    const form = new FormData();
    form.append('arquivo', new Blob([Buffer.alloc(3_000_000)], { type: 'image/jpeg' }), 'nota.jpg');
    const request = new Request('http://localhost/compartilhar', { method: 'POST', body: form });
    const { status, headers } = await test.client.send('POST', '/compartilhar', {
      headers: { host: 'localhost', 'content-type': request.headers.get('content-type')! },
      body: Buffer.from(await request.arrayBuffer()),
    });
    expect([status, headers['location']]).toEqual([303, '/escanear']);
  });

  it('returns the page for a deep link and a JSON error for a missing file or call', async () => {
    const deep = await test.client.send('GET', '/cupons', {
      headers: { host: 'localhost', accept: 'text/html' },
    });
    expect(deep.status).toBe(200);
    const file = await test.client.send('GET', '/assets/nothing.js', {
      headers: { host: 'localhost', accept: '*/*' },
    });
    expect([file.status, (JSON.parse(file.text) as { codigo: string }).codigo]).toEqual([
      404,
      'requisicao.naoEncontrada',
    ]);
  });

  it('returns the page to a client without Accept type, such as a link preview, except on call paths', async () => {
    const ask = async (path: string, headers: Record<string, string>) => {
      const { status, headers: answered } = await test.client.send('GET', path, {
        headers: { host: 'sol.localhost', ...headers },
      });
      return [status, String(answered['content-type']).split(';')[0]];
    };
    const page = [200, 'text/html'];
    const notFound = [404, 'application/json'];
    expect(await ask('/', { accept: '*/*' })).toEqual(page);
    expect(await ask('/regulamento?origem=zap', {})).toEqual(page);
    expect(await ask('/login/v1/nada', { accept: '*/*' })).toEqual(notFound);
    // Browsers mark script requests by Sec-Fetch-Mode.
    expect(await ask('/escanear', { accept: '*/*', 'sec-fetch-mode': 'cors' })).toEqual(notFound);
    expect(await ask('/', { accept: 'application/json' })).toEqual(notFound);
  });

  it.each([
    '/marcas/../../package.json',
    '/marcas/%2e%2e/%2e%2e/package.json',
    '/marcas/..%5c..%5cpackage.json',
    '/assets/%2e%2e/index.html',
    '/marcas/sol.svg%00.png',
    '/%',
    '/login/v1/logins/verificar/%E0%A4%A',
  ])('returns 404 in the common error format for %s', async (path) => {
    const { status, text, headers } = await test.client.send('GET', path, { headers: { host: 'localhost' } });
    const { codigo, requisicao } = JSON.parse(text) as Record<string, unknown>;
    expect([status, codigo, headers['x-request-id']]).toEqual([404, 'requisicao.naoEncontrada', requisicao]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('returns campaign documents by name and refuses unknown names', async () => {
    const { body } = await test.client.call('campanha.texto', { params: { nomeTexto: 'regulamento' } });
    expect(body.retorno.texto.length).toBeGreaterThan(200);
    const wrong = await test.client.call('campanha.texto', { params: { nomeTexto: 'segredo' } });
    expect([wrong.status, wrong.body.codigo]).toEqual([400, 'requisicao.invalida']);
  });

  it('sets a request id on every response and repeats it in error bodies', async () => {
    const answer = await test.client.call('login.verificar', { params: { user: '11144477735' } });
    expect(answer.headers['x-request-id']).toBe(answer.body.requisicao);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('refuses another number of series after the first publication', async () => {
    await expect(test.publish((arquivo) => (arquivo.numeros.series = 20))).rejects.toThrow(
      'campanha.numeracaoFixa',
    );
  });
});

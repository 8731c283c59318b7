import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArquivoText, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const host = 'premios.localhost';

describe('announced prizes', () => {
  let test: TestApp;
  let foto: Buffer;
  beforeAll(async () => {
    test = await startTestApp('2026-11-26T15:00:00Z');
    foto = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c0392b' } })
      .webp()
      .toBuffer();
    await publish(foto);
  });
  afterAll(() => test.close());

  const publish = (moto: Buffer, change: Parameters<typeof buildArquivoText>[0] = () => undefined) =>
    test.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: 'x.campanha.yaml',
        texto: buildArquivoText((arquivo) => {
          arquivo.promotora.identificacao = 'premios';
          arquivo.campanha.identificacao = 'PREMIOS';
          arquivo.hosts = [host];
          arquivo.sorteios = [
            { data: '2026-11-14', nome: 'Passado', premio: 'Um fogão', numerosAte: '2026-11-12' },
            {
              data: '2026-12-19',
              nome: '1º sorteio',
              premio: 'Uma "moto"',
              imagem: '/marcas/moto.webp',
              numerosAte: '2026-12-17',
            },
            {
              data: '2027-03-20',
              nome: '2º sorteio',
              premio: 'Um carro',
              imagem: 'https://outra.example/carro.png',
              numerosAte: '2027-03-18',
            },
          ];
          change(arquivo);
        }),
        imagens: [{ nome: 'moto.webp', conteudo: moto.toString('base64') }],
      },
      token: operatorToken,
    });

  const get = (path: string, accept = '*/*', at = host) =>
    test.client.send('GET', path, { headers: { host: at, accept } });

  it('lists the prizes of draws and instant prizes with measured pictures', async () => {
    const { body } = await test.client.call('campanha.listar', { host });
    const [campanha] = body.retorno;
    const [fogao, moto, carro] = campanha!.premios!;
    expect(fogao).toEqual({
      premio: 'Um fogão',
      sorteio: { nome: 'Passado', data: '2026-11-14' },
      destaque: false,
    });
    expect(moto!.imagem).toMatchObject({
      src: '/marcas/moto.webp',
      largura: 1600,
      altura: 900,
      larguras: [320, 640, 960, 1280],
    });
    expect(moto!.imagem!.borrao).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
    expect(carro!.imagem).toEqual({ src: 'https://outra.example/carro.png' });
  });

  it('adds the picture to the list of draws', async () => {
    const { body } = await test.client.call('cupom.sorteios', {
      params: { ano: '2026', identificacao: 'PREMIOS' },
      host,
    });
    expect(body.retorno.map(({ imagem }) => imagem?.src)).toEqual([
      undefined,
      '/marcas/moto.webp',
      'https://outra.example/carro.png',
    ]);
  });

  it.each([
    ['a served width', '?largura=640', 640],
    ['another width', '?largura=641', 1600],
    ['no width', '', 1600],
    ['a width that is no number', '?largura=x', 1600],
  ])('serves the picture for %s', async (_, query, width) => {
    const { status, headers, bytes } = await get(`/marcas/moto.webp${query}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  it('renders the next prize into the page, with its picture in the served widths', async () => {
    const { text } = await get('/', 'text/html');
    expect(text).toContain('<strong>Uma &quot;moto&quot;</strong><span>1º sorteio · 19 dez.</span>');
    expect(text).toContain('srcset="/marcas/moto.webp?largura=320 320w, ');
    expect(text).toContain('--imagem-premio:url(data:image/webp;base64,');
  });

  it('describes the prize in link previews and the manifest', async () => {
    const { text } = await get('/', 'text/html');
    expect(text).toMatch(
      /<meta property="og:description" content="[^"]* · Concorra a: Uma &quot;moto&quot; · 1º sorteio · 19 dez.">/,
    );
    const [, address = ''] =
      /<meta property="og:image" content="(\/previa\.jpg\?v=[\da-f]{12})">/.exec(text) ?? [];
    const preview = await get(address);
    expect(preview.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      description: expect.stringContaining('Concorra a: Uma "moto"') as string,
      screenshots: [{ src: address, sizes: '1200x630', type: 'image/jpeg' }],
    });
  });

  it('changes the address of the preview with its picture, and answers earlier addresses', async () => {
    const readAddress = async () =>
      /<meta property="og:image" content="([^"]*)">/.exec((await get('/', 'text/html')).text)?.[1] ?? '';
    const before = await readAddress();
    const outra = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#2980b9' } })
      .webp()
      .toBuffer();
    test.clock.set('2026-11-26T15:01:00Z');
    await publish(outra);
    const after = await readAddress();
    expect(after).toMatch(/^\/previa\.jpg\?v=/);
    expect(after).not.toBe(before);
    for (const address of [before, after, '/previa.jpg']) expect((await get(address)).status).toBe(200);
  });

  it('uses a picture of another site in link previews as it is', async () => {
    // Another campaign: a started one keeps its draws.
    const other = 'carro.localhost';
    await publish(foto, (arquivo) => {
      arquivo.campanha.identificacao = 'CARRO';
      arquivo.hosts = [other];
      arquivo.sorteios = arquivo.sorteios.slice(2);
    });
    const { text } = await get('/', 'text/html', other);
    expect(text).toContain('<meta property="og:image" content="https://outra.example/carro.png">');
    expect(text).not.toContain('og:image:width');
    expect((await get('/previa.jpg', '*/*', other)).status).toBe(404);
  });
});

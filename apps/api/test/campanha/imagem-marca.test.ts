import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { folders } from '../../src/folders.ts';
import { refuse } from '../../src/kernel/domain-error.ts';
import type { TurnWorker } from '../../src/kernel/turn-worker.ts';
import { createDesenhos } from '../../src/modules/campanha/imagem/desenhos.ts';
import { createImagemMarcaService } from '../../src/modules/campanha/imagem/imagem-marca.service.ts';
import { buildArquivoText, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`,
  );
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('pictures uploaded with a campaign', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const hostOf = (promotora: string) => `${promotora}.localhost`;
  const publish = (
    promotora: string,
    imagens: Readonly<Record<string, Buffer>>,
    { texto = 'Um regulamento.', identificacao = promotora.toUpperCase(), hosts = [hostOf(promotora)] } = {},
  ) =>
    test.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: 'x.campanha.yaml',
        texto: buildArquivoText((arquivo) => {
          arquivo.promotora.identificacao = promotora;
          arquivo.campanha.identificacao = identificacao;
          arquivo.hosts = hosts;
          arquivo.textos.regulamento = texto;
          arquivo.configuracao = { ...arquivo.configuracao, 'tema.logos': ['/marcas/logo.svg'] };
        }),
        imagens: Object.entries(imagens).map(([nome, bytes]) => ({
          nome,
          conteudo: bytes.toString('base64'),
        })),
      },
      token: operatorToken,
    });
  const ask = (promotora: string, nome: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', `/marcas/${nome}`, { headers: { host: hostOf(promotora), ...headers } });

  it('serves a brand picture on the hosts of its promoter only', async () => {
    const { status, body } = await publish('azul', { 'logo.svg': drawing('#00f'), 'selo.png': png });
    expect([status, body.retorno.avisos.filter((aviso) => aviso.includes('/marcas/'))]).toEqual([200, []]);
    const logo = await ask('azul', 'logo.svg');
    expect([logo.status, logo.headers['content-type'], logo.text]).toEqual([
      200,
      'image/svg+xml',
      drawing('#00f').toString(),
    ]);
    expect(logo.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    expect((await ask('azul', 'selo.png')).headers['content-type']).toBe('image/png');
    await publish('verde', {});
    expect((await ask('verde', 'logo.svg')).status).toBe(404);
    // The folder's pictures are shared by all promoters.
    const shared = readFileSync(join(folders.fixtures, 'marcas/sol.svg'), 'utf8');
    expect((await ask('verde', 'sol.svg')).text).toBe(shared);
  });

  it('inlines a small brand picture in the page', async () => {
    await publish('rosa', { 'logo.svg': drawing('#f0f') });
    const { text } = await test.client.send('GET', '/', {
      headers: { host: hostOf('rosa'), accept: 'text/html' },
    });
    expect(text).toContain(`<img src="data:image/svg+xml;base64,${drawing('#f0f').toString('base64')}"`);
  });

  it('revalidates a brand picture by ETag', async () => {
    await publish('cinza', { 'logo.svg': drawing('#888') });
    const { headers } = await ask('cinza', 'logo.svg');
    const etag = String(headers['etag']);
    expect((await ask('cinza', 'logo.svg', { 'if-none-match': etag })).status).toBe(304);
    await publish('cinza', { 'logo.svg': drawing('#999') });
    const after = await ask('cinza', 'logo.svg', { 'if-none-match': etag });
    expect([after.status, after.text]).toEqual([200, drawing('#999').toString()]);
  });

  it('keeps the brand pictures when the campaign file is refused', async () => {
    await publish('preto', { 'logo.svg': drawing('#000') });
    // The host belongs to another promoter.
    const refused = await publish(
      'preto',
      { 'logo.svg': drawing('#111') },
      { identificacao: 'OUTRA', hosts: ['localhost'] },
    );
    expect(refused.body.codigo).toBe('campanha.hostDeOutraPromotora');
    expect((await ask('preto', 'logo.svg')).text).toBe(drawing('#000').toString());
  });

  it.each<[string, Record<string, Buffer>]>([
    ['a text', { 'logo.svg': Buffer.from('not a drawing at all') }],
    ['a drawing called a photo', { 'logo.png': drawing('#000') }],
    [
      'a drawing that says WEBP',
      { 'logo.webp': Buffer.concat([Buffer.from('<!--    WEBP-->'), drawing('#000')]) },
    ],
    [
      'a photo of another kind',
      { 'logo.webp': Buffer.concat([Buffer.from('RIFF'), png.subarray(0, 4), Buffer.from('WEBP'), png]) },
    ],
    ['a photo cut in its header', { 'logo.png': png.subarray(0, 20) }],
    ['nothing', { 'logo.svg': Buffer.alloc(0) }],
    ['another kind', { 'logo.gif': Buffer.from('GIF89a, and more of it') }],
    ['a way out of the folder', { '../logo.svg': drawing('#000') }],
  ])('refuses %s with its position and publishes nothing', async (_, imagens) => {
    const { status, body } = await publish('nada', imagens);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    expect(body.detalhes![0]!.campo).toMatch(/^imagens\.0/);
    expect(await test.db.query(`select 1 from campanha where identificacao = 'NADA'`)).toEqual([]);
  });

  it('serves the whole picture while the worker is busy, and the requested width after', async () => {
    let isBusy = true;
    const run = (_: string, task: string): Promise<unknown> => {
      if (task === 'measureImagem')
        return Promise.resolve({ largura: 700, altura: 700, borrao: '', larguras: [320, 640] });
      return isBusy ? Promise.reject(refuse('servidor.ocupado')) : Promise.resolve(Buffer.from('menor'));
    };
    const imagens = createImagemMarcaService({
      storage: createLocalStorage(test.arquivos),
      marcas: join(folders.fixtures, 'marcas'),
      clock: test.clock,
      desenhos: createDesenhos({ run: run as TurnWorker['run'], close: () => undefined }),
    });
    await imagens.put('ocupada', [{ nome: 'selo.png', bytes: png }]);
    expect(await imagens.findLargura('ocupada', 'selo.png', 320)).toBeUndefined();
    isBusy = false;
    expect((await imagens.findLargura('ocupada', 'selo.png', 320))!.bytes.toString()).toBe('menor');
  });
});

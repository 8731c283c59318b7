import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { folders } from '../../src/folders.ts';
import { findProblemaSvg } from '../../src/modules/campanha/imagem/exame-svg.ts';
import { buildArquivoText, operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const svg = (content: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
const simple = svg('<path fill="#0a0" d="M0 0h9v9H0z"/>');
/** Ten copies of ten copies of … of a square. */
const copies = (levels: number) =>
  Array.from({ length: levels }, (_, i) => {
    const used = `<use href="#c${i - 1}"/>`.repeat(10);
    return `<g id="c${i}">${i === 0 ? '<path d="M0 0h1v1H0z"/>' : used}</g>`;
  }).join('');
const masks = (levels: number) =>
  Array.from({ length: levels }, (_, i) => {
    const masked = `<rect width="9" height="9" mask="url(#m${i - 1})"/>`.repeat(10);
    return `<mask id="m${i}">${i === 0 ? '<rect width="9" height="9"/>' : masked}</mask>`;
  }).join('');
/** Needs minutes of processor time, as a file of an earlier release may. */
const slow = svg(
  `<filter id="f">${'<feTurbulence numOctaves="50"/><feGaussianBlur stdDeviation="90"/>'.repeat(60)}</filter><rect width="9" height="9" filter="url(#f)"/>`,
);

const aninhado = `data:image/svg+xml;base64,${simple.toString('base64')}`;

const costly: readonly [string, Buffer, RegExp][] = [
  ['a filter', svg('<filter id="f"><feTurbulence/></filter>'), /usa filtros.*PNG/],
  ['a filter function in a style', svg('<g style="filter : blur(9px)"/>'), /usa filtros/],
  ['a filter in a style sheet', svg('<style><![CDATA[g{filter:blur(9px)}]]></style>'), /usa filtros/],
  ['a filter after a child of the style sheet', svg('<style><g/>g{filter:blur(9px)}</style>'), /usa filtros/],
  ['a filter in a child of the style sheet', svg('<style><g>g{filter:blur(9px)}</g></style>'), /usa filtros/],
  [
    'a filter in pieces of a style sheet',
    svg('<style>g{fil<!-- -->t<![CDATA[er]]>:blur(9px)}</style>'),
    /usa filtros/,
  ],
  ['an image that is a drawing', svg(`<image href="${aninhado}"/>`), /outro desenho ou folha/],
  ['an image of an unnamed type', svg('<image href="data:;base64,PHN2Zy8+"/>'), /outro desenho ou folha/],
  ['an image of a hidden type', svg('<image href=" da&#10;TA:image/SVG+xml,x"/>'), /outro desenho ou folha/],
  [
    'an included drawing',
    svg(`<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="${aninhado}"/>`),
    /outro desenho ou folha/,
  ],
  ['a mask of another drawing', svg(`<g mask="url('${aninhado}#m')"/>`), /outro desenho ou folha/],
  ['an imported style sheet', svg('<style>@IMPORT "data:text/css,g{}";</style>'), /outro desenho ou folha/],
  [
    'a style sheet of an instruction',
    svg('<g/>', '<?xml-stylesheet href="data:text/css,g{}"?>'),
    /outro desenho ou folha/,
  ],
  ['an escaped word of CSS', svg('<style>g{f\\69lter:blur(9px)}</style>'), /SVG completo/],
  ['a chain of use', svg(copies(7)), /repete formas/],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), /repete formas/],
  ['a chain of masks', svg(masks(7)), /repete formas/],
  ['200 levels', svg('<g>'.repeat(250) + '</g>'.repeat(250)), /tempo ou memória demais/],
  ['20,000 elements', svg('<g/>'.repeat(20_001)), /tempo ou memória demais/],
  ['entities', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "<path/>">]>'), /SVG completo/],
  ['another encoding', Buffer.concat([simple, Buffer.from([0xff, 0xfe])]), /SVG completo/],
  ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), /SVG completo/],
];

describe('cost of vector pictures', () => {
  let test: TestApp;
  const events: { event?: string; task?: string }[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void events.push(JSON.parse(line)) });
    test = await startTestApp(undefined, { log, workers: undefined });
  });
  afterAll(() => test.close());

  const publish = (promotora: string, logo: Buffer) =>
    test.client.call('operador.publicarCampanha', {
      body: {
        nomeArquivo: 'x.campanha.yaml',
        texto: buildArquivoText((arquivo) => {
          arquivo.promotora.identificacao = promotora;
          arquivo.campanha.identificacao = promotora.toUpperCase();
          arquivo.hosts = [`${promotora}.localhost`];
          arquivo.configuracao = { ...arquivo.configuracao, 'tema.icone': '/marcas/logo.svg' };
          for (const sorteio of arquivo.sorteios!) sorteio.imagem = '/marcas/logo.svg';
        }),
        imagens: [{ nome: 'logo.svg', conteudo: logo.toString('base64') }],
      },
      token: operatorToken,
    });
  const get = (promotora: string, path: string) =>
    test.client.send('GET', path, { headers: { host: `${promotora}.localhost` } });

  it.each(costly)('refuses the publication of a picture with %s', async (_, logo, words) => {
    const { status, body } = await publish('nada', logo);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    expect(body.detalhes).toEqual([{ campo: 'imagens.0', mensagem: expect.stringMatching(words) as string }]);
    expect((await get('nada', '/marcas/logo.svg')).text).not.toBe(logo.toString());
  });

  it('accepts every vector picture of the fixtures, also with masks of use and nested gradients', () => {
    const exported = svg(
      '<defs><path id="a" d="M0 0h9v9H0z"/><linearGradient id="g"/><linearGradient id="h" href="#g"/></defs>' +
        '<mask id="b"><use href="#a"/></mask><use href="#a" mask="url(#b)" fill="url(#h)" style="filter:none"/>' +
        '<style>g{fill:url(#g)}</style><image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>',
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">',
    );
    expect(findProblemaSvg(exported)).toBeUndefined();
    const folder = join(folders.fixtures, 'marcas');
    for (const nome of readdirSync(folder).filter((one) => one.endsWith('.svg')))
      expect([nome, findProblemaSvg(readFileSync(join(folder, nome)))]).toEqual([nome, undefined]);
  });

  it('stops a stored picture at its limit once, and draws those of other promoters', async () => {
    for (const promotora of ['lenta', 'outra']) expect((await publish(promotora, simple)).status).toBe(200);
    expect((await get('lenta', '/previa.jpg')).status).toBe(200);
    // As an earlier release stored it, under the same name.
    const storage = createLocalStorage(test.arquivos);
    await storage.put('marcas/lenta/logo.svg', { bytes: slow, contentType: 'image/svg+xml' });
    test.clock.set('2026-11-21T15:01:00Z');
    const [lenta, outra] = await Promise.all([get('lenta', '/previa.jpg'), get('outra', '/previa.jpg')]);
    expect([lenta.status, outra.status, outra.headers['content-type']]).toEqual([404, 200, 'image/jpeg']);
    expect((await get('lenta', '/previa.jpg')).status).toBe(404);
    const stopped = events.filter(({ event }) => event === 'worker_task_over_limit');
    expect(stopped.map(({ task }) => task)).toEqual(['toPreviaJpeg']);
  });
});

import { createServer } from 'node:http';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpSefaz } from '../../src/adapters/sefaz/http-sefaz.ts';
import { findHop } from '../../src/adapters/sefaz/pagina-hop.ts';
import { fetchHere, startProvider, type Provider } from '../provider.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const chaveAcesso = buildChave(1, { uf: 'SP' });
const consulta = { versao: '2', idCsc: '1', hash: 'A'.repeat(40) } as const;
const page = (body: string | Uint8Array, type = 'text/html; charset=utf-8') => ({
  status: 200,
  body,
  headers: { 'content-type': type },
});
/** Time limit of a request to a page that answers, on a busy machine. */
const longMilliseconds = 60_000;
/** Time limit of a request to a page that does not end. */
const shortMilliseconds = 400;

const find = (url = provider.url, timeoutMilliseconds = longMilliseconds) =>
  createHttpSefaz(fetchHere(url), { url, timeoutMilliseconds }).fetchPagina({ chaveAcesso, consulta });

it('queries with key and code, an identifying user agent and no cookie', async () => {
  provider.answer(() => ({
    ...page('<p>Olá</p>'),
    headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' },
  }));
  expect(await find()).toEqual({ situacao: 'pagina', html: '<p>Olá</p>' });
  await find();
  const { url, headers } = provider.requests[1]!;
  expect(url).toBe(`/SP?p=${chaveAcesso}|2|1|1|${consulta.hash}`);
  expect(headers['user-agent']).toMatch(/^Trevo /);
  expect(headers.cookie).toBeUndefined();
});

it.each([
  ['declares latin-1', 'text/html; charset=ISO-8859-1', 'latin1'],
  ['declares nothing and is latin-1', 'text/html', 'latin1'],
  ['declares nothing and is UTF-8', 'text/html', 'utf8'],
  ['declares UTF-8 and is latin-1', 'text/html; charset=utf-8', 'latin1'],
] as const)('reads a page that %s', async (_, type, encoding) => {
  provider.answer(() => page(Buffer.from('<p>Emissão</p>', encoding), type));
  expect(await find()).toEqual({ situacao: 'pagina', html: '<p>Emissão</p>' });
});

it('reads a page of tags without an end in time that grows with its length alone', async () => {
  const tags = '<frame '.repeat(280_000);
  provider.answer(() => page(tags));
  const before = process.cpuUsage();
  expect(await find()).toEqual({ situacao: 'pagina', html: tags });
  const { user, system } = process.cpuUsage(before);
  // 0.1 s; with a search from each tag over those after it, 1 to 2 s.
  expect((user + system) / 1_000).toBeLessThan(700);
});

it.each([
  [401, {}, { situacao: 'bloqueada' }],
  [403, {}, { situacao: 'bloqueada' }],
  [429, { 'retry-after': '90' }, { situacao: 'ocupada', esperarSegundos: 90 }],
  [503, {}, { situacao: 'ocupada', esperarSegundos: 0 }],
  [503, { 'retry-after': '9999999' }, { situacao: 'ocupada', esperarSegundos: 21_600 }],
  [503, { 'retry-after': 'amanhã' }, { situacao: 'ocupada', esperarSegundos: 0 }],
  [
    503,
    { date: 'Sat, 21 Nov 2026 15:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 15:02:00 GMT' },
    { situacao: 'ocupada', esperarSegundos: 120 },
  ],
])('interprets status %i with %j', async (status, headers, expected) => {
  provider.answer(() => ({
    status,
    body: '',
    headers: Object.fromEntries(
      Object.entries(headers).map(([n, v]) => [n, encodeURI(v).replaceAll('%20', ' ')]),
    ),
  }));
  expect(await find()).toEqual(expected);
});

it('does not read a response of ten megabytes to its end', async () => {
  provider.answer(() => page(new Uint8Array(10_000_000)));
  expect(await find()).toEqual({ situacao: 'falhou', motivo: 'the page is too large' });
});

it('aborts a slow or missing response at the timeout', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  expect(await find(`http://127.0.0.1:${port}`, shortMilliseconds)).toEqual({
    situacao: 'falhou',
    motivo: 'no response: TimeoutError',
  });
  server.closeAllConnections();
  server.close();
  provider.answer(() => 'nothing');
  expect(await find(provider.url, shortMilliseconds)).toMatchObject({ situacao: 'falhou' });
  const failed = await find('http://127.0.0.1:9');
  expect(failed).toMatchObject({ situacao: 'falhou' });
  expect(JSON.stringify(failed)).not.toContain(chaveAcesso);
});

it('does not parse a response that is no HTML page', async () => {
  provider.answer(() => page('%PDF', 'application/pdf'));
  expect(await find()).toEqual({ situacao: 'falhou', motivo: 'the response is not an HTML page' });
});

describe('redirect', () => {
  const redirect = (to: string) => ({ status: 302, body: '', headers: { location: to } });

  it('a redirect is followed on the same host, and so is a frame about the same receipt', async () => {
    const frame = `<iframe width="1" src="/quadro?a=1&amp;p=${chaveAcesso}"></iframe>`;
    provider.answer(({ url }) => {
      if (url.startsWith('/SP')) return redirect('/pagina?x=1');
      return page(url.startsWith('/quadro') ? '<p>lida</p>' : frame);
    });
    expect(await find()).toEqual({ situacao: 'pagina', html: '<p>lida</p>' });
    expect(provider.requests.map(({ url }) => url).slice(1)).toEqual([
      '/pagina?x=1',
      `/quadro?a=1&p=${chaveAcesso}`,
    ]);
  });

  it('a redirect to another host is not followed, nor is its frame', async () => {
    const other = await startProvider();
    other.answer(() => page('<p>outra</p>'));
    const address = other.url.replace('127.0.0.1', 'localhost');
    provider.answer(() => redirect(`${address}/?p=${chaveAcesso}`));
    expect(await find()).toEqual({ situacao: 'falhou', motivo: 'the page redirects to another host' });
    provider.answer(() => page(`<iframe src="${address}/?p=${chaveAcesso}"></iframe>`));
    expect(await find()).toMatchObject({ situacao: 'pagina' });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('loops end', async () => {
    provider.answer(({ url }) => redirect(url));
    expect(await find()).toEqual({ situacao: 'falhou', motivo: 'the page redirects in a loop' });
    expect(provider.requests).toHaveLength(6);
  });

  it.each([
    ['https://www.fazenda.sp.gov.br/a', 'https://nfce.fazenda.sp.gov.br:444/b', true],
    ['http://www.fazenda.sp.gov.br/a', 'https://www.fazenda.sp.gov.br/a', true],
    ['https://www.fazenda.sp.gov.br/a', '//nfce.fazenda.sp.gov.br/b', true],
    ['https://www.fazenda.sp.gov.br/a', 'http://www.fazenda.sp.gov.br/a', false],
    ['https://www.fazenda.sp.gov.br/a', 'https://www.campinas.sp.gov.br/a', false],
    ['https://www.fazenda.sp.gov.br/a', 'https://www.fazenda.rj.gov.br/a', false],
    ['https://www.fazenda.sp.gov.br/a', 'https://fazenda.sp.gov.br.mal.example/a', false],
    ['https://www.fazenda.sp.gov.br/a', 'https://u:s@www.fazenda.sp.gov.br/a', false],
    ['https://www.fazenda.sp.gov.br/a', 'file:///etc/passwd', false],
    ['https://www.fazenda.sp.gov.br/a', 'http://169.254.169.254/', false],
    ['https://www.fazenda.sp.gov.br/a', 'http://[', false],
  ])('from %s to %s: %s', (from, to, isFollowed) => {
    expect(findHop(new URL(from), to) !== undefined).toBe(isFollowed);
  });
});

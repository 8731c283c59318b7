import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const item = (codigo: string, change: object): MutableArquivo['produtos']['itens'][number] => ({
  codigo,
  nome: codigo,
  moeda: 'pontos',
  valor: 1,
  estoque: 1,
  disputado: false,
  destaque: false,
  fidelidade: true,
  ...change,
});

describe('product catalogue', () => {
  let test: TestApp;
  let ana: Pessoa;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  const asAna = () => ({ token: ana.token, host: campanha.host });
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'CATALOGO', (arquivo) => {
      arquivo.produtos = {
        categorias: [
          { codigo: 'vazia', nome: 'Vazia' },
          { codigo: 'mesa', nome: 'Mesa' },
        ],
        itens: [
          item('taca', {
            nome: 'Taça de cristal',
            valor: 90,
            estoque: 5,
            categoria: 'mesa',
            industria: 'Vésper',
            segmentacao: 'Casa',
            setorLoja: 'Adega',
            destaque: true,
            oferta: {
              ate: '2026-11-21',
              valorDe: 120,
            },
          }),
          item('cafe', {
            nome: 'Café',
            descricao: 'Torrado, 500 g',
            moeda: 'cashback',
            valor: 1990,
            estoque: 0,
            industria: 'Árvore',
            segmentacao: 'Comida',
            fidelidade: false,
          }),
          ...[0, 1, 2].map((at) => item(`x${at}`, { nome: `Extra ${at}` })),
        ],
        entrega: { retirada: false },
      };
    });
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  const list = async (
    query: QueryInputOf<Calls['produto.listar']> = {},
    page: { porPagina: number; pagina: number } = { porPagina: -1, pagina: 1 },
  ) =>
    (await test.client.call('produto.listar', { params: { ...campanha.params, ...page }, query, ...asAna() }))
      .body;
  const codes = async (query: QueryInputOf<Calls['produto.listar']>) =>
    (await list(query)).retorno.retorno.map(({ codigo }) => codigo);

  it('returns all products with page size -1, and pages otherwise', async () => {
    const { retorno } = await list();
    expect([retorno.total, retorno.paginas, retorno.retorno.length]).toEqual([5, 1, 5]);
    expect(retorno.retorno.slice(0, 2)).toEqual([
      {
        codigo: 'taca',
        nome: 'Taça de cristal',
        descricao: null,
        moeda: 'pontos',
        valor: 90,
        valorDe: 120,
        oferta: true,
        ofertaAte: '2026-11-21',
        imagem: null,
        categoria: 'mesa',
        segmentacao: 'Casa',
        setorLoja: 'Adega',
        industria: 'Vésper',
        destaque: true,
        fidelidade: true,
        maximoPorPessoa: null,
        semEstoque: false,
      },
      {
        codigo: 'cafe',
        nome: 'Café',
        descricao: 'Torrado, 500 g',
        moeda: 'cashback',
        valor: 1990,
        valorDe: null,
        oferta: false,
        ofertaAte: null,
        imagem: null,
        categoria: null,
        segmentacao: 'Comida',
        setorLoja: null,
        industria: 'Árvore',
        destaque: false,
        fidelidade: false,
        maximoPorPessoa: null,
        semEstoque: true,
      },
    ]);
    const { retorno: second } = await list({}, { porPagina: 2, pagina: 2 });
    expect([second.total, second.paginas, second.retorno.map(({ codigo }) => codigo)]).toEqual([
      5,
      3,
      ['x0', 'x1'],
    ]);
  });

  it('searches ignoring accents, case and word order', async () => {
    expect(await codes({ descricao: 'CRISTAL taca' })).toEqual(['taca']);
    expect(await codes({ descricao: 'vesper' })).toEqual(['taca']);
    expect(await codes({ descricao: 'torrado' })).toEqual(['cafe']);
    expect(await codes({ codigo: 'CAFE' })).toEqual(['cafe']);
    expect(await codes({ codigos: 'x1,cafe,nada' })).toEqual(['cafe', 'x1']);
  });

  it('filters by each field in query and body', async () => {
    expect(await codes({ categoria: 'mesa' })).toEqual(['taca']);
    expect(await codes({ moeda: 'cashback' })).toEqual(['cafe']);
    expect(await codes({ fidelidade: 'false' })).toEqual(['cafe']);
    expect(await codes({ destaque: 'S', segmentacao: 'casa', setorLoja: 'ADEGA' })).toEqual(['taca']);
    const params = { ...campanha.params, porPagina: 2, pagina: 1 };
    const body = { fidelidade: true, categoria: 'mesa', destaque: true };
    const { body: posted } = await test.client.call('produto.listarComCorpo', { params, body, ...asAna() });
    expect(posted.retorno).toMatchObject({ total: 1, paginas: 1, retorno: [{ codigo: 'taca' }] });
    const { body: filtered } = await test.client.call('produto.listarFiltrados', {
      body: { campanha: campanha.params, descricao: 'extra', destaque: '' },
      ...asAna(),
    });
    expect([filtered.retorno.total, filtered.retorno.paginas]).toEqual([3, 1]);
  });

  it('returns an empty page with a message when no product matches', async () => {
    const nothing = await list({ descricao: 'avestruz' });
    expect([nothing.mensagem, nothing.retorno]).toEqual([
      'Não foi encontrado produtos!',
      { retorno: [], total: 0, paginas: 0 },
    ]);
  });

  it('returns an offer until its last day', async () => {
    expect(await codes({ oferta: 'true' })).toEqual(['taca']);
    test.clock.set('2026-11-22T03:00:01Z');
    expect(await codes({ oferta: 'true' })).toEqual([]);
    const [taca] = (await list({ codigo: 'taca' })).retorno.retorno;
    expect([taca!.oferta, taca!.valorDe, taca!.valor]).toEqual([false, null, 90]);
    test.clock.set('2026-11-21T15:00:00Z');
  });

  it('lists the filter options among matching products', async () => {
    const configure = async (filtro: object) =>
      (
        await test.client.call('produto.listarFiltroConfiguracao', {
          body: { campanha: campanha.params, filtro },
          ...asAna(),
        })
      ).body.retorno;
    expect(await configure({})).toEqual({
      categorias: [{ codigo: 'mesa', nome: 'Mesa' }],
      segmentos: ['Casa', 'Comida'],
      setores: ['Adega'],
      industrias: ['Árvore', 'Vésper'],
      retirada: false,
      prazoDias: null,
      total: 5,
    });
    expect(await configure({ moeda: 'cashback' })).toMatchObject({
      categorias: [],
      industrias: ['Árvore'],
      total: 1,
    });
  });

  it('lists categories, segments, sectors and brands', async () => {
    const page = { perPage: 10, page: 1 };
    const { body: categorias } = await test.client.call('produto.categorias', { params: page, ...asAna() });
    expect(categorias.retorno).toEqual({
      total: 2,
      paginas: 1,
      retorno: [
        { codigo: 'mesa', nome: 'Mesa' },
        { codigo: 'vazia', nome: 'Vazia' },
      ],
    });
    const { body: some } = await test.client.call('produto.categorias', {
      params: page,
      query: { nome: 'VAZ' },
      ...asAna(),
    });
    expect(some.retorno.retorno).toEqual([{ codigo: 'vazia', nome: 'Vazia' }]);
    const { body: both } = await test.client.call('produto.segmentosSetores', {
      params: campanha.params,
      ...asAna(),
    });
    expect(both.retorno).toEqual({ segmentos: ['Casa', 'Comida'], setores: ['Adega'] });
    const { body: industrias } = await test.client.call('produto.industrias', {
      params: { porPagina: 1, pagina: 2 },
      ...asAna(),
    });
    expect(industrias.retorno).toEqual({ total: 2, paginas: 2, retorno: [{ nome: 'Vésper' }] });
    const { body: cashback } = await test.client.call('cashback.produtos', { params: page, ...asAna() });
    expect(cashback.retorno).toMatchObject({ total: 1, retorno: [{ codigo: 'cafe', semEstoque: true }] });
  });
});

import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNotaDemo } from '../../src/adapters/sefaz/nota-demo.ts';
import { createSignedLeitor, signLeitura } from '../../src/adapters/leitor/signed-leitor.ts';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import { importVendas } from '../venda/import-vendas.ts';

const hash = 'a'.repeat(40);
const colunas = 'chave;valor;gtin;codigo;descricao;quantidade_item;unidade;valor_item';

describe('items of a receipt', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('2026-11-21T15:00:00Z');
    await test.publish();
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = (identificacao: string, valor: MutableArquivo['documentos']['valor']) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = valor;
      arquivo.sorteios = [];
    });
  const importAndApurar = async (campanha: Campanha, linhas: readonly string[]) => {
    await importVendas(test, campanha, linhas);
    await test.app.runJob('documentoFiscal.apurar');
    await test.app.runJob('documentoFiscal.rever');
  };
  const getCompra = async (pessoa: Pessoa, { host }: Campanha, documentoFiscalID: string) => {
    const { body } = await test.client.call('produto.compra', {
      params: { documentoFiscalID },
      token: pessoa.token,
      host,
    });
    return body.retorno;
  };
  const search = async ({ params, host }: Campanha, chaveAcesso: string) => {
    const { body } = await test.client.call('operador.procurarDocumento', {
      params,
      query: { chaveAcesso },
      token: operatorToken,
      host,
    });
    return body.retorno[0]!;
  };
  const toLinhas = (chave: string, queijo = '2,50') => [
    colunas,
    `${chave};100,00;2000000000015;12;CAFE 500G;2;UN;97,50`,
    `${chave};100,00;;77;QUEIJO;0,354;KG;${queijo}`,
  ];
  const cafe = { nome: 'CAFE 500G', quantidade: 2, unidade: 'UN', centavos: 9_750 };
  const queijo = { nome: 'QUEIJO', quantidade: 0.354, unidade: 'KG', centavos: 250 };

  it('the items of a receipt come with the sales file that arrives after the registration', async () => {
    const campanha = await open('ITENS_DEPOIS', [
      { fonte: 'vendas', esperaHoras: 24 },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    const { body } = await campanha.send(ana, { chaveAcesso });
    const { documentoFiscalID } = body.retorno;
    expect(await getCompra(ana, campanha, documentoFiscalID)).toMatchObject({
      itens: null,
      fonteItens: null,
    });
    await importAndApurar(campanha, toLinhas(chaveAcesso));
    expect(await getCompra(ana, campanha, documentoFiscalID)).toMatchObject({
      apuracao: { status: 'VALIDO' },
      valorCentavos: 10_000,
      quantidade: 3,
      itens: [cafe, queijo],
      fonteItens: 'vendas',
    });
    expect((await search(campanha, chaveAcesso)).fontes).toMatchObject([
      {
        fonte: 'vendas',
        itens: [
          { ...cafe, gtin: '02000000000015', codigo: '12' },
          { ...queijo, gtin: null, codigo: '77' },
        ],
      },
    ]);
  });

  it('the items of a receipt come with the registration, and a decided receipt gets those of a later file as a whole', async () => {
    const campanha = await open('ITENS_ANTES', [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }]);
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    await importAndApurar(campanha, ['chave;valor', `${chaveAcesso};100,00`]);
    const { body } = await campanha.send(ana, { chaveAcesso });
    const { documentoFiscalID } = body.retorno;
    expect(await getCompra(ana, campanha, documentoFiscalID)).toMatchObject({
      apuracao: { status: 'VALIDO' },
      itens: null,
    });
    await importAndApurar(campanha, toLinhas(chaveAcesso));
    expect((await getCompra(ana, campanha, documentoFiscalID)).itens).toEqual([cafe, queijo]);
    const outro = { nome: 'CESTA', quantidade: 1, unidade: null, centavos: 10_000 };
    await importAndApurar(campanha, [colunas, `${chaveAcesso};100,00;;;CESTA;;;100,00`]);
    expect((await getCompra(ana, campanha, documentoFiscalID)).itens).toEqual([outro]);
    const numeros = await campanha.listNumeros(ana);
    expect(numeros).toHaveLength(2);
  });

  it('items of a page are shown with their source, and a file with others is evidence', async () => {
    const campanha = await open('ITENS_PAGINA', [
      { fonte: 'pagina', esperaHoras: 48 },
      { fonte: 'vendas', esperaHoras: 0 },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const chaveAcesso = buildChave(182, { anoMes: '2026-11', modelo: '65' });
    const { body } = await campanha.send(ana, { chaveAcesso, consultaQr: `2|1|${hash}` });
    const { documentoFiscalID } = body.retorno;
    await test.app.runJob('documentoFiscal.apurar');
    await test.app.runJob('consulta.buscar');
    await test.app.runJob('documentoFiscal.apurar');
    const { itens } = buildNotaDemo(chaveAcesso, '2026-11-21');
    const compra = await getCompra(ana, campanha, documentoFiscalID);
    expect(compra).toMatchObject({ apuracao: { status: 'VALIDO' }, fonteItens: 'pagina' });
    expect(compra.itens!.map(({ nome, centavos }) => [nome, centavos])).toEqual(
      itens.map(({ nome, valorCentavos }) => [nome, valorCentavos]),
    );
    const reais = (compra.valorCentavos! / 100).toFixed(2);
    await importAndApurar(campanha, [colunas, `${chaveAcesso};${reais};;12;OUTRO;1;UN;${reais}`]);
    const ficha = await search(campanha, chaveAcesso);
    expect(ficha.fontes).toMatchObject([
      { fonte: 'pagina', valorCentavos: compra.valorCentavos, divergente: true },
      { fonte: 'vendas', valorCentavos: compra.valorCentavos, divergente: true, itens: [{ nome: 'OUTRO' }] },
    ]);
    expect((await getCompra(ana, campanha, documentoFiscalID)).fonteItens).toBe('pagina');
  });

  it('the items of a receipt are kept until five years after the campaign', async () => {
    const campanha = await open('ITENS_GUARDA', [
      { fonte: 'vendas', esperaHoras: 24 },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    await importAndApurar(campanha, toLinhas(chaveAcesso));
    const { body } = await campanha.send(ana, { chaveAcesso });
    const { documentoFiscalID } = body.retorno;
    const itens = async () => {
      test.clock.set('2026-11-21T15:00:00Z');
      return (await getCompra(ana, campanha, documentoFiscalID)).itens?.length ?? 0;
    };
    for (const [dia, quantos] of [
      ['2032-07-31', 2],
      ['2032-08-01', 0],
    ] as const) {
      test.clock.set(`${dia}T15:00:00Z`);
      await test.app.runJob('documentoFiscal.esquecer');
      expect(await itens()).toBe(quantos);
    }
  });

  it('items of a sale stored by the release before have no GTIN, code and unit', async () => {
    const campanha = await open('ITENS_VELHOS', [
      { fonte: 'vendas', esperaHoras: 24 },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    await importAndApurar(campanha, ['chave;valor', `${chaveAcesso};100,00`]);
    await test.db.query('update venda set itens = $2 where chave_acesso = $1', [
      chaveAcesso,
      JSON.stringify([{ nome: 'CAFE', quantidade: 2, centavos: 10_000 }]),
    ]);
    const { body } = await campanha.send(ana, { chaveAcesso });
    expect((await getCompra(ana, campanha, body.retorno.documentoFiscalID)).itens).toEqual([
      { nome: 'CAFE', quantidade: 2, unidade: null, centavos: 10_000 },
    ]);
  });
});

describe('items of the external reader', () => {
  it('the items of the external reader are read where it sends them', async () => {
    const secret = 's'.repeat(32);
    const agora = new Date('2026-11-21T15:00:00Z');
    const leitor = createSignedLeitor({ url: 'https://leitor.exemplo.com.br', secret }, () => agora);
    const chave = nextChave();
    const item = { nome: 'CAFE', gtin: '2000000000015', quantidade: 0.3456, unidade: 'KG', centavos: 100 };
    const verify = async (leitura: Partial<Parameters<typeof signLeitura>[1]>) =>
      (await leitor.verify(await signLeitura(secret, { chave, valorCentavos: 100, ...leitura }, agora)))
        ?.fatos.itens;
    expect(await verify({ itens: [item] })).toEqual([
      { ...item, gtin: '02000000000015', codigo: null, quantidade: 0.346 },
    ]);
    expect(await verify({})).toBeNull();
    expect(await verify({ itens: [{ ...item, centavos: -1 }] })).toBeUndefined();
  });
});

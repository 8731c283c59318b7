import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildNotaDemo } from '../../../src/adapters/sefaz/nota-demo.ts';
import { nextChave, nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import type { Pessoa } from '../../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import { regra } from '../../sorte/sorteio-de-teste.ts';

const noon = '2026-11-21T15:00:00Z';
const hash = 'a'.repeat(40);

describe('value of a receipt by its sources', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  type Fontes = MutableArquivo['documentos']['valor'];
  const open = (
    identificacao: string,
    valor: Fontes,
    change: (arquivo: MutableArquivo) => void = () => undefined,
  ) =>
    openCampanha(test, identificacao, (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5000, acumulaResto: false };
      arquivo.documentos.valor = valor;
      arquivo.sorteios = [];
      change(arquivo);
    });
  const importVendas = async (campanha: Campanha, linhas: readonly string[], cabecalho = 'chave;valor') => {
    const path = fillPath(paths['operador.importarVendas'].path, campanha.params);
    await test.client.send('POST', `${path}?nome=vendas.csv`, {
      body: Buffer.from([cabecalho, ...linhas].join('\n')),
      headers: {
        host: campanha.host,
        'content-type': 'text/csv',
        authorization: `Bearer ${operatorToken}`,
      },
    });
    await test.app.runJob('venda.importar');
  };
  const look = async (pessoa: Pessoa, { params, host }: Campanha, chaveAcesso: string) => {
    const { body } = await test.client.call('documentoFiscal.pendentes.obter', {
      params: { ...params, chaveAcesso },
      token: pessoa.token,
      host,
    });
    return body.retorno;
  };
  const wait = (hours: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString());
  const settle = () => test.app.runJob('documentoFiscal.apurar');
  const review = () => test.app.runJob('documentoFiscal.rever');
  const search = async ({ params, host }: Campanha, chaveAcesso: string) => {
    const { body } = await test.client.call('operador.procurarDocumento', {
      params,
      query: { chaveAcesso },
      token: operatorToken,
      host,
    });
    return body.retorno[0]!;
  };
  const vendas24: Fontes = [{ fonte: 'codigo' }, { fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }];

  it('finds the value at once when its sales line was imported before', async () => {
    const campanha = await open('LINHA_ANTES', vendas24);
    const chaveAcesso = nextChave();
    await importVendas(campanha, [`${chaveAcesso};123,45`]);
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { chaveAcesso });
    expect(body.retorno).toMatchObject({
      apuracao: { status: 'VALIDO' },
      valorCentavos: 12_345,
      comprovacao: { fonte: 'vendas' },
    });
    expect(body.retorno.numeros).toHaveLength(2);
    expect((await search(campanha, chaveAcesso)).fontes).toMatchObject([
      { fonte: 'vendas', situacao: 'achada', valorCentavos: 12_345, tarde: false },
    ]);
  });

  it('finds the value when its sales line arrives later, and counts it in the period of the registration', async () => {
    const campanha = await open('LINHA_DEPOIS', vendas24, (arquivo) => {
      arquivo.limites.cupons = { diario: 3 };
    });
    const ana = await nextPessoa(test);
    const chaves = [nextChave(), nextChave()] as const;
    for (const chaveAcesso of chaves) await campanha.send(ana, { chaveAcesso });
    expect((await look(ana, campanha, chaves[0])).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.procurandoVendas',
    });
    wait(23);
    await importVendas(
      campanha,
      chaves.map((chave) => `${chave};100,00`),
    );
    await settle();
    // Two numbers each; the limit of their registration day leaves three.
    expect(await campanha.listNumeros(ana)).toHaveLength(3);
    const hoje = await campanha.send(ana, { valorCentavos: 15_000 });
    expect(hoje.body.retorno.numeros).toHaveLength(3);
    expect(await campanha.measure()).toMatchObject({ concedidos: 6, diferencaNumeros: 0 });
  });

  it('falls back to the next source after the waiting time, and records the first one as late', async () => {
    const campanha = await open('CAI', vendas24);
    const ana = await nextPessoa(test);
    const chaveAcesso = nextChave();
    await campanha.send(ana, { chaveAcesso });
    wait(24);
    await settle();
    expect((await look(ana, campanha, chaveAcesso)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.aguardandoValor',
    });
    await importVendas(campanha, [`${chaveAcesso};50,00`]);
    await settle();
    expect((await look(ana, campanha, chaveAcesso)).apuracao.status).toBe('VALIDO');
    const fontes = await test.client.call('operador.fontes', {
      params: campanha.params,
      token: operatorToken,
      host: campanha.host,
    });
    expect(fontes.body.retorno).toEqual([
      { fonte: 'vendas', perguntadas: 1, achadas: 1, tarde: 1, divergentes: 0, contadas: 1 },
    ]);
  });

  it("queries the state's page with the parameters of its own QR code only", async () => {
    const campanha = await open('PAGINA', [{ fonte: 'pagina', esperaHoras: 48 }, { fonte: 'operador' }]);
    const ana = await nextPessoa(test);
    const chaveAcesso = buildChave(81, { anoMes: '2026-11', modelo: '65' });
    await campanha.send(ana, { chaveAcesso, consultaQr: `2|1|${hash}` });
    const typed = nextChave();
    await campanha.send(ana, { chaveAcesso: typed });
    await settle();
    expect((await look(ana, campanha, typed)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.aguardandoValor',
    });
    expect((await look(ana, campanha, chaveAcesso)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.procurandoPagina',
    });
    await test.app.runJob('consulta.buscar');
    await settle();
    const nota = buildNotaDemo(chaveAcesso, '2026-11-21');
    const total = nota.itens.reduce((sum, item) => sum + item.valorCentavos, 0) - nota.descontoCentavos;
    expect(await look(ana, campanha, chaveAcesso)).toMatchObject({
      apuracao: { status: 'VALIDO' },
      valorCentavos: total,
      comprovacao: { fonte: 'pagina' },
    });
  });

  it('earns once when file, page and operator report it concurrently', async () => {
    const campanha = await open('AO_MESMO_TEMPO', [
      { fonte: 'pagina', esperaHoras: 48 },
      { fonte: 'vendas', esperaHoras: 24 },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const chaves = Array.from({ length: 12 }, (_, n) =>
      buildChave(90 + n, { anoMes: '2026-11', modelo: '65' }),
    );
    const ids = await Promise.all(
      chaves.map(async (chaveAcesso) => {
        const { body } = await campanha.send(ana, { chaveAcesso, consultaQr: `2|1|${hash}` });
        return body.retorno.documentoFiscalID;
      }),
    );
    await settle();
    await Promise.all([
      test.app.runJob('consulta.buscar').then(settle),
      importVendas(
        campanha,
        chaves.map((chave) => `${chave};100,00`),
      ).then(settle),
      ...ids.map((id) => campanha.judge(id, { status: 'VALIDO', valorCentavos: 15_000 })),
      settle(),
    ]);
    await settle();
    await review();
    const views = await Promise.all(chaves.map((chave) => look(ana, campanha, chave)));
    expect(views.map(({ apuracao }) => apuracao.status)).toEqual(chaves.map(() => 'VALIDO'));
    const promised = views.map(({ valorCentavos }) => Math.floor(valorCentavos! / 5000));
    expect(views.map(({ numeros }) => numeros.length)).toEqual(promised);
    expect(await campanha.measure()).toMatchObject({ diferencaNumeros: 0, repetidos: 0 });
  });

  it("follows the campaign's order for contradicting sources, and records the difference", async () => {
    const campanha = await open('ORDEM', [
      { fonte: 'vendas', esperaHoras: 0 },
      { fonte: 'codigo' },
      { fonte: 'operador' },
    ]);
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, { valorCentavos: 20_000 });
    expect(body.retorno.numeros).toHaveLength(4);
    const chaveAcesso = body.retorno.cabecalho.chaveAcesso!;
    await importVendas(campanha, [`${chaveAcesso};100,00`]);
    await review();
    const certa = await look(ana, campanha, chaveAcesso);
    expect(certa).toMatchObject({ valorCentavos: 10_000, comprovacao: { fonte: 'vendas' } });
    expect(certa.numeros).toHaveLength(2);
    expect(certa.apuracao.historico.at(-1)).toMatchObject({
      motivo: { codigo: 'documentoFiscal.valorCorrigido' },
    });
    expect((await search(campanha, chaveAcesso)).fontes).toMatchObject([
      { fonte: 'codigo', valorCentavos: 20_000, divergente: true },
      { fonte: 'vendas', valorCentavos: 10_000, divergente: true, tarde: true },
    ]);
    // Repeating file and review has no further effect.
    await importVendas(campanha, [`${chaveAcesso};100,00`]);
    await review();
    expect((await look(ana, campanha, chaveAcesso)).apuracao.historico).toHaveLength(3);
  });

  it('only records a difference from a lower-ranked source or after a decision by a person', async () => {
    const campanha = await open('SO_ANOTA', vendas24);
    const ana = await nextPessoa(test);
    const [own, judged] = [
      await campanha.send(ana, { valorCentavos: 20_000 }),
      await campanha.send(ana, { chaveAcesso: nextChave() }),
    ].map(({ body }) => body.retorno) as [Awaited<ReturnType<typeof look>>, Awaited<ReturnType<typeof look>>];
    await campanha.judge(judged.documentoFiscalID, { status: 'VALIDO', valorCentavos: 15_000 });
    const chaves = [own, judged].map(({ cabecalho }) => cabecalho.chaveAcesso!);
    await importVendas(
      campanha,
      chaves.map((chave) => `${chave};50,00`),
    );
    await review();
    const depois = await Promise.all(chaves.map((chave) => search(campanha, chave)));
    expect(depois.map(({ valorCentavos }) => valorCentavos)).toEqual([20_000, 15_000]);
    expect(depois.map(({ fontes }) => fontes.some(({ divergente }) => divergente))).toEqual([true, true]);
    const { body } = await test.client.call('operador.documentos', {
      params: { ...campanha.params, perPage: 10 },
      query: { divergentes: 'sim' },
      token: operatorToken,
      host: campanha.host,
    });
    expect(body.retorno.retorno).toHaveLength(2);
  });

  it('refuses a receipt whose sale the shop cancelled, before or after it counted', async () => {
    const campanha = await open('CANCELADA', [{ fonte: 'vendas', esperaHoras: 24 }, { fonte: 'operador' }]);
    const ana = await nextPessoa(test);
    const [waiting, counted] = [nextChave(), nextChave()];
    await campanha.send(ana, { chaveAcesso: waiting });
    await importVendas(campanha, [`${counted};100,00;`], 'chave;valor;cancelada');
    await campanha.send(ana, { chaveAcesso: counted });
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
    await importVendas(campanha, [`${waiting};100,00;sim`, `${counted};100,00;sim`], 'chave;valor;cancelada');
    await settle();
    await review();
    const views = [await look(ana, campanha, waiting), await look(ana, campanha, counted)];
    expect(views.map(({ apuracao }) => [apuracao.status, apuracao.motivo?.codigo])).toEqual([
      ['INVALIDO', 'documentoFiscal.notaCancelada'],
      ['INVALIDO', 'documentoFiscal.notaCancelada'],
    ]);
    expect(await campanha.listNumeros(ana)).toHaveLength(0);
  });

  it.each([
    ['SORTEADA', {}, '2026-11-28T21:59:00Z', '2026-11-28T22:00:00Z'],
    ['CONGELADA', { regra }, '2026-11-28T20:59:00Z', '2026-11-28T21:00:00Z'],
  ])(
    'corrects a value automatically until its draw is extracted, or by a rule frozen (%s)',
    async (identificacao, comRegra, antes, depois) => {
      const campanha = await open(
        identificacao,
        [{ fonte: 'vendas', esperaHoras: 0 }, { fonte: 'codigo' }, { fonte: 'operador' }],
        (arquivo) => {
          arquivo.numeros.series = 10;
          arquivo.sorteios = [
            {
              data: '2026-11-28',
              hora: '19:00',
              nome: '1º',
              premio: 'Bicicleta',
              numerosAte: '2026-11-22',
              ...comRegra,
            },
          ];
        },
      );
      const ana = await nextPessoa(test);
      const chaves: string[] = [];
      for (const momento of [antes, depois]) {
        const { body } = await campanha.send(ana, { valorCentavos: 20_000 });
        chaves.push(body.retorno.cabecalho.chaveAcesso!);
        test.clock.set(momento);
        await importVendas(campanha, [`${chaves.at(-1)};100,00`]);
        await review();
        test.clock.set(noon);
      }
      const fichas = await Promise.all(chaves.map((chave) => search(campanha, chave)));
      expect(fichas.map(({ valorCentavos }) => valorCentavos)).toEqual([10_000, 20_000]);
      expect(fichas[1]!.apuracao.status).toBe('VALIDO');
      expect(fichas[1]!.fontes.some(({ divergente }) => divergente)).toBe(true);
    },
  );

  it('requires proof of the value even where amounts do not count: an invented key earns nothing', async () => {
    const campanha = await open(
      'INVENTADA',
      [{ fonte: 'vendas', esperaHoras: 2 }, { fonte: 'operador' }],
      (arquivo) => {
        arquivo.ganho = { por: 'documento', numeros: 1 };
      },
    );
    const ana = await nextPessoa(test);
    const [real, invented] = [nextChave(), nextChave()];
    await importVendas(campanha, [`${real};10,00`]);
    await campanha.send(ana, { chaveAcesso: real });
    await campanha.send(ana, { chaveAcesso: invented });
    wait(2);
    await settle();
    expect((await look(ana, campanha, invented)).apuracao.motivo).toMatchObject({
      codigo: 'documentoFiscal.semComprovacao',
    });
    expect(await campanha.listNumeros(ana)).toHaveLength(1);
  });

  it("returns reasons with the campaign's own texts where the file has them", async () => {
    const campanha = await open('PALAVRAS', vendas24, (arquivo) => {
      const grupos = arquivo.configuracao as Record<string, Record<string, unknown>>;
      grupos['textos'] = {
        ...grupos['textos'],
        sobrescritas: { 'nota.motivo.procurandoVendas': 'A loja nos conta em até {prazo}.' },
      };
    });
    const { body } = await campanha.send(await nextPessoa(test));
    expect(body.retorno.apuracao.motivo?.mensagem).toBe('A loja nos conta em até 1 dia.');
  });
});

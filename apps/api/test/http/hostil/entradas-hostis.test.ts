import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { createServer } from '../../../src/kernel/http/server.ts';
import { createLogger } from '../../../src/kernel/log.ts';
import { nextChave, nextPessoa, openCampanha } from '../../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../../test-app.ts';
import type { Pessoa } from '../../pessoa.ts';

const noon = '2026-11-21T15:00:00Z';

describe('hostile input', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const noPhoto = (arquivo: MutableArquivo) => {
    arquivo.compra = { produtos: [], formasPagamento: [], quantidadeMaxima: 100, fotoObrigatoria: false };
  };
  const insert = (
    pessoa: Pessoa,
    campanha: Awaited<ReturnType<typeof openCampanha>>,
    dadosNaoFiscal: object,
    headers: Record<string, string> = {},
  ) =>
    test.client.call('documentoFiscal.inserirNaoFiscal', {
      body: {
        campanha: campanha.params,
        uf: 'SP',
        usuario: pessoa.usuario,
        tipo: 'NaoFiscal',
        dadosNaoFiscal,
      },
      token: pessoa.token,
      host: campanha.host,
      headers,
    });

  it.each([
    ['NUL', 'a\u0000b', 400],
    ['a lone surrogate', 'a\ud800b', 400],
    ['an emoji', '🍀 trevo', 201],
    ['right-to-left text', '\u202eoãbas', 201],
  ])('stores %s in a typed purchase or rejects it with its field', async (_, text, expected) => {
    const campanha = await openCampanha(test, 'TEXTOS', noPhoto);
    const ana = await nextPessoa(test);
    const answers = [
      await insert(ana, campanha, { formaPagamento: text }),
      await insert(ana, campanha, { produtos: [{ nome: text, quantidade: 1 }] }),
      await insert(ana, campanha, { numeroDocumento: text }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
  });

  it.each(['2100-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1900-01-01T00:00:00Z', '0001-01-01T00:00:00Z'])(
    'accepts a receipt from a phone whose clock says %s and marks its skew as large',
    async (relogioEm) => {
      const campanha = await openCampanha(test, 'RELOGIOS', (arquivo) => {
        noPhoto(arquivo);
        arquivo.documentos.esperaOfflineHoras = 48;
      });
      const ana = await nextPessoa(test);
      for (const capturadoEm of ['2026-11-20T12:00:00Z', relogioEm]) {
        const { status, body } = await campanha.send(ana, { capturadoEm, relogioEm });
        expect([status, body.retorno.apuracao.status]).toEqual([201, 'VALIDO']);
      }
      test.clock.set('2026-12-31T15:00:00Z');
      const late = await campanha.send(ana, { capturadoEm: relogioEm, relogioEm });
      expect(late.status).toBeLessThan(500);
    },
  );

  it("rejects a number out of the database's range instead of failing", async () => {
    const http = createServer({ log: createLogger('silent'), trustProxy: 0 });
    http.get('/grande', () => test.db.query('select $1::text::integer as grande', ['99999999999']));
    const { statusCode } = await http.inject({ url: '/grande', headers: { host: 'localhost' } });
    expect(statusCode).toBe(400);
    await http.close();
  });

  it.each(['0000-01-01', '2026-02-30', '99999-01-01'])(
    'rejects %s as a day, also in a public call',
    async (date) => {
      const { status, body } = await test.client.call('cupom.premiados', {
        params: { ano: 2026, identificacao: 'TREVO', date },
      });
      expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    },
  );

  it("rejects a timestamp out of the database's range instead of failing", async () => {
    const campanha = await openCampanha(test, 'ANOZERO');
    const ana = await nextPessoa(test);
    const { status } = await campanha.send(ana, {
      capturadoEm: '0000-01-01T00:00:00.000Z',
      relogioEm: '0000-01-01T00:00:00.000Z',
    });
    expect(status).toBe(400);
  });

  it('rejects a picture of a hundred thousand blanks immediately', async () => {
    const ana = await nextPessoa(test);
    const before = process.cpuUsage();
    const { body } = await test.client.call('upload.imagemDocumento', {
      body: { imagemBase64: `A${' '.repeat(100_000)}!` },
      token: ana.token,
    });
    expect(body.codigo).toBe('upload.imagemInvalida');
    // CPU time in microseconds, because wall time includes other load.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('a capture day of the phone does not validate a key of an older month', async () => {
    const campanha = await openCampanha(test, 'MESDACHAVE');
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana, {
      chaveAcesso: nextChave('2026-08'),
      emitidoEm: '2026-11-20',
    });
    expect(body.retorno.apuracao).toMatchObject({
      status: 'INVALIDO',
      motivo: { codigo: 'documentoFiscal.anteriorACampanha' },
    });
  });

  it('records a winning number once, also for concurrent calls', async () => {
    const campanha = await openCampanha(test, 'GANHADORES', (arquivo) => {
      arquivo.sorteios = [{ data: '2026-12-05', nome: '1º', premio: 'Uma moto', numerosAte: '2026-12-03' }];
    });
    const ana = await nextPessoa(test);
    const { body } = await campanha.send(ana);
    const premiado = { ...body.retorno.numeros[0]!, premio: 'Uma moto' };
    test.clock.set('2026-12-05T15:00:00Z');
    const register = (premiados: (typeof premiado)[]) =>
      test.client.call('operador.registrarPremiados', {
        params: campanha.params,
        body: { data: '2026-12-05', premiados },
        token: operatorToken,
        host: campanha.host,
      });
    const twice = await register([premiado, { ...premiado, premio: 'Um carro' }]);
    expect([twice.status, twice.body.codigo]).toEqual([400, 'requisicao.invalida']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => register([premiado])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    test.clock.set('2026-11-21T15:00:00Z');
  });

  it('a campaign without remaining numbers does not block settling receipts of others', async () => {
    const offline = () =>
      buildChave(Number(nextChave().slice(25, 34)), { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
    const [empty, other] = [await openCampanha(test, 'VAZIA'), await openCampanha(test, 'CHEIA')];
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const stuck = await empty.send(ana, { chaveAcesso: offline() });
    const waiting = await other.send(bia, { chaveAcesso: offline() });
    expect([stuck, waiting].map(({ body }) => body.retorno.apuracao.status)).toEqual([
      'PENDENTE',
      'PENDENTE',
    ]);
    await test.db.query(
      `update numero_faixa set proximo = total where campanha_id = (select campanha_id from campanha where identificacao = 'VAZIA')`,
    );
    test.clock.set('2026-11-22T15:01:00Z');
    await test.app.runJob('documentoFiscal.apurar').catch(() => undefined);
    const [row] = await test.db.query<{ status: string }>(
      'select status from documento_fiscal where documento_fiscal_id = $1',
      [waiting.body.retorno.documentoFiscalID],
    );
    expect(row!.status).toBe('VALIDO');
  });

  it('rejects a future day of issue, except tomorrow because of island time zones', async () => {
    test.clock.set('2026-11-21T15:00:00Z');
    const campanha = await openCampanha(test, 'FUTURO');
    const ana = await nextPessoa(test);
    const late = await campanha.send(ana, { emitidoEm: '2026-11-23' });
    expect([late.status, late.body.mensagem]).toEqual([400, 'A data desta nota ainda não chegou.']);
    expect((await campanha.send(ana, { emitidoEm: '2026-11-22' })).status).toBe(201);
  });

  it("reports when a receipt gets the campaign's last numbers, fewer than it earned", async () => {
    const campanha = await openCampanha(test, 'ULTIMOS', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 5 };
    });
    await test.db.query(
      `update numero_faixa set proximo = total - 3 where campanha_id = (select campanha_id from campanha where identificacao = 'ULTIMOS')`,
    );
    const ana = await nextPessoa(test);
    const nota = { chaveAcesso: nextChave() };
    const last = await campanha.send(ana, nota, { 'idempotency-key': 'the-last-numbers' });
    expect(last.body.retorno.numeros).toHaveLength(3);
    expect(last.body.retorno.apuracao).toMatchObject({
      status: 'VALIDO',
      motivo: {
        codigo: 'cupom.ultimosNumeros',
        mensagem: 'Os números da sorte desta promoção acabaram: esta nota ficou com os últimos, 3 de 5.',
      },
    });
    expect((await campanha.send(ana)).body.codigo).toBe('campanha.encerrada');
    // Its response was lost: the retry needs no number.
    const again = await campanha.send(ana, nota, { 'idempotency-key': 'the-last-numbers' });
    expect([again.status, again.body.retorno?.numeros]).toEqual([201, last.body.retorno.numeros]);
  });

  it("does not use up a code for cards only while the consumer's limit of cards is reached", async () => {
    const campanha = await openCampanha(test, 'SOCARTELAS', (arquivo) => {
      arquivo.codigos = { numeros: 0, raspadinhas: 1 };
      arquivo.limites.raspadinhas = { diario: 1 };
    });
    await test.client.call('operador.importarCodigos', {
      params: campanha.params,
      body: { lote: 'L', codigos: ['CARD1', 'CARD2'] },
      token: operatorToken,
      host: campanha.host,
    });
    const ana = await nextPessoa(test);
    const scan = (numeroAleatorio: string) =>
      test.client.call('cupom.escanear', {
        params: { anoCampanha: 2026, identificacaoCampanha: 'SOCARTELAS', numeroAleatorio },
        token: ana.token,
        host: campanha.host,
      });
    expect((await scan('CARD1')).body.retorno.raspadinhas).toBe(1);
    expect((await scan('CARD2')).body.codigo).toBe('cupom.limiteAmbos');
    const left = await test.db.query(
      `select 1 from codigo_cupom where codigo = 'CARD2' and documento_fiscal_id is not null`,
    );
    expect(left).toEqual([]);
  });

  describe('idempotency key', () => {
    const headers = { 'idempotency-key': 'one-key-for-everything-01' };

    it('does not return the receipt of another campaign', async () => {
      const [one, two] = [await openCampanha(test, 'UMA'), await openCampanha(test, 'DUAS')];
      const ana = await nextPessoa(test);
      const chaveAcesso = nextChave();
      await one.send(ana, { chaveAcesso }, headers);
      const other = await two.send(ana, { chaveAcesso }, headers);
      expect([other.status, other.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
    });

    it('after the deadline returns the same purchase again, and no other', async () => {
      const campanha = await openCampanha(test, 'TARDE', (arquivo) => {
        noPhoto(arquivo);
        Object.assign(arquivo.campanha, {
          dataInicial: '2026-11-20',
          dataFinalCompras: '2026-11-21',
          dataFinalCadastros: '2026-11-23',
          dataFinal: '2026-11-24',
        });
      });
      const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
      const first = await campanha.send(ana, {}, headers);
      const compra = await insert(bia, campanha, { valor: 100 }, headers);
      test.clock.set('2026-11-22T15:00:00Z');
      const other = await campanha.send(ana, {}, headers);
      expect([other.status, other.body.codigo]).not.toEqual([201, undefined]);
      const same = await campanha.send(
        ana,
        { chaveAcesso: first.body.retorno.cabecalho.chaveAcesso! },
        headers,
      );
      expect(same.body.retorno).toEqual(first.body.retorno);
      const again = await insert(bia, campanha, { valor: 100 }, headers);
      expect(again.body.retorno).toEqual(compra.body.retorno);
      expect((await insert(bia, campanha, { valor: 101 }, headers)).status).not.toBe(201);
    });
  });
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const vouchers: NonNullable<MutableArquivo['vouchers']> = {
  provedores: [{ id: 'cinema', nome: 'Cine Vésper' }],
  itens: [
    {
      id: 'ingresso',
      provedor: 'cinema',
      nome: 'Ingresso',
      comoUsar: 'Mostre o código na bilheteria.',
      regras: 'De segunda a quinta.',
      leitura: 'qr',
      moeda: 'pontos',
      valor: 30,
      codigos: 'importados',
      validadeDias: 60,
    },
    {
      id: 'pipoca',
      provedor: 'cinema',
      nome: 'Pipoca',
      moeda: 'pontos',
      valor: 10,
      codigos: 'provedor',
      validadeDias: 30,
      maximoPorPessoa: 2,
    },
  ],
};

const json = { 'content-type': 'application/json' };

/** Starts a provider with programmable responses that records its requests. */
async function startProvedor() {
  const asked: { reference: string }[] = [];
  let act = (response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += piece));
    request.on('end', () => {
      asked.push(JSON.parse(text));
      act(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    acts: (next: typeof act) => void (act = next),
    answers: (status: number, body = '') =>
      void (act = (response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(body)),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

describe('vouchers', () => {
  let test: TestApp;
  let provedor: Awaited<ReturnType<typeof startProvedor>>;
  beforeAll(async () => {
    provedor = await startProvedor();
    test = await startTestApp('2026-11-21T15:00:00Z', {
      destinosPermitidos: [new URL(provedor.url).origin],
      voucher: { url: provedor.url, token: 'token-of-the-provider', timeoutMilliseconds: 4_000 },
    });
    await test.publish();
  });
  afterAll(async () => {
    await test.close();
    await provedor.close();
  });

  let minutes = 0;
  const wait = () => test.clock.set(new Date(Date.UTC(2026, 10, 21, 15, (minutes += 2))).toISOString());

  const open = async (name: string) => {
    // Sign-ups per address and minute are limited.
    wait();
    const campanha = await openCampanha(test, name, (arquivo) => {
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.vouchers = vouchers;
    });
    const { host, params } = campanha;
    const order = ({ token }: Pessoa, id: string, key?: string) =>
      test.client.call('fidelidade.pedirVoucher', {
        params: { provider: 'cinema', id },
        token,
        host,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      });
    const list = async ({ token }: Pessoa) =>
      (await test.client.call('fidelidade.pedidos', { params: { perPage: 10, page: 1 }, token, host })).body
        .retorno;
    const getSaldo = async ({ token, usuario }: Pessoa) =>
      (await test.client.call('contaCorrente.saldos', { params: { ...params, cpf: usuario }, token, host }))
        .body.retorno.saldo;
    const importCodigos = (codigos: string[], voucherId = 'ingresso') =>
      test.client.call('operador.importarVouchers', {
        params,
        body: { voucherId, codigos },
        token: operatorToken,
        host,
      });
    /** Registers a consumer with that many points. */
    const earn = async (pontos: number) => {
      const pessoa = await nextPessoa(test);
      await campanha.send(pessoa, { valorCentavos: pontos * 100 });
      return pessoa;
    };
    return { ...campanha, order, list, getSaldo, importCodigos, earn };
  };

  it('grants an imported code at once and stores it encrypted', async () => {
    const { order, list, getSaldo, importCodigos, earn, host } = await open('VALE');
    const ana = await earn(100);
    const { token } = ana;
    const see = async () =>
      (await test.client.call('fidelidade.vouchers', { params: { perPage: 10, page: 1 }, token, host })).body
        .retorno;
    expect((await see()).retorno).toMatchObject([
      { id: 'ingresso', valor: 30, validade: 60, semEstoque: true, regras: 'De segunda a quinta.' },
      { id: 'pipoca', semEstoque: false, maximoPorPessoa: 2 },
    ]);
    const none = await order(ana, 'ingresso');
    expect([none.status, none.body.codigo, await getSaldo(ana)]).toEqual([409, 'voucher.esgotado', 100]);
    expect((await importCodigos(['CINE-0001', 'CINE-0001', 'CINE-0002'])).body.retorno.total).toBe(2);
    expect((await importCodigos(['CINE-0002'])).body.retorno.total).toBe(0);
    const { status, body } = await order(ana, 'ingresso');
    expect(status).toBe(201);
    expect(body.retorno).toMatchObject({ situacao: 'APROVADO', nome: 'Ingresso', valor: 30 });
    expect(body.retorno).toMatchObject({
      provedorNome: 'Cine Vésper',
      descricao: null,
      comoUsar: 'Mostre o código na bilheteria.',
      leitura: 'qr',
    });
    expect(['CINE-0001', 'CINE-0002']).toContain(body.retorno.codigo);
    expect(body.retorno.usarAte).toBe('2027-01-21T02:59:59.000Z');
    expect(await list(ana)).toMatchObject({ total: 1, retorno: [body.retorno] });
    expect(await getSaldo(ana)).toBe(70);
    const rows = await test.db.query(
      `select encode(codigo_cifrado, 'escape') as codigo, codigo_hash from voucher_codigo`,
    );
    expect(JSON.stringify(rows)).not.toContain('CINE');
  });

  it('grants five codes to five of twenty concurrent consumers and debits only them', async () => {
    const { order, getSaldo, importCodigos, earn } = await open('CORRIDA');
    await importCodigos(Array.from({ length: 5 }, (_, at) => `RARO-${at}`));
    const people = await Promise.all(Array.from({ length: 20 }, () => earn(30)));
    const answers = await Promise.all(people.map((pessoa) => order(pessoa, 'ingresso')));
    const codes = answers.flatMap(({ status, body }) => (status === 201 ? [body.retorno.codigo] : []));
    expect([codes.length, new Set(codes).size]).toEqual([5, 5]);
    const saldos = await Promise.all(people.map(getSaldo));
    expect(saldos.reduce((sum, saldo) => sum + saldo, 0)).toBe(15 * 30);
    expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
  });

  it('places one order for 100 equal concurrent requests', async () => {
    const { order, getSaldo, importCodigos, earn } = await open('REPETIDO');
    await importCodigos(['UM', 'DOIS', 'TRES']);
    const ana = await earn(100);
    const answers = [];
    for (let round = 0; round < 5; round++)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 4 }, () => order(ana, 'ingresso', 'one-order-of-a-voucher')),
        )),
      );
    expect(new Set(answers.map(({ body }) => body.retorno.id)).size).toBe(1);
    expect(await getSaldo(ana)).toBe(70);
    const other = await order(ana, 'pipoca', 'one-order-of-a-voucher');
    expect([other.status, other.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
  });

  it('orders from a provider at once, retries the same order later, and refunds a refused one', async () => {
    const { order, list, getSaldo, earn } = await open('PROVEDOR');
    const ana = await earn(50);
    provedor.answers(200, '{"code":"PIPOCA-1"}');
    expect((await order(ana, 'pipoca')).body.retorno).toMatchObject({
      situacao: 'APROVADO',
      codigo: 'PIPOCA-1',
    });
    provedor.answers(503);
    const { id, situacao, codigo } = (await order(ana, 'pipoca')).body.retorno;
    expect([situacao, codigo, await getSaldo(ana)]).toEqual(['PENDENTE', null, 30]);
    await test.app.runJob('voucher.pedir');
    const find = async () => (await list(ana)).retorno.find((pedido) => pedido.id === id);
    expect(await find()).toMatchObject({ situacao: 'PENDENTE' });
    provedor.answers(410);
    wait();
    await test.app.runJob('voucher.pedir');
    expect(await find()).toMatchObject({ situacao: 'REPROVADO', codigo: null });
    expect(await getSaldo(ana)).toBe(40);
    expect(provedor.asked.filter(({ reference }) => reference === id)).toHaveLength(3);
    // A refunded order does not count towards the limit.
    provedor.answers(200, '{"code":"PIPOCA-2"}');
    expect((await order(ana, 'pipoca')).body.retorno.codigo).toBe('PIPOCA-2');
    const third = await order(ana, 'pipoca');
    expect([third.status, third.body.codigo]).toEqual([409, 'voucher.limitePorPessoa']);
    expect(third.body.mensagem).toContain('até 2 vezes');
    expect(await getSaldo(ana)).toBe(30);
    expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
  });

  it('lets support find the person by an imported and by a provider code, in any case', async () => {
    const { order, importCodigos, earn, host } = await open('ACHADO');
    await importCodigos(['Cine-Ach4do']);
    const ana = await earn(50);
    await order(ana, 'ingresso');
    provedor.answers(200, '{"code":"PIPOCA-ACHADA-9"}');
    await order(ana, 'pipoca');
    const search = async (codigo: string) =>
      (await test.client.call('operador.procurarPessoa', { body: { codigo }, token: operatorToken, host }))
        .body;
    const found = [await search('Cine-Ach4do'), await search('pipoca-achada-9')];
    const ids = await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [ana.usuario],
    );
    expect(found.map(({ retorno }) => retorno.map((one) => one.consumidorID))).toEqual([
      [ids[0]!.consumidor_id],
      [ids[0]!.consumidor_id],
    ]);
    expect((await search('PIPOCA-ACHADA-8')).codigo).toBe('atendimento.nenhumaPessoa');
  });

  it('asks the provider once per minute about an order, also when two jobs run at the same time', async () => {
    const { order, earn } = await open('DOISPROCESSOS');
    const ana = await earn(50);
    provedor.answers(503);
    const { id } = (await order(ana, 'pipoca')).body.retorno;
    wait();
    await Promise.all([test.app.runJob('voucher.pedir'), test.app.runJob('voucher.pedir')]);
    await test.app.runJob('voucher.pedir');
    const timesAsked = () => provedor.asked.filter(({ reference }) => reference === id).length;
    // Once with the order, once by the first job that leased it.
    expect(timesAsked()).toBe(2);
    wait();
    await test.app.runJob('voucher.pedir');
    expect(timesAsked()).toBe(3);
  });

  describe('with a hostile or failing provider', () => {
    const inner: string[] = [];
    const innerServer = createServer((request, response) => {
      inner.push(request.url!);
      response.end('{"code":"INNER"}');
    });
    let innerUrl: string;
    beforeAll(async () => {
      await new Promise<void>((done) => innerServer.listen(0, '127.0.0.1', done));
      innerUrl = `http://127.0.0.1:${(innerServer.address() as AddressInfo).port}/`;
    });
    afterAll(() => new Promise((done) => innerServer.close(done)));

    it.each<[string, (response: ServerResponse) => void]>([
      ['that never answers', () => undefined],
      ['that trickles its answer', (response) => void response.writeHead(200, json).write('{"code":')],
      [
        'that answers without an end',
        (response) => {
          response.writeHead(200, json).on('error', () => undefined);
          const piece = Buffer.alloc(65_536, 'a');
          const send = (): void => {
            while (!response.destroyed && response.write(piece));
            if (!response.destroyed) response.once('drain', send);
          };
          response.write('{"code":"');
          send();
        },
      ],
      [
        'that packs 200 MB into an answer',
        (response) =>
          void response
            .writeHead(200, { ...json, 'content-encoding': 'gzip' })
            .end(gzipSync(Buffer.alloc(200_000_000, ' '))),
      ],
      [
        'that redirects to an inner address',
        (response) => void response.writeHead(307, { location: innerUrl }).end(),
      ],
      ['that answers no JSON', (response) => void response.writeHead(200, json).end('<html>')],
      [
        'that answers JSON of another shape',
        (response) => void response.writeHead(200, json).end('{"code":7}'),
      ],
      [
        'that answers a code of a megabyte',
        (response) => void response.writeHead(200, json).end(`{"code":"${'a'.repeat(1_000_000)}"}`),
      ],
      ['that drops the connection', (response) => void response.socket!.destroy()],
      [
        'that drops the connection within its answer',
        (response) => {
          response.writeHead(200, { ...json, 'content-length': '100' }).write('{"code":"A');
          setTimeout(() => response.socket!.destroy(), 50);
        },
      ],
      ['that answers what is no HTTP', (response) => void response.socket!.end('hello\r\n\r\n')],
    ])('with %s, keeps the order waiting and debited once until the provider answers', async (name, act) => {
      const { order, list, getSaldo, earn } = await open(`HOSTIL_${name.replace(/\W/g, '').slice(-24)}`);
      const ana = await earn(30);
      provedor.acts(act);
      const { status, body } = await order(ana, 'pipoca');
      expect([status, body.retorno.situacao, body.retorno.codigo]).toEqual([201, 'PENDENTE', null]);
      expect(await getSaldo(ana)).toBe(20);
      expect(inner).toEqual([]);
      provedor.answers(200, '{"code":"PIPOCA-BOA"}');
      wait();
      await test.app.runJob('voucher.pedir');
      expect((await list(ana)).retorno).toMatchObject([{ situacao: 'APROVADO', codigo: 'PIPOCA-BOA' }]);
      expect(await getSaldo(ana)).toBe(20);
      expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
    });
  });

  it('refuses the order of an account deleted meanwhile like a missing session', async () => {
    const { order, earn, host } = await open('EXCLUIDA');
    const ana = await earn(30);
    let answer = (): void => undefined;
    const asked = new Promise<void>((reached) =>
      provedor.acts((response) => {
        answer = () => void response.writeHead(200, json).end('{"code":"TARDE"}');
        reached();
      }),
    );
    const ordered = order(ana, 'pipoca');
    await asked;
    const gone = await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
      host,
    });
    expect(gone.status).toBe(200);
    answer();
    const { status, body } = await ordered;
    expect([status, body.codigo]).toEqual([401, 'sessao.invalida']);
    expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
    expect(await test.db.query('select * from voucher_conferir()')).toEqual([]);
  });

  it('returns the missing amount for a low balance, and refuses unknown vouchers', async () => {
    const { order, earn } = await open('FALTA');
    const ana = await earn(29);
    const little = await order(ana, 'ingresso');
    expect([little.status, little.body.mensagem]).toEqual([
      409,
      'Seu saldo não chega para esta troca: falta 1 ponto.',
    ]);
    expect((await order(ana, 'cafe')).body.codigo).toBe('voucher.naoEncontrado');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe('conta corrente and cashback', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const open = async (name: string, change: (arquivo: MutableArquivo) => void = () => undefined) => {
    const campanha = await openCampanha(test, name, (arquivo) => {
      arquivo.recompensas = {
        pontos: { centavosPorPonto: 100, validade: { meses: 12 } },
        cashback: { percentual: 3, liberaEmDias: 7, maximoCentavosPorDocumento: 2_000 },
      };
      change(arquivo);
    });
    const { host, params } = campanha;
    const as = ({ token, usuario }: Pessoa) => ({
      saldos: async () =>
        (
          await test.client.call('contaCorrente.saldos', {
            params: { ...params, cpf: usuario },
            token,
            host,
          })
        ).body.retorno,
      lancamentos: async (query: { mes?: string } = {}, page = 1, perPage = 10) =>
        (
          await test.client.call('contaCorrente.lancamentos', {
            params: { ...params, cpf: usuario, perPage, page },
            query,
            token,
            host,
          })
        ).body.retorno,
      lancamento: (lancamentoID: string) =>
        test.client.call('contaCorrente.lancamento', { params: { ...params, lancamentoID }, token, host }),
      metas: async () =>
        (
          await test.client.call('contaCorrente.metas', {
            params: { ...params, cpf: usuario },
            token,
            host,
          })
        ).body.retorno,
      cashback: () => test.client.call('cashback.saldo', { params: { user: usuario }, token, host }),
      extrato: async (page = 1) =>
        (
          await test.client.call('cashback.extrato', {
            params: { user: usuario, perPage: 9, page },
            token,
            host,
          })
        ).body.retorno,
      simplificados: async (filtro: object) =>
        (
          await test.client.call('cashback.extratosSimplificados', {
            params: { perPage: 9, page: 1 },
            query: { filtro: JSON.stringify(filtro) },
            token,
            host,
          })
        ).body.retorno,
    });
    return { ...campanha, as };
  };
  const spend = async (pessoa: Pessoa, valor: number, moeda = 'pontos'): Promise<void> => {
    const contas = await test.db.query<{ consumidor_id: string; campanha_id: string }>(
      `select o.consumidor_id, o.campanha_id from consumidor c
       join conta o on o.consumidor_id = c.consumidor_id and o.moeda = $2 where c.usuario = $1`,
      [pessoa.usuario, moeda],
    );
    for (const { consumidor_id, campanha_id } of contas)
      await test.db.query(`select conta_debit($1::uuid, $2::uuid, $3, $4, 'voucher', 'p1', $5)`, [
        consumidor_id,
        campanha_id,
        moeda,
        valor,
        test.clock.now(),
      ]);
  };
  /** Sessions expire long before amounts do. */
  const signInAgain = async ({ usuario, senha }: Pessoa): Promise<Pessoa> => {
    const { body } = await test.client.call('login.autenticar', { body: { usuario, senha } });
    return { usuario, senha, token: body.retorno.token };
  };
  const listDiferencas = () => test.db.query('select * from conta_conferir()');

  it("credits a receipt's points at once and its cashback after a week, and shows both", async () => {
    const campanha = await open('GANHA');
    const ana = await nextPessoa(test);
    const { saldos, lancamentos, lancamento, cashback, extrato } = campanha.as(ana);
    const { body } = await campanha.send(ana, { valorCentavos: 12_990 });
    expect(body.retorno).toMatchObject({ pontos: 129, cashbackCentavos: 389 });
    const { documentoFiscalID } = body.retorno;

    expect(await saldos()).toEqual({
      saldo: 129,
      saldoDisponivel: 129,
      saldoALiberar: 0,
      saldoTotal: 129,
      liberaEm: null,
      aExpirar: 129,
      expiraEm: '2027-11-22T02:59:59.000Z',
      devido: 0,
      liberacoes: [],
      vencimentos: [
        {
          em: '2027-11-22T02:59:59.000Z',
          valor: 129,
        },
      ],
    });
    expect(await lancamentos()).toEqual({
      total: 1,
      paginas: 1,
      retorno: [
        {
          id: 'pontos-1',
          data: test.clock.now().toISOString(),
          descricao: 'Nota fiscal',
          valor: 129,
          tipo: 'CREDITO',
          movimento: 'CREDITO',
          origem: 'documento',
          situacao: 'DISPONIVEL',
          liberaEm: null,
          expiraEm: '2027-11-22T02:59:59.000Z',
          documentoFiscalID,
          pedidoID: null,
          saldo: 129,
          devido: 0,
        },
      ],
    });
    const byReceipt = (await lancamento(documentoFiscalID)).body.retorno;
    expect({ ...byReceipt, id: 'pontos-1' }).toEqual((await lancamento('pontos-1')).body.retorno);
    expect(byReceipt.lotes).toMatchObject([{ id: 'pontos-1', valor: 129, documentoFiscalID }]);

    expect((await cashback()).body.retorno).toMatchObject({
      valorDisponivel: 0,
      valorDisponibilizar: 389,
      disponibilizaEm: '2026-11-28T03:00:00.000Z',
      valorExpirar: 0,
      expiraEm: null,
      devido: 0,
    });
    expect((await extrato()).retorno).toMatchObject([{ valor: 389, situacao: 'A_LIBERAR', saldo: 389 }]);
    test.clock.set('2026-11-28T03:00:00Z');
    expect((await cashback()).body.retorno).toMatchObject({ valorDisponivel: 389, valorDisponibilizar: 0 });
    expect((await extrato()).retorno).toMatchObject([{ valor: 389, situacao: 'DISPONIVEL', liberaEm: null }]);
    expect(await listDiferencas()).toEqual([]);
  });

  it('pairs the next cashback release with its date and returns the total beside it', async () => {
    const campanha = await open('DATASDIVERSAS', (arquivo) => {
      arquivo.recompensas = { cashback: { percentual: 10, liberaEmDias: 7 } };
    });
    const ana = await nextPessoa(test);
    await campanha.send(ana, { valorCentavos: 10_000 });
    test.clock.set('2026-11-23T15:00:00Z');
    await campanha.send(ana, { valorCentavos: 5_000 });
    const { body } = await test.client.call('cashback.saldo', {
      params: { user: ana.usuario },
      token: ana.token,
      host: campanha.host,
    });
    expect(body.retorno).toMatchObject({
      valorDisponivel: 0,
      valorALiberar: 1_500,
      valorDisponibilizar: 1_000,
      disponibilizaEm: body.retorno.disponibilizacoes[0]!.em,
      disponibilizacoes: [{ valor: 1_000 }, { valor: 500 }],
    });
  });

  it('credits a receipt once when ten phones send it concurrently', async () => {
    const campanha = await open('UMAVEZ');
    const ana = await nextPessoa(test);
    const headers = { 'idempotency-key': 'the-same-receipt-again-0001' };
    const body = { chaveAcesso: (await campanha.send(ana)).body.retorno.cabecalho.chaveAcesso! };
    await Promise.all(
      Array.from({ length: 10 }, () => campanha.send(ana, { ...body, valorCentavos: 1 }, headers)),
    );
    await campanha.send(ana, { valorCentavos: 5_000 });
    expect(await campanha.as(ana).saldos()).toMatchObject({ saldo: 50 });
  });

  it('credits at a verdict, and reverses at a later one with spent amounts as debt settled by the next credit', async () => {
    const campanha = await open('ESTORNO', (arquivo) => (arquivo.documentos.apuracao = 'manual'));
    const ana = await nextPessoa(test);
    const { saldos, lancamentos } = campanha.as(ana);
    const send = async (valorCentavos: number) =>
      (await campanha.send(ana, { valorCentavos })).body.retorno.documentoFiscalID;
    const [first, second] = [await send(10_000), await send(7_000)];
    expect(await saldos()).toMatchObject({ saldoTotal: 0 });
    await campanha.judge(first, { status: 'VALIDO' });
    expect(await saldos()).toMatchObject({ saldo: 100 });
    await spend(ana, 60);
    const refused = await campanha.judge(first, { status: 'INVALIDO' });
    expect(refused.body.retorno).toMatchObject({ pontos: 0, cashbackCentavos: 0 });
    expect(await saldos()).toMatchObject({ saldo: 0, saldoTotal: 0, devido: 60 });
    await campanha.judge(second, { status: 'VALIDO' });
    expect(await saldos()).toMatchObject({ saldo: 10, devido: 0 });
    expect(
      (await lancamentos()).retorno.map((l) => [l.movimento, l.tipo, l.valor, l.saldo, l.devido]),
    ).toEqual([
      ['ABATIMENTO', 'DEBITO', 60, 10, 0],
      ['CREDITO', 'CREDITO', 70, 70, 60],
      ['ESTORNO', 'DEBITO', 100, 0, 60],
      ['RESGATE', 'DEBITO', 60, 40, 0],
      ['CREDITO', 'CREDITO', 100, 100, 0],
    ]);
    // A corrected mistake earns again, once.
    await campanha.judge(first, { status: 'VALIDO' });
    expect(await saldos()).toMatchObject({ saldo: 110, devido: 0 });
    expect(await listDiferencas()).toEqual([]);
  });

  it('creates no debt for a refused receipt where the campaign forgives it', async () => {
    const campanha = await open('PERDOA', (arquivo) => {
      arquivo.conta = { ajustePorOperador: 10_000, devolucaoMinimaDias: 30, estornoGasto: 'perdoar' };
    });
    const ana = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(ana, { valorCentavos: 10_000 })).body.retorno;
    await spend(ana, 60);
    await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
    expect(await campanha.as(ana).saldos()).toMatchObject({ saldo: 0, devido: 0 });
    expect(await listDiferencas()).toEqual([]);
  });

  it('expires an amount to the second and shows it in the statement, also for an untouched account', async () => {
    const campanha = await open('VENCE', (arquivo) => {
      arquivo.recompensas = { pontos: { porDocumento: 20, validade: { meses: 1 } } };
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    for (const pessoa of [ana, bia]) await campanha.send(pessoa);
    test.clock.set('2026-12-22T02:59:58Z');
    const [anaLater, biaLater] = [await signInAgain(ana), await signInAgain(bia)];
    const { saldos, lancamentos } = campanha.as(anaLater);
    expect(await saldos()).toMatchObject({ saldo: 20, aExpirar: 20 });
    test.clock.set('2026-12-22T02:59:59Z');
    expect(await saldos()).toMatchObject({ saldo: 0, aExpirar: 0, expiraEm: null });
    expect((await lancamentos()).retorno).toMatchObject([
      { movimento: 'EXPIRACAO', tipo: 'DEBITO', valor: 20, saldo: 0 },
      { movimento: 'CREDITO', situacao: 'EXPIRADO' },
    ]);
    test.clock.set('2026-12-25T12:00:00Z');
    await test.app.runJob('conta.acertar');
    const rows = await test.db.query(`select count(*) as untouched from conta where proximo_em <= $1`, [
      test.clock.now(),
    ]);
    expect(rows).toEqual([{ untouched: 0 }]);
    expect((await campanha.as(biaLater).lancamentos()).retorno[0]).toMatchObject({
      movimento: 'EXPIRACAO',
      data: '2026-12-22T02:59:59.000Z',
    });
    await test.app.runJob('contas.conferir');
    const checked = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(checked.body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
  });

  it('reports receipts whose recorded amount differs from the ledger', async () => {
    const campanha = await open('NOTAS');
    const ana = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(ana, { valorCentavos: 12_990 })).body.retorno;
    const say = (pontos: number) =>
      test.db.query('update documento_fiscal set pontos = $2 where documento_fiscal_id = $1', [
        documentoFiscalID,
        pontos,
      ]);
    const check = async () =>
      (await test.client.call('operador.conferirContas', { token: operatorToken })).body.retorno.documentos;
    expect(await check()).toEqual([]);
    const rows = await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor where usuario = $1',
      [ana.usuario],
    );
    const nome = `${rows[0]!.id} ${documentoFiscalID} pontos`;
    for (const pontos of [128, 0]) {
      await say(pontos);
      expect(await check()).toMatchObject([{ regra: 'ganho', nome, esperado: pontos, encontrado: 129 }]);
    }
    await say(129);
    expect(await check()).toEqual([]);
  });

  it('filters the statement by month, and cashback by kind and days', async () => {
    const campanha = await open('EXTRATO');
    const ana = await nextPessoa(test);
    const { lancamentos, extrato, simplificados } = campanha.as(ana);
    test.clock.set('2026-11-30T20:00:00Z');
    for (let n = 0; n < 10; n++) await campanha.send(ana, { valorCentavos: 1_000 });
    test.clock.set('2026-12-01T03:00:01Z');
    await campanha.send(ana, { valorCentavos: 2_000 });
    expect((await lancamentos({ mes: '2026-11' })).total).toBe(10);
    expect((await lancamentos({ mes: '2026-12' })).retorno).toMatchObject([{ valor: 20 }]);
    expect(await lancamentos({}, 2, 6)).toMatchObject({ total: 11, paginas: 2 });
    expect(await extrato(2)).toMatchObject({ total: 11, paginas: 2 });
    expect((await extrato(1)).retorno).toHaveLength(9);
    test.clock.set('2026-12-08T15:00:00Z');
    await spend(ana, 60, 'cashback');
    expect(await simplificados({ tipo: 'DEBITO' })).toMatchObject({ total: 1 });
    expect(
      await simplificados({ tipo: 'CREDITO', inicial: '2026-12-01', final: '2026-12-01' }),
    ).toMatchObject({
      total: 1,
      retorno: [{ valor: 60 }],
    });
    expect(await simplificados({ final: '2026-11-29' })).toMatchObject({ total: 0, retorno: [] });
  });

  it('pays a reached goal once under concurrent reads', async () => {
    const campanha = await open('META', (arquivo) => {
      arquivo.metas = [
        ...[{ id: 'bronze', nome: 'Bronze', moeda: 'pontos' as const, alvo: 100, ate: '2026-11-30' }].map(
          (goal) => ({ ...goal, premio: { pontos: 15 } }),
        ),
        { id: 'ouro', nome: 'Ouro', moeda: 'pontos', alvo: 1_000, ate: '2026-12-10', premio: { pontos: 99 } },
      ];
    });
    const ana = await nextPessoa(test);
    const { saldos, metas } = campanha.as(ana);
    await campanha.send(ana, { valorCentavos: 9_900 });
    expect(await metas()).toMatchObject([
      { id: 'bronze', alvo: 100, atual: 99, percentual: 99, concluidaEm: null },
      { id: 'ouro', atual: 99, percentual: 9, premio: { moeda: 'pontos', valor: 99 } },
    ]);
    await campanha.send(ana, { valorCentavos: 200 });
    await Promise.all(Array.from({ length: 8 }, saldos));
    expect(await saldos()).toMatchObject({ saldo: 116 });
    // Goal prizes do not count towards other goals.
    expect(await metas()).toMatchObject([
      { id: 'bronze', atual: 101, percentual: 100, concluidaEm: test.clock.now().toISOString() },
      { id: 'ouro', atual: 101 },
    ]);
    expect(await listDiferencas()).toEqual([]);
  });

  it('returns zero points and the empty-cashback message for a consumer without earnings', async () => {
    const campanha = await open('NADA');
    const { saldos, lancamentos, lancamento, cashback, extrato } = campanha.as(await nextPessoa(test));
    expect(await saldos()).toMatchObject({ saldo: 0, saldoTotal: 0, devido: 0 });
    expect(await lancamentos()).toEqual({ total: 0, paginas: 0, retorno: [] });
    expect(await extrato()).toEqual({ total: 0, paginas: 0, retorno: [] });
    expect((await lancamento('pontos-1')).body.codigo).toBe('contaCorrente.nenhumLancamento');
    const none = await cashback();
    expect([none.status, none.body.mensagem]).toEqual([404, 'Não há saldo cashback para esse consumidor.']);
  });

  it("refuses other consumers' accounts and malformed entry ids", async () => {
    const campanha = await open('ALHEIA');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const { documentoFiscalID } = (await campanha.send(ana, { valorCentavos: 1_000 })).body.retorno;
    const { host, params } = campanha;
    const asBia = { token: bia.token, host };
    const others = await Promise.all([
      test.client.call('contaCorrente.saldos', { params: { ...params, cpf: ana.usuario }, ...asBia }),
      test.client.call('cashback.saldo', { params: { user: ana.usuario }, ...asBia }),
      test.client.call('cashback.extrato', { params: { user: ana.usuario, perPage: 9, page: 1 }, ...asBia }),
    ]);
    expect(others.map(({ body }) => body.codigo)).toEqual(Array(3).fill('sessao.outraPessoa'));
    expect((await campanha.as(bia).lancamento(documentoFiscalID)).status).toBe(404);
    for (const name of ['pontos-0', 'reais-1', 'pontos-1x', '../saldos'])
      expect((await campanha.as(ana).lancamento(name)).body.codigo).toBe('requisicao.invalida');
  });

  it('credits receipts older than the ledger once', async () => {
    const campanha = await open('ANTES');
    const ana = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
    await test.db.query('update documento_fiscal set valor_centavos = 4200 where documento_fiscal_id = $1', [
      documentoFiscalID,
    ]);
    await test.db.query(
      `insert into documento_a_creditar select consumidor_id, documento_fiscal_id from documento_fiscal
       where documento_fiscal_id = $1`,
      [documentoFiscalID],
    );
    await Promise.all([
      test.app.runJob('documentoFiscal.creditar'),
      test.app.runJob('documentoFiscal.creditar'),
    ]);
    await test.app.runJob('documentoFiscal.creditar');
    expect(await campanha.as(ana).saldos()).toMatchObject({ saldo: 42 });
    expect((await campanha.as(ana).lancamentos()).retorno).toMatchObject([{ documentoFiscalID }]);
  });

  it('closes the accounts of a deleted consumer', async () => {
    const campanha = await open('EXCLUI');
    const ana = await nextPessoa(test);
    await campanha.send(ana, { valorCentavos: 1_000 });
    const [before] = await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from consumidor where usuario = $1',
      [ana.usuario],
    );
    await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token: ana.token,
      host: campanha.host,
    });
    const rows = await test.db.query(
      'select disponivel, a_liberar, devido from conta where consumidor_id = $1',
      [before!.consumidor_id],
    );
    expect(rows).toEqual(Array(2).fill({ disponivel: 0, a_liberar: 0, devido: 0 }));
    expect(await listDiferencas()).toEqual([]);
  });
});

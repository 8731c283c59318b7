import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe('notifications of consumers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const open = async (name: string, change: Parameters<typeof openCampanha>[2] = () => undefined) => {
    const campanha = await openCampanha(test, name, change);
    const { host, params } = campanha;
    const list = async ({ token, usuario }: Pessoa) =>
      (
        await test.client.call('notificacao.listar', {
          params: { ...params, user: usuario },
          query: { enviado: 'true', metodosEnvio: 'PUSH' },
          token,
          host,
        })
      ).body.retorno;
    const see = async ({ token }: Pessoa, ids: string[]) =>
      (await test.client.call('notificacao.vistas', { body: { ids }, token, host })).body.retorno.total;
    const notifyAll = (titulo: string) =>
      test.client.call('operador.enviarNotificacao', {
        params,
        body: { titulo, mensagem: 'O sorteio é no sábado.' },
        token: operatorToken,
        host,
      });
    return { ...campanha, list, see, notifyAll };
  };

  it('notifies of a later decision once, with its receipt, and not of an immediate one', async () => {
    const campanha = await open('VEREDITO', (arquivo) => void (arquivo.documentos.apuracao = 'manual'));
    const ana = await nextPessoa(test);
    const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
    expect(await campanha.list(ana)).toEqual([]);
    await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
    expect(await campanha.list(ana)).toMatchObject([
      {
        titulo: 'Nota aprovada',
        tipo: 'DOCUMENTO_VALIDO',
        origemId: documentoFiscalID,
        vista: false,
        destino: '/documentosFiscais',
        dataHoraEnvio: test.clock.now().toISOString(),
        dataHora: test.clock.now().toISOString(),
      },
    ]);
    test.clock.set('2026-11-21T15:10:00Z');
    await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
    expect((await campanha.list(ana)).map(({ tipo }) => tipo)).toEqual([
      'DOCUMENTO_INVALIDO',
      'DOCUMENTO_VALIDO',
    ]);
    const straight = await open('NAHORA');
    await straight.send(ana);
    expect(await straight.list(ana)).toEqual([]);
  });

  it('notifies once of a released and an expiring amount across repeated jobs', async () => {
    const campanha = await open('SALDO', (arquivo) => {
      arquivo.recompensas = {
        cashback: { percentual: 10, liberaEmDias: 2, validade: { data: arquivo.campanha.dataFinal } },
      };
    });
    const { dataFinal } = await test.db
      .query<{ data_final: string }>(`select data_final from campanha where identificacao = 'SALDO'`)
      .then(([row]) => ({ dataFinal: row!.data_final }));
    const ana = await nextPessoa(test);
    await campanha.send(ana, { valorCentavos: 10_000 });
    test.clock.set('2026-11-24T12:00:00Z');
    for (let run = 0; run < 2; run++) await test.app.runJob('conta.acertar');
    expect(await campanha.list(ana)).toMatchObject([
      {
        tipo: 'SALDO_LIBERADO',
        mensagem: 'Você já pode usar R$\xA010,00.',
        origemId: null,
        destino: '/saldoCashback',
      },
    ]);
    for (const dias of [31, 30, 8, 7, 1]) {
      const day = new Date(Date.parse(`${dataFinal}T12:00:00Z`) - dias * 86_400_000);
      test.clock.set(day.toISOString());
      for (let run = 0; run < 2; run++) await test.app.runJob('conta.avisar');
    }
    const told = await test.db.query<{ valores: { dias: number } }>(
      `select n.valores from notificacao n join campanha c on c.campanha_id = n.campanha_id
       where c.identificacao = 'SALDO' and n.tipo = 'SALDO_VENCE' order by n.enviada_em`,
    );
    expect(told.map(({ valores }) => valores.dias)).toEqual([30, 7, 1]);
  });

  it('notifies of every order step by the shop, but not of a cancellation by the consumer', async () => {
    const campanha = await open('PEDIDOANDA', (arquivo) => {
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      const taca = { codigo: 'taca', nome: 'Taça', moeda: 'pontos', valor: 10, estoque: 9 };
      arquivo.produtos = { categorias: [], itens: [taca] as never, entrega: { retirada: false } };
    });
    const { host, params } = campanha;
    const ana = await nextPessoa(test);
    await campanha.send(ana, { valorCentavos: 5_000 });
    const order = async () =>
      (
        await test.client.call('cashback.pedido', {
          params: { user: ana.usuario },
          body: { produtos: [{ codigo: 'taca', quantidade: 1, valor: 10 }] },
          token: ana.token,
          host,
        })
      ).body.retorno.id;
    const [first, second] = [await order(), await order()];
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from pedido where pedido_id = $1',
      [first],
    )) as [{ consumidor_id: string }];
    for (const situacao of ['APROVADO', 'APROVADO', 'SEPARACAO'] as const)
      await test.client.call('operador.moverPedido', {
        params: { ...params, consumidorID, orderId: first },
        body: { situacao },
        token: operatorToken,
        host,
      });
    await test.client.call('cashback.cancelarPedido', {
      params: { orderId: second },
      token: ana.token,
      host,
    });
    const told = (await campanha.list(ana)).filter(({ tipo }) => tipo === 'PEDIDO');
    expect(told).toHaveLength(2);
    expect(told.map(({ mensagem }) => mensagem)).toContain('Taça. Logo ele começa a ser separado.');
    expect(new Map(told.map(({ titulo, origemId }) => [titulo, origemId]))).toEqual(
      new Map([
        ['Pedido aprovado', first],
        ['Pedido em separação', first],
      ]),
    );
  });

  it("an operator's broadcast reaches every consumer, with a read state per consumer", async () => {
    const campanha = await open('GERAL');
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const { id } = (await campanha.notifyAll('Sorteio no sábado')).body.retorno;
    expect(await campanha.list(ana)).toMatchObject([
      { id, tipo: 'CAMPANHA', titulo: 'Sorteio no sábado', mensagem: 'O sorteio é no sábado.', vista: false },
    ]);
    expect([await campanha.see(ana, [id]), await campanha.see(ana, [id])]).toEqual([1, 0]);
    expect((await campanha.list(ana))[0]!.vista).toBe(true);
    expect((await campanha.list(bia))[0]!.vista).toBe(false);
    const other = await open('OUTRAGERAL');
    expect(await other.list(ana)).toEqual([]);
  });

  it('does not list or mark notifications of another consumer', async () => {
    const campanha = await open('ALHEIAS', (arquivo) => void (arquivo.documentos.apuracao = 'manual'));
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    await campanha.judge((await campanha.send(ana)).body.retorno.documentoFiscalID, { status: 'VALIDO' });
    const [notice] = await campanha.list(ana);
    expect(await campanha.see(bia, [notice!.id])).toBe(0);
    expect((await campanha.list(ana))[0]!.vista).toBe(false);
    const { host, params } = campanha;
    const asked = await test.client.call('notificacao.listar', {
      params: { ...params, user: ana.usuario },
      token: bia.token,
      host,
    });
    expect(asked.body.codigo).toBe('sessao.outraPessoa');
  });
});

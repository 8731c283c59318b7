import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

describe('rewards of deleted accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  async function open(identificacao: string) {
    const campanha = await openCampanha(test, identificacao, (arquivo) => {
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 3 } };
      arquivo.produtos = {
        categorias: [],
        itens: [{ codigo: 'a', nome: 'Produto a', moeda: 'pontos', valor: 10, estoque: 9 }] as never,
        entrega: { retirada: false },
      };
    });
    const { params, host } = campanha;
    const operate = { token: operatorToken, host };
    return {
      ...campanha,
      /** Registers a consumer with points and cashback from a receipt of R$ 100. */
      async nextGanhador() {
        const pessoa = await nextPessoa(test);
        const { body } = await campanha.send(pessoa, { valorCentavos: 10_000 });
        const [row] = await test.db.query<{ consumidor_id: string }>(
          'select consumidor_id from consumidor where usuario = $1',
          [pessoa.usuario],
        );
        return { ...pessoa, id: row!.consumidor_id, documentoFiscalID: body.retorno.documentoFiscalID };
      },
      exclude: ({ usuario, token }: Pessoa) =>
        test.client.call('consumidor.excluir', { params: { usuario }, token, host }),
      correct: (consumidorID: string, documentoFiscalID: string, valorCentavos: number) =>
        test.client.call('operador.corrigirDocumento', {
          params: { ...params, consumidorID, documentoFiscalID },
          body: { valorCentavos, observacao: 'Outro valor.' },
          ...operate,
        }),
      order: ({ usuario, token }: Pessoa) =>
        test.client.call('cashback.pedido', {
          params: { user: usuario },
          body: { produtos: [{ codigo: 'a', quantidade: 1, valor: 10 }] },
          token,
          host,
        }),
      move: (consumidorID: string, orderId: string) =>
        test.client.call('operador.moverPedido', {
          params: { ...params, consumidorID, orderId },
          body: { situacao: 'REPROVADO', motivo: 'Sem estoque.' },
          ...operate,
        }),
    };
  }

  const listSaldos = (consumidorId: string) =>
    test.db.query<{ moeda: string; saldo: number; devido: number }>(
      'select moeda, disponivel + a_liberar as saldo, devido from conta where consumidor_id = $1 order by moeda',
      [consumidorId],
    );
  const nothing = ['cashback', 'pontos'].map((moeda) => ({ moeda, saldo: 0, devido: 0 }));
  const expectBalanced = async () => {
    const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(Object.values(body.retorno).flat()).toEqual([]);
  };

  it('grants nothing for a receipt found valid after the deletion', async () => {
    const campanha = await open('VEREDITO');
    const ana = await campanha.nextGanhador();
    const { documentoFiscalID } = ana;
    expect((await campanha.judge(documentoFiscalID, { status: 'INVALIDO' })).status).toBe(200);
    expect((await campanha.exclude(ana)).status).toBe(200);
    const again = await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
    expect([again.status, again.body.codigo]).toEqual([200, undefined]);
    expect(await listSaldos(ana.id)).toEqual(nothing);
    const [documento] = await test.db.query(
      'select status, pontos, cashback_centavos from documento_fiscal where documento_fiscal_id = $1',
      [documentoFiscalID],
    );
    expect(documento).toEqual({ status: 'VALIDO', pontos: 0, cashback_centavos: 0 });
    await expectBalanced();
  });

  it('grants nothing and creates no debt for a receipt corrected after the deletion', async () => {
    const campanha = await open('CORRECAO');
    const ana = await campanha.nextGanhador();
    expect((await campanha.order(ana)).status).toBe(201);
    await campanha.exclude(ana);
    const { status, body } = await campanha.correct(ana.id, ana.documentoFiscalID, 50_000);
    expect([status, body.codigo]).toEqual([200, undefined]);
    expect(await listSaldos(ana.id)).toEqual(nothing);
    await expectBalanced();
  });

  it('refunds nothing for an order refused after the deletion', async () => {
    const campanha = await open('PEDIDO');
    const ana = await campanha.nextGanhador();
    const { id: orderId } = (await campanha.order(ana)).body.retorno;
    await campanha.exclude(ana);
    expect((await campanha.move(ana.id, orderId)).status).toBe(200);
    expect(await listSaldos(ana.id)).toEqual(nothing);
    await expectBalanced();
  });

  it('grants nothing for a verdict concurrent with the deletion', async () => {
    const campanha = await open('MOMENTO');
    const people = [];
    for (let at = 0; at < 12; at++) {
      const pessoa = await campanha.nextGanhador();
      await campanha.judge(pessoa.documentoFiscalID, { status: 'INVALIDO' });
      people.push(pessoa);
    }
    await Promise.all(
      people.flatMap((pessoa) => [
        campanha.exclude(pessoa),
        campanha.judge(pessoa.documentoFiscalID, { status: 'VALIDO' }),
        campanha.correct(pessoa.id, pessoa.documentoFiscalID, 20_000),
      ]),
    );
    for (const { id } of people) expect(await listSaldos(id)).toEqual(nothing);
    await expectBalanced();
  });
});

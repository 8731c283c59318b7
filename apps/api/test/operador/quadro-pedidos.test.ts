import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { createId } from '../../src/kernel/ids.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const casa = {
  cep: '01001000',
  estado: 'SP',
  endereco: 'Praça da Sé',
  numero: '120',
  bairro: 'Sé',
  cidade: 'São Paulo',
};

describe('board of orders', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  let ana: Pessoa;

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'PEDIDOS', (arquivo) => {
      const produto = { codigo: 'a', nome: 'Produto', moeda: 'pontos', valor: 10, estoque: 100 };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.produtos = { categorias: [], itens: [produto] as never, entrega: { retirada: false } };
    });
    ana = await nextPessoa(test);
    await test.db.query('update consumidor set endereco = $2 where usuario = $1', [
      ana.usuario,
      JSON.stringify(casa),
    ]);
    await test.db.query(
      `select conta_credit(p.consumidor_id, c.campanha_id, 'pontos', 'quiz', $2, 1000, null, null, now())
       from consumidor p, campanha c where p.usuario = $1 and c.identificacao = 'PEDIDOS'`,
      [ana.usuario, createId()],
    );
  });
  afterAll(() => test.close());

  const asOperador = () => ({ token: operatorToken, host: campanha.host });
  async function order() {
    const { body } = await test.client.call('cashback.pedido', {
      params: { user: ana.usuario },
      body: { produtos: [{ codigo: 'a', quantidade: 1, valor: 10 }] },
      token: ana.token,
      host: campanha.host,
    });
    const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from pedido where pedido_id = $1',
      [body.retorno.id],
    )) as [{ consumidor_id: string }];
    return { consumidorID, orderId: body.retorno.id };
  }
  const moveAll = (body: BodyInputOf<Calls['operador.moverPedidos']>) =>
    test.client.call('operador.moverPedidos', { params: campanha.params, body, ...asOperador() });
  const move = (
    pedido: { consumidorID: string; orderId: string },
    situacao: 'APROVADO' | 'SEPARACAO' | 'REPROVADO',
  ) =>
    test.client.call('operador.moverPedido', {
      params: { ...campanha.params, ...pedido },
      body: { situacao, motivo: 'Sem estoque.' },
      ...asOperador(),
    });
  const stepBack = (
    pedido: { consumidorID: string; orderId: string },
    de: 'APROVADO' | 'SEPARACAO' | 'ENVIADO' | 'ENTREGUE',
  ) =>
    test.client.call('operador.voltarPedido', {
      params: { ...campanha.params, ...pedido },
      body: { de, motivo: 'A etiqueta estava errada.' },
      ...asOperador(),
    });
  const list = async (situacao: 'PENDENTE' | 'APROVADO' | 'ENVIADO') =>
    (
      await test.client.call('operador.pedidos', {
        params: { ...campanha.params, situacao, perPage: 100 },
        ...asOperador(),
      })
    ).body.retorno.retorno;

  it('moves many orders at once, names those that cannot move, and records each on the audit trail', async () => {
    const [first, second, refused] = [await order(), await order(), await order()];
    await move(refused, 'REPROVADO');
    const unknown = { ...first, orderId: createId() };
    const body = { situacao: 'APROVADO' as const, pedidos: [first, refused, unknown, second] };
    const expected = {
      movidos: 2,
      recusados: [
        expect.objectContaining({ lugar: 1, codigo: 'pedido.naoAlteravel' }) as object,
        expect.objectContaining({ lugar: 2, codigo: 'pedido.nenhum' }) as object,
      ],
    };
    expect((await moveAll(body)).body.retorno).toEqual(expected);
    // A repetition of the request changes nothing.
    expect((await moveAll(body)).body.retorno).toEqual(expected);
    const rows = await test.db.query<{ orderId: string; resultado: string }>(
      `select alvo ->> 'orderId' as "orderId", resultado from auditoria
       where acao = 'operador.moverPedidos' and alvo ? 'orderId'`,
    );
    // Two requests, each with a row for each known order.
    expect(rows).toHaveLength(6);
    const byOrder = new Map(rows.map(({ orderId, resultado }) => [orderId, resultado]));
    expect([first, refused, second].map(({ orderId }) => byOrder.get(orderId))).toEqual([
      'feito',
      'recusado',
      'feito',
    ]);
    const [{ passos }] = (await test.db.query<{ passos: number }>(
      'select count(*) as passos from pedido_historico where pedido_id = $1',
      [first.orderId],
    )) as [{ passos: number }];
    expect(passos).toBe(2);
  });

  it('stores the tracking codes of a dispatch, which the shopper reads', async () => {
    const pedido = await order();
    await move(pedido, 'APROVADO');
    await move(pedido, 'SEPARACAO');
    const rastreio = 'AA123456785BR';
    const sent = await moveAll({ situacao: 'ENVIADO', pedidos: [{ ...pedido, rastreio }] });
    expect(sent.body.retorno).toEqual({ movidos: 1, recusados: [] });
    const { body } = await test.client.call('cashback.pedidos', {
      params: { perPage: 10, page: 1 },
      token: ana.token,
      host: campanha.host,
    });
    expect(body.retorno.retorno.find(({ id }) => id === pedido.orderId)).toMatchObject({
      situacao: 'ENVIADO',
      rastreio,
    });
    const bad = await moveAll({ situacao: 'ENVIADO', pedidos: [{ ...pedido, rastreio: 'a b' }] });
    expect([bad.status, bad.body.codigo]).toEqual([400, 'requisicao.invalida']);
  });

  it('takes an order one step back once, with the reason in its history', async () => {
    const pedido = await order();
    await move(pedido, 'APROVADO');
    const answers = await Promise.all([1, 2, 3].map(() => stepBack(pedido, 'APROVADO')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body.retorno.historico.slice(1)).toMatchObject([
      { situacao: 'APROVADO', motivo: null },
      { situacao: 'PENDENTE', motivo: 'A etiqueta estava errada.', ator: { nome: 'Token único' } },
    ]);
    expect((await stepBack(pedido, 'SEPARACAO')).body.codigo).toBe('pedido.naoAlteravel');
    expect((await move(pedido, 'APROVADO')).body.retorno.situacao).toBe('APROVADO');
  });

  it('refuses a step back of a refused order', async () => {
    const pedido = await order();
    await move(pedido, 'REPROVADO');
    expect((await stepBack(pedido, 'APROVADO')).body.codigo).toBe('pedido.naoAlteravel');
  });

  it('says what the person owes', async () => {
    const pedido = await order();
    await test.db.query(
      `update conta set devido = 729 where consumidor_id = $1
         and campanha_id = (select campanha_id from campanha where identificacao = 'PEDIDOS')`,
      [pedido.consumidorID],
    );
    const [row] = (await list('PENDENTE')).filter(({ id }) => id === pedido.orderId);
    expect(row).toMatchObject({
      devido: 729,
      entrega: { destinatario: expect.any(String) as string, endereco: casa },
    });
    await test.db.query('update conta set devido = 0 where consumidor_id = $1', [pedido.consumidorID]);
  });
});

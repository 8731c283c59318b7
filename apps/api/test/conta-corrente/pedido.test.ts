import { canMovePedido, pedidoSituacoes, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../src/kernel/ids.ts';
import { createPedidoStore, type PedidoStore } from '../../src/modules/pedido/pedido.store.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';

type Corpo = BodyInputOf<Calls['cashback.pedido']>;
type Situacao = PedidoSituacao;

const agora = new Date('2026-11-21T15:00:00Z');
const expiraMinimo = new Date('2026-12-22T02:59:59Z');
const produto = (codigo: string, change: object = {}) => ({
  codigo,
  nome: `Produto ${codigo}`,
  moeda: 'pontos',
  valor: 10,
  estoque: 100,
  ...change,
});
const offer =
  (...itens: object[]) =>
  (arquivo: MutableArquivo) => {
    arquivo.recompensas = { pontos: { centavosPorPonto: 100 }, cashback: { percentual: 3 } };
    arquivo.produtos = { categorias: [], itens: itens as never, entrega: { retirada: false } };
  };
const one = (codigo: string, quantidade = 1, valor = 10): Corpo => ({
  produtos: [{ codigo, quantidade, valor }],
});

describe('orders', () => {
  let test: TestApp;
  let store: PedidoStore;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    store = createPedidoStore(test.db);
  });
  afterAll(() => test.close());

  /** Opens a campaign with products; returns helpers for its calls. */
  async function openVitrine(identificacao: string, ...itens: object[]) {
    const campanha = await openCampanha(test, identificacao, offer(...itens));
    const { host, params } = campanha;
    const [{ campanha_id: campanhaId }] = (await test.db.query<{ campanha_id: CampanhaId }>(
      'select campanha_id from campanha where identificacao = $1',
      [identificacao],
    )) as [{ campanha_id: CampanhaId }];
    const findId = async ({ usuario }: Pessoa) =>
      (
        await test.db.query<{ consumidor_id: string }>(
          'select consumidor_id from consumidor where usuario = $1',
          [usuario],
        )
      )[0]!.consumidor_id;
    const credit = async (
      consumidorId: string,
      valor: number,
      moeda = 'pontos',
      libera: Date | null = null,
    ) => {
      const values = [consumidorId, campanhaId, moeda, 'quiz', createId(), valor, libera, null, agora];
      await test.db.query('select conta_credit($1, $2, $3, $4, $5, $6, $7, $8, $9)', values);
    };
    return {
      ...campanha,
      campanhaId,
      credit,
      /** Registers a new consumer with that many points. */
      async nextRico(valor: number) {
        const pessoa = await nextPessoa(test);
        const id = await findId(pessoa);
        if (valor > 0) await credit(id, valor);
        return { ...pessoa, id };
      },
      order: ({ usuario, token }: Pessoa, body: Corpo, idempotencia?: string) =>
        test.client.call('cashback.pedido', {
          params: { user: usuario },
          body,
          token,
          host,
          headers: idempotencia ? { 'idempotency-key': idempotencia } : {},
        }),
      /** Places an order without a registered consumer. */
      place: (consumidorId: string, codigo: string, quantidade = 1, limite: number | null = null) =>
        store.place({
          consumidorId,
          campanhaId,
          moeda: 'pontos',
          pedidoId: createId(),
          idempotencia: null,
          lojaCnpj: null,
          entrega: null,
          agora,
          itens: [
            {
              codigo,
              nome: codigo,
              quantidade,
              valor: 10,
              limite,
            },
          ],
        }),
      cancel: (pessoa: Pessoa, orderId: string) =>
        test.client.call('cashback.cancelarPedido', { params: { orderId }, token: pessoa.token, host }),
      move: (consumidorID: string, orderId: string, situacao: Situacao, motivo?: string) =>
        test.client.call('operador.moverPedido', {
          params: { ...params, consumidorID, orderId },
          body: { situacao: situacao as 'APROVADO', ...(motivo ? { motivo } : {}) },
          token: operatorToken,
          host,
        }),
      async saldo(consumidorId: string) {
        const rows = await test.db.query<{ disponivel: number }>(
          `select disponivel from conta where consumidor_id = $1 and campanha_id = $2 and moeda = 'pontos'`,
          [consumidorId, campanhaId],
        );
        return rows[0]?.disponivel ?? 0;
      },
      async left(codigo: string) {
        const rows = await test.db.query<{ livre: number }>(
          'select sum(disponivel)::integer as livre from produto_estoque where campanha_id = $1 and produto_id = $2',
          [campanhaId, codigo],
        );
        return rows[0]!.livre;
      },
      async list({ token }: Pessoa) {
        const params = { perPage: 10, page: 1 };
        return (await test.client.call('cashback.pedidos', { params, token, host })).body.retorno;
      },
    };
  }
  /** Expects consistent stock, orders and accounts. */
  const expectBalanced = async () => {
    expect(await test.db.query('select * from pedido_conferir()')).toEqual([]);
    expect(await test.db.query('select * from conta_conferir()')).toEqual([]);
    expect(await test.db.query('select * from documento_fiscal_conferir()')).toEqual([]);
  };

  it('debits the account, takes the units and lists the order with its items', async () => {
    const vitrine = await openVitrine(
      'PEDIDO',
      produto('a', { imagem: '/marcas/premio-taca.svg' }),
      produto('b'),
    );
    const ana = await vitrine.nextRico(100);
    const { status, body } = await vitrine.order(ana, {
      produtos: [
        { codigo: 'b', quantidade: 1, valor: 10 },
        { codigo: 'a', quantidade: 3, valor: 10 },
      ],
    });
    expect([status, body.mensagem]).toEqual([201, 'Pedido feito!']);
    expect(body.retorno).toMatchObject({ situacao: 'PENDENTE', total: 40, moeda: 'pontos', loja: null });
    expect([await vitrine.saldo(ana.id), await vitrine.left('a'), await vitrine.left('b')]).toEqual([
      60, 97, 99,
    ]);
    const { retorno, total, paginas } = await vitrine.list(ana);
    expect([total, paginas]).toEqual([1, 1]);
    expect(retorno[0]).toEqual({
      ...body.retorno,
      itens: [
        {
          posicao: 1,
          codigo: 'b',
          nome: 'Produto b',
          imagem: null,
          quantidade: 1,
          valor: 10,
          observacao: null,
        },
        {
          posicao: 2,
          codigo: 'a',
          nome: 'Produto a',
          imagem: '/marcas/premio-taca.svg',
          quantidade: 3,
          valor: 10,
          observacao: null,
        },
      ],
      historico: [{ situacao: 'PENDENTE', em: agora.toISOString() }],
    });
    const { body: extrato } = await test.client.call('contaCorrente.lancamentos', {
      params: { ...vitrine.params, cpf: ana.usuario, perPage: 10, page: 1 },
      token: ana.token,
      host: vitrine.host,
    });
    expect(extrato.retorno.retorno[0]).toMatchObject({
      movimento: 'RESGATE',
      valor: 40,
      pedidoID: body.retorno.id,
    });
    await expectBalanced();
  });

  it('sells exactly 10 units to 5,000 orders from 64 clients', async () => {
    const vitrine = await openVitrine(
      'DISPUTA',
      produto('um', { estoque: 10 }),
      produto('dezesseis', { estoque: 40, disputado: true }),
    );
    const ricos = await Promise.all(Array.from({ length: 10 }, () => vitrine.nextRico(1000)));
    const codes: string[] = [];
    let sent = 0;
    const client = async () => {
      for (let n = sent++; n < 5_000; n = sent++) {
        const { status, body } = await vitrine.order(ricos[n % ricos.length]!, one('um'));
        codes.push(`${status} ${body.codigo ?? ''}`);
      }
    };
    await Promise.all(Array.from({ length: 64 }, client));
    expect(codes.filter((code) => code === '201 ')).toHaveLength(10);
    expect(codes.filter((code) => code === '409 produto.semEstoque')).toHaveLength(4_990);
    expect(await vitrine.left('um')).toBe(0);
    // Slices neither lose nor oversell units; orders of three cross slice boundaries.
    const many = await Promise.all(
      ricos.flatMap(({ id }) => [1, 3, 3].map((n) => vitrine.place(id, 'dezesseis', n))),
    );
    const sold = many.map((answer, at) => (typeof answer === 'string' ? [1, 3, 3][at % 3]! : 0));
    expect(sold.reduce((sum, n) => sum + n)).toBe(40 - (await vitrine.left('dezesseis')));
    expect(await vitrine.left('dezesseis')).toBeLessThan(3);
    await expectBalanced();
  });

  it('never overspends a balance under 50 concurrent orders', async () => {
    const vitrine = await openVitrine('SALDO', produto('a'));
    const ana = await vitrine.nextRico(75);
    const answers = await Promise.all(Array.from({ length: 50 }, () => vitrine.order(ana, one('a'))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    const refused = answers.find(({ status }) => status !== 201)!.body;
    expect([refused.codigo, refused.mensagem]).toEqual([
      'conta.saldoInsuficiente',
      'Seu saldo não chega para esta troca: faltam 5 pontos.',
    ]);
    expect([await vitrine.saldo(ana.id), await vitrine.left('a')]).toEqual([5, 93]);
    await expectBalanced();
  });

  it('ends in a debt or a refused order, never both, when a receipt is refused during spending', async () => {
    const vitrine = await openVitrine('REVIRAVOLTA', produto('a'));
    const outcomes = new Set<string>();
    const ana = await vitrine.nextRico(0);
    for (let round = 0; round < 12; round++) {
      const { documentoFiscalID } = (await vitrine.send(ana, { valorCentavos: 1_000 })).body.retorno;
      const [ordered, judged] = await Promise.all([
        vitrine.order(ana, one('a')),
        vitrine.judge(documentoFiscalID, { status: 'INVALIDO' }),
      ]);
      expect(judged.status).toBe(200);
      const rows = await test.db.query<{ disponivel: number; devido: number }>(
        `select disponivel, devido from conta where consumidor_id = $1 and moeda = 'pontos'`,
        [ana.id],
      );
      outcomes.add(`${ordered.status} ${ordered.body.codigo ?? ''} ${JSON.stringify(rows)}`);
      // Settle the debt, so that each round starts clean.
      if (rows[0]!.devido > 0) await vitrine.credit(ana.id, rows[0]!.devido);
    }
    const legal = [
      '201  [{"disponivel":0,"devido":10}]',
      '409 conta.saldoInsuficiente [{"disponivel":0,"devido":0}]',
    ];
    expect([...outcomes].filter((outcome) => !legal.includes(outcome))).toEqual([]);
    await expectBalanced();
  });

  it('places one order for 100 equal requests and answers each one', async () => {
    const vitrine = await openVitrine(
      'REPETIDO',
      produto('a', { maximoPorPessoa: 1 }),
      produto('unico', { estoque: 1 }),
    );
    const ana = await vitrine.nextRico(10);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => vitrine.order(ana, one('a'), 'a-mesma-chave')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.retorno.id)).size).toBe(1);
    expect([await vitrine.saldo(ana.id), (await vitrine.list(ana)).total]).toEqual([0, 1]);
    // Also for the last unit, whichever request takes it.
    const bia = await vitrine.nextRico(10);
    const unico = await Promise.all(
      Array.from({ length: 100 }, () => vitrine.order(bia, one('unico'), 'a-chave-do-unico')),
    );
    expect(new Set(unico.map(({ status, body }) => `${status} ${body.retorno?.id}`))).toEqual(
      new Set([`201 ${unico[0]!.body.retorno.id}`]),
    );
    const other = await vitrine.order(ana, one('a', 2), 'a-mesma-chave');
    expect([other.status, other.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
    // A placed order stays unchanged by later product changes.
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'REPETIDO';
      arquivo.hosts = [vitrine.host];
      offer(produto('b'))(arquivo);
    });
    expect((await vitrine.order(ana, one('a'), 'a-mesma-chave')).status).toBe(201);
    await expectBalanced();
  });

  it('refuses removed products, changed prices, exceeded limits and mixed currencies', async () => {
    const vitrine = await openVitrine(
      'RECUSAS',
      produto('a', { maximoPorPessoa: 2 }),
      produto('b', { moeda: 'cashback' }),
    );
    const ana = await vitrine.nextRico(100);
    const refusal = async (body: Corpo) => {
      const { status, body: answer } = await vitrine.order(ana, body);
      return [status, answer.codigo, answer.detalhes?.[0]?.mensagem];
    };
    expect(await refusal(one('x'))).toEqual([404, 'produto.naoEncontrado', 'x: fora da vitrine.']);
    expect(await refusal(one('a', 1, 9))).toEqual([
      409,
      'produto.valorMudou',
      'Produto a: agora custa 10 pontos.',
    ]);
    expect(await refusal({ produtos: [...one('a').produtos, ...one('b').produtos] })).toEqual([
      422,
      'pedido.moedasMisturadas',
      undefined,
    ]);
    expect(await refusal({ produtos: [] })).toEqual([
      400,
      'requisicao.invalida',
      'Escolha ao menos um produto.',
    ]);
    expect(await refusal({ produtos: [...one('a').produtos, ...one('a').produtos] })).toEqual([
      400,
      'requisicao.invalida',
      'Cada produto aparece uma vez, com a sua quantidade.',
    ]);
    expect((await vitrine.order(ana, one('a'))).status).toBe(201);
    expect(await refusal(one('a', 2))).toEqual([
      409,
      'produto.limitePorPessoa',
      'Produto a: você ainda pode pedir 1.',
    ]);
    const both = await Promise.all([vitrine.order(ana, one('a')), vitrine.order(ana, one('a'))]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await refusal(one('a'))).toEqual([
      409,
      'produto.limitePorPessoa',
      'Produto a: você já pediu o máximo.',
    ]);
    expect([await vitrine.saldo(ana.id), await vitrine.left('a')]).toEqual([80, 98]);
    await expectBalanced();
  });

  it('returns the date when a pending balance will suffice', async () => {
    const vitrine = await openVitrine('ESPERA', produto('a'));
    const ana = await vitrine.nextRico(0);
    await vitrine.credit(ana.id, 10, 'pontos', new Date('2026-11-28T03:00:00Z'));
    const { status, body } = await vitrine.order(ana, one('a'));
    expect([status, body.codigo]).toEqual([409, 'conta.saldoALiberar']);
    expect(body.mensagem).toBe(
      'Parte do seu saldo ainda vai ser liberada: em 28 nov. 2026 ele chega para esta troca.',
    );
  });

  it("requires a pick-up shop of the campaign's list where configured", async () => {
    const vitrine = await openVitrine('RETIRADA', produto('a'));
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'RETIRADA';
      arquivo.hosts = [vitrine.host];
      offer(produto('a'))(arquivo);
      arquivo.produtos.entrega = { retirada: true, prazoDias: 15 };
      arquivo.associados = [
        { nome: 'Loja Centro', cnpj: '11222333000181', ativo: true },
        { nome: 'Loja Fechada', cnpj: '11444777000161', ativo: false },
      ];
    });
    const ana = await vitrine.nextRico(100);
    const without = await vitrine.order(ana, one('a'));
    expect([without.status, without.body.codigo]).toEqual([422, 'pedido.lojaNecessaria']);
    const elsewhere = await vitrine.order(ana, { ...one('a'), lojaCNPJ: 'S0LAR100000176' });
    expect(elsewhere.body.codigo).toBe('pedido.lojaNecessaria');
    const closed = await vitrine.order(ana, { ...one('a'), lojaCNPJ: '11444777000161' });
    expect([closed.status, closed.body.codigo]).toEqual([422, 'pedido.lojaNecessaria']);
    const { body } = await vitrine.order(ana, { ...one('a'), lojaCNPJ: '11.222.333/0001-81' });
    expect(body.retorno.loja).toEqual({ cnpj: '11222333000181', nome: 'Loja Centro', retirada: true });
    expect(body.retorno.previsao).toBe(addDias(toSaoPaulo(test.clock.now()).dia, 15));
  });

  it('stores an optional shop without pick-up, and refuses an unlisted one', async () => {
    const vitrine = await openVitrine('COMLOJA', produto('a'));
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'COMLOJA';
      arquivo.hosts = [vitrine.host];
      offer(produto('a'))(arquivo);
      arquivo.associados = [{ nome: 'Loja Centro', cnpj: '11222333000181', ativo: true }];
    });
    const ana = await vitrine.nextRico(100);
    const { body } = await vitrine.order(ana, { ...one('a'), lojaCNPJ: '11222333000181' });
    expect(body.retorno.loja).toEqual({ cnpj: '11222333000181', nome: 'Loja Centro', retirada: false });
    const elsewhere = await vitrine.order(ana, { ...one('a'), lojaCNPJ: 'S0LAR100000176' });
    expect([elsewhere.status, elsewhere.body.codigo]).toEqual([422, 'pedido.lojaForaDaLista']);
    expect((await vitrine.order(ana, one('a'))).body.retorno.loja).toBeNull();
    expect(await vitrine.left('a')).toBe(98);
  });

  it("refunds a cancelled order once, usable for the campaign's minimum time", async () => {
    const vitrine = await openVitrine('CANCELA', produto('a', { maximoPorPessoa: 1 }));
    const ana = await vitrine.nextRico(10);
    const { id } = (await vitrine.order(ana, one('a'))).body.retorno;
    const eva = await vitrine.nextRico(0);
    expect((await vitrine.cancel(eva, id)).body.codigo).toBe('pedido.nenhum');
    const answers = await Promise.all(Array.from({ length: 10 }, () => vitrine.cancel(ana, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.retorno.situacao}`))).toEqual(
      new Set(['200 CANCELADO']),
    );
    expect([await vitrine.saldo(ana.id), await vitrine.left('a')]).toEqual([10, 100]);
    // A cancelled order no longer counts towards the limit.
    expect((await vitrine.order(ana, one('a'))).status).toBe(201);
    await expectBalanced();
  });

  it('ends either cancelled or approved under concurrent requests', async () => {
    const vitrine = await openVitrine('CORRIDA', produto('a'));
    const ana = await vitrine.nextRico(100);
    for (let round = 0; round < 8; round++) {
      const before = [await vitrine.saldo(ana.id), await vitrine.left('a')];
      const { id } = (await vitrine.order(ana, one('a'))).body.retorno;
      const [cancelled, moved] = await Promise.all([
        vitrine.cancel(ana, id),
        vitrine.move(ana.id, id, 'APROVADO'),
      ]);
      expect(new Set([cancelled.status, moved.status])).toEqual(new Set([200, 409]));
      const after = [await vitrine.saldo(ana.id), await vitrine.left('a')];
      expect(after).toEqual(cancelled.status === 200 ? before : [before[0]! - 10, before[1]! - 1]);
    }
    await expectBalanced();
  });

  const pairs = pedidoSituacoes.flatMap((from) => pedidoSituacoes.map((to) => ({ from, to })));
  it('allows only the situation changes in the rules', async () => {
    const vitrine = await openVitrine('PASSOS', produto('a', { estoque: 1000 }));
    const path: Record<Situacao, Situacao[]> = {
      PENDENTE: [],
      APROVADO: ['APROVADO'],
      SEPARACAO: ['APROVADO', 'SEPARACAO'],
      ENVIADO: ['APROVADO', 'SEPARACAO', 'ENVIADO'],
      ENTREGUE: ['APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE'],
      REPROVADO: ['REPROVADO'],
      CANCELADO: ['CANCELADO'],
    };
    const consumidorId = createId();
    await vitrine.credit(consumidorId, 1000);
    for (const { from, to } of pairs) {
      const pedidoId = (await vitrine.place(consumidorId, 'a')) as string;
      const ref = { consumidorId, campanhaId: vitrine.campanhaId, pedidoId };
      const step = (situacao: Situacao) =>
        store.move(ref, situacao, { motivo: null, expiraMinimo, ator: null, agora });
      for (const situacao of path[from]) expect(await step(situacao)).toBe('movido');
      const expected = from === to ? 'igual' : canMovePedido(from, to) ? 'movido' : 'naoAlteravel';
      expect([from, to, await step(to)]).toEqual([from, to, expected]);
    }
    await expectBalanced();
  });

  it('refunds a refused order and shows the reason to the consumer', async () => {
    const vitrine = await openVitrine('REPROVA', produto('a'));
    const ana = await vitrine.nextRico(10);
    const { id } = (await vitrine.order(ana, one('a'))).body.retorno;
    expect((await vitrine.move(ana.id, id, 'REPROVADO')).status).toBe(400);
    expect((await vitrine.move(createId(), id, 'APROVADO')).body.codigo).toBe('pedido.nenhum');
    expect((await vitrine.move(ana.id, id, 'APROVADO')).status).toBe(200);
    const waiting = await test.client.call('operador.pedidos', {
      params: { ...vitrine.params, situacao: 'APROVADO', perPage: 10 },
      token: operatorToken,
      host: vitrine.host,
    });
    expect(waiting.body.retorno.retorno).toMatchObject([{ id, consumidorID: ana.id, total: 10 }]);
    const { body } = await vitrine.move(ana.id, id, 'REPROVADO', 'Endereço fora da área de entrega.');
    expect(body.retorno).toMatchObject({
      situacao: 'REPROVADO',
      motivo: 'Endereço fora da área de entrega.',
    });
    const ator = { tipo: 'token', id: null, nome: 'Token único' };
    expect(body.retorno.historico.map(({ situacao, ator }) => [situacao, ator])).toEqual([
      ['PENDENTE', null],
      ['APROVADO', ator],
      ['REPROVADO', ator],
    ]);
    const [shown] = (await vitrine.list(ana)).retorno;
    expect(shown!.historico.map((entry) => Object.keys(entry))).toEqual(Array(3).fill(['situacao', 'em']));
    expect([await vitrine.saldo(ana.id), await vitrine.left('a')]).toEqual([10, 100]);
    expect((await vitrine.cancel(ana, id)).body.codigo).toBe('pedido.naoAlteravel');
  });

  it('pages through every order once while an operator moves orders out of the list', async () => {
    const vitrine = await openVitrine('ESVAZIA', produto('a'));
    const ana = await vitrine.nextRico(100);
    const sent = new Set<string>();
    for (let i = 0; i < 5; i++) sent.add((await vitrine.order(ana, one('a'))).body.retorno.id);
    const seen: string[] = [];
    for (let depois: string | null | undefined; depois !== null;) {
      const { body } = await test.client.call('operador.pedidos', {
        params: { ...vitrine.params, situacao: 'PENDENTE', perPage: 2 },
        ...(depois ? { query: { depois } } : {}),
        token: operatorToken,
        host: vitrine.host,
      });
      expect(body.retorno.total).toBe(5 - seen.length);
      for (const { id } of body.retorno.retorno) {
        expect((await vitrine.move(ana.id, id, 'APROVADO')).status).toBe(200);
        seen.push(id);
      }
      depois = body.retorno.depois;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(sent);
  });

  it("allows changing an item's note until it is packed", async () => {
    const vitrine = await openVitrine('NOTA', produto('a'));
    const ana = await vitrine.nextRico(10);
    const { id: orderId } = (await vitrine.order(ana, one('a'))).body.retorno;
    const note = (itemPosition: number, observacao: string) =>
      test.client.call('cashback.alterarObservacaoItem', {
        params: { orderId, itemPosition },
        body: { observacao },
        token: ana.token,
        host: vitrine.host,
      });
    expect((await note(1, ' Azul, se der. ')).body.retorno).toEqual({
      posicao: 1,
      observacao: 'Azul, se der.',
    });
    expect((await vitrine.list(ana)).retorno[0]!.itens[0]!.observacao).toBe('Azul, se der.');
    expect((await note(2, 'x')).body.codigo).toBe('pedido.nenhum');
    expect((await note(1, 'x'.repeat(201))).status).toBe(400);
    expect((await note(1, '')).body.retorno.observacao).toBeNull();
    await vitrine.move(ana.id, orderId, 'APROVADO');
    expect((await note(1, 'Ou verde.')).status).toBe(200);
    await vitrine.move(ana.id, orderId, 'SEPARACAO');
    const late = await note(1, 'Ou vermelho.');
    expect([late.status, late.body.codigo]).toEqual([409, 'pedido.naoAlteravel']);
  });

  it("returns the stock and the consumer's remaining limit", async () => {
    const vitrine = await openVitrine(
      'ESTOQUE',
      produto('a', { estoque: 21, maximoPorPessoa: 3 }),
      produto('b', { estoque: 20 }),
      produto('c', { estoque: 0 }),
    );
    const ana = await vitrine.nextRico(100);
    const read = async () =>
      (
        await test.client.call('cashback.estoque', {
          params: { perPage: 100, page: 1 },
          token: ana.token,
          host: vitrine.host,
        })
      ).body.retorno.retorno;
    expect(await read()).toEqual([
      { codigo: 'a', disponivel: '20+', limite: 3 },
      { codigo: 'b', disponivel: 20, limite: null },
      { codigo: 'c', disponivel: 0, limite: null },
    ]);
    await vitrine.order(ana, one('a', 2));
    // The buyer sees a sold-out product at once.
    expect((await read())[0]).toEqual({ codigo: 'a', disponivel: 19, limite: 1 });
    const some = await test.client.call('cashback.estoque', {
      params: { perPage: 100, page: 1 },
      query: { codigos: 'c,x' },
      token: ana.token,
      host: vitrine.host,
    });
    expect(some.body.retorno).toEqual({
      total: 1,
      paginas: 1,
      retorno: [{ codigo: 'c', disponivel: 0, limite: null }],
    });
  });

  it('reports a remaining limit of 0, not a negative one, after the campaign lowered the limit', async () => {
    const vitrine = await openVitrine('LIMITEMENOR', produto('a', { maximoPorPessoa: 3 }));
    const ana = await vitrine.nextRico(100);
    await vitrine.order(ana, one('a', 3));
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'LIMITEMENOR';
      arquivo.hosts = [vitrine.host];
      offer(produto('a', { maximoPorPessoa: 2 }))(arquivo);
    });
    const { body } = await test.client.call('cashback.estoque', {
      params: { perPage: 100, page: 1 },
      token: ana.token,
      host: vitrine.host,
    });
    expect(body.retorno.retorno[0]).toMatchObject({ codigo: 'a', limite: 0 });
  });

  it('increases stock with the file, and decreases it only by unordered units', async () => {
    const vitrine = await openVitrine('CARGA', produto('a', { estoque: 5, disputado: true }));
    const ana = await vitrine.nextRico(100);
    await vitrine.order(ana, one('a', 3));
    const publish = (...itens: object[]) =>
      test.publish((arquivo) => {
        arquivo.campanha.identificacao = 'CARGA';
        arquivo.hosts = [vitrine.host];
        offer(...itens)(arquivo);
      });
    await publish(produto('a', { estoque: 100, disputado: true }));
    expect(await vitrine.left('a')).toBe(97);
    const slices = await test.db.query(
      `select fatia, disponivel from produto_estoque where campanha_id = $1 and produto_id = 'a'`,
      [vitrine.campanhaId],
    );
    expect(slices).toHaveLength(16);
    await publish(produto('a', { estoque: 3 }));
    expect(await vitrine.left('a')).toBe(0);
    await expect(publish(produto('a', { estoque: 2 }))).rejects.toThrow(
      'Já foram pedidas 3 unidades do produto a: o estoque não pode ficar abaixo disso.',
    );
    // A product removed and restored is not sold twice.
    await publish(produto('b'));
    await publish(produto('a', { estoque: 4 }));
    expect(await vitrine.left('a')).toBe(1);
    await expectBalanced();
  });

  it('deletes notes, recipient and address of a deleted account and keeps its orders in the ledger', async () => {
    const vitrine = await openVitrine('FIM', produto('a'));
    const ana = await vitrine.nextRico(10);
    const { id: orderId } = (await vitrine.order(ana, one('a'))).body.retorno;
    await test.client.call('cashback.alterarObservacaoItem', {
      params: { orderId, itemPosition: 1 },
      body: { observacao: 'Para a minha avó.' },
      token: ana.token,
      host: vitrine.host,
    });
    const params = { usuario: ana.usuario };
    const gone = await test.client.call('consumidor.excluir', {
      params,
      token: ana.token,
      host: vitrine.host,
    });
    expect(gone.status).toBe(200);
    const rows = await test.db.query('select nome, observacao from pedido_item where pedido_id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ nome: 'Produto a', observacao: null }]);
    expect(await test.db.query('select entrega, total from pedido where pedido_id = $1', [orderId])).toEqual([
      { entrega: null, total: 10 },
    ]);
    await expectBalanced();
  });
});

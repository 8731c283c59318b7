import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../src/kernel/ids.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

const casa = {
  cep: '01001000',
  estado: 'SP',
  endereco: 'Praça da Sé',
  numero: '120',
  complemento: 'Apto 3',
  bairro: 'Sé',
  cidade: 'São Paulo',
};
const loja = '96635911000164';
const produtos = [{ codigo: 'a', quantidade: 1, valor: 10 }];

describe('delivery of orders', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  /** Opens a campaign with one product, and registers a consumer with points and an address. */
  async function open(
    identificacao: string,
    endereco: object,
    change: (arquivo: MutableArquivo) => void = () => undefined,
  ) {
    const { host, params } = await openCampanha(test, identificacao, (arquivo) => {
      const produto = { codigo: 'a', nome: 'Produto', moeda: 'pontos', valor: 10, estoque: 100 };
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.produtos = { categorias: [], itens: [produto] as never, entrega: { retirada: false } };
      arquivo.associados = [{ cnpj: loja, nome: 'Loja Centro', ativo: true }] as never;
      change(arquivo);
    });
    const ana: Pessoa = await nextPessoa(test);
    await test.db.query(
      `select conta_credit(p.consumidor_id, c.campanha_id, 'pontos', 'quiz', $3, 100, null, null, now())
       from consumidor p, campanha c where p.usuario = $1 and c.identificacao = $2`,
      [ana.usuario, identificacao, createId()],
    );
    const saveEndereco = (next: object) =>
      test.db.query('update consumidor set endereco = $2 where usuario = $1', [
        ana.usuario,
        JSON.stringify(next),
      ]);
    await saveEndereco(endereco);
    return {
      saveEndereco,
      order: (more: { lojaCNPJ?: string; endereco?: object } = {}, idempotencia = createId()) =>
        test.client.call('cashback.pedido', {
          params: { user: ana.usuario },
          body: { produtos, ...more },
          token: ana.token,
          host,
          headers: { 'idempotency-key': idempotencia },
        }),
      list: () =>
        test.client.call('cashback.pedidos', { params: { perPage: 10, page: 1 }, token: ana.token, host }),
      listAsOperador: () =>
        test.client.call('operador.pedidos', {
          params: { ...params, situacao: 'PENDENTE', perPage: 10, page: 1 },
          token: operatorToken,
          host,
        }),
    };
  }

  it('stores recipient and address of the time of the order, for its owner and the operator', async () => {
    const loja = await open('ENTREGA', casa);
    const { status, body } = await loja.order({}, 'entrega-1');
    const entrega = { destinatario: expect.stringMatching(/\S+ \S+/) as string, endereco: casa };
    expect([status, body.retorno.entrega]).toEqual([201, entrega]);
    await loja.saveEndereco({ ...casa, endereco: 'Rua Direita' });
    // A repetition of the request returns the first order with its address.
    expect((await loja.order({}, 'entrega-1')).body.retorno).toEqual(body.retorno);
    expect((await loja.list()).body.retorno.retorno.map((pedido) => pedido.entrega)).toEqual([entrega]);
    expect((await loja.listAsOperador()).body.retorno.retorno[0]!.entrega).toEqual(entrega);
    expect((await loja.order()).body.retorno.entrega!.endereco.endereco).toBe('Rua Direita');
  });

  it('keeps one copy of the address in concurrent repetitions of an order', async () => {
    const loja = await open('JUNTOS', casa);
    const placed = await Promise.all(Array.from({ length: 8 }, () => loja.order({}, 'juntos-1')));
    expect(new Set(placed.map(({ body }) => body.retorno.id)).size).toBe(1);
    const { retorno } = (await loja.list()).body;
    expect(retorno.retorno.map(({ entrega }) => entrega?.endereco)).toEqual([casa]);
  });

  it.each([{}, { ...casa, numero: ' ' }, { ...casa, cep: undefined }])(
    'refuses an order with the address %j, and debits nothing',
    async (endereco) => {
      const vitrine = await open('SEMENDERECO', endereco);
      const { status, body } = await vitrine.order();
      expect([status, body.codigo]).toEqual([422, 'pedido.enderecoNecessario']);
      expect((await vitrine.list()).body.retorno.total).toBe(0);
    },
  );

  it('needs no address for a pick-up, and stores none', async () => {
    const vitrine = await open('RETIRA', {}, (arquivo) => {
      arquivo.produtos.entrega = { retirada: true };
    });
    const { status, body } = await vitrine.order({ lojaCNPJ: loja });
    expect([status, body.retorno.entrega]).toEqual([201, null]);
  });

  it('stores the address of the order itself where the campaign hides the profile', async () => {
    const vitrine = await open('OCULTO', {}, (arquivo) => configure(arquivo, { 'perfil.ocultar': true }));
    const without = await vitrine.order();
    expect([without.status, without.body.codigo]).toEqual([422, 'pedido.enderecoNecessario']);
    const { numero: _, ...semNumero } = casa;
    const incomplete = await vitrine.order({ endereco: semNumero });
    expect([incomplete.status, incomplete.body.codigo]).toEqual([422, 'pedido.enderecoInvalido']);
    expect(incomplete.body.detalhes).toEqual([{ campo: 'endereco.numero', mensagem: 'Informe o número.' }]);
    const { status, body } = await vitrine.order({ endereco: { ...casa, cep: '01001-000' } }, 'oculto-1');
    expect([status, body.retorno.entrega?.endereco]).toEqual([201, casa]);
    expect((await vitrine.order({ endereco: casa }, 'oculto-1')).body.retorno.id).toBe(body.retorno.id);
    expect((await vitrine.list()).body.retorno.total).toBe(1);
    expect((await vitrine.listAsOperador()).body.retorno.retorno[0]!.entrega!.endereco).toEqual(casa);
  });

  it('prefers the address of the order to that of the profile, and changes no profile', async () => {
    const vitrine = await open('OUTRAENTREGA', casa);
    const { body } = await vitrine.order({ endereco: { ...casa, endereco: 'Rua Direita' } });
    expect(body.retorno.entrega!.endereco.endereco).toBe('Rua Direita');
    expect((await vitrine.order()).body.retorno.entrega!.endereco.endereco).toBe('Praça da Sé');
  });
});

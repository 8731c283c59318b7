import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { configure, operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';
import type { Db } from '../../src/kernel/db/db.ts';

/** Adds a column to every table like a compatible migration of a later release. */
async function addColumns(db: Db, name: string): Promise<void> {
  const tables = await db.query<{ nome: string }>(
    `select c.relname as nome from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where s.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  await db.execute(
    tables
      .map(({ nome }) => `alter table ${nome} add column ${name} text not null default 'default value';`)
      .join('\n'),
  );
}

/** Tables that the demo history writes. */
const written = [
  'consumidor',
  'cedula_resposta',
  'conta',
  'cupom',
  'documento_fiscal',
  'documento_fiscal_historico',
  'lancamento',
  'lote',
  'lote_uso',
  'notificacao',
  'pedido',
  'pedido_historico',
  'pedido_item',
  'produto_carga',
  'produto_estoque',
  'raspadinha',
  'voucher_pedido',
];

describe('a later column `not null default …` in every table', () => {
  let test: TestApp;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDb();
    drop = database.drop;
    test = await startTestApp('2026-11-22T23:00:00Z', { db: database.db });
  });
  afterAll(async () => {
    await test.close();
    await drop();
  });

  async function countRows(): Promise<Record<string, number>> {
    const counted: Record<string, number> = {};
    for (const table of written) {
      const [row] = await test.db.query<{ total: number }>(`select count(*)::int as total from ${table}`);
      counted[table] = row!.total;
    }
    return counted;
  }

  let campanhas = 0;
  /** Walks one consumer through the main flow over HTTP; every response must equal the one without the columns. */
  async function runMainJob() {
    const identificacao = `COLUNA_${(campanhas += 1)}`;
    const { host, params, send, judge, listNumeros } = await openCampanha(test, identificacao, (arquivo) => {
      configure(arquivo, { 'quiz.ativo': true });
      arquivo.recompensas = { pontos: { centavosPorPonto: 100 } };
      arquivo.quiz = [
        {
          id: 'safra',
          titulo: 'Safra',
          ate: '2026-11-30',
          modalidade: 'engajamento',
          pontosPorParticipar: 5,
          perguntas: [
            {
              id: 'sabor',
              texto: 'Qual sabor?',
              opcoes: ['Uva', 'Maçã'],
            },
          ],
        },
      ];
      arquivo.vouchers = {
        provedores: [{ id: 'cinema', nome: 'Cine Vésper' }],
        itens: [
          {
            id: 'ingresso',
            provedor: 'cinema',
            nome: 'Ingresso',
            moeda: 'pontos',
            valor: 30,
            codigos: 'importados',
            validadeDias: 60,
          },
        ],
      };
      const caneca = { codigo: 'caneca', nome: 'Caneca', moeda: 'pontos', valor: 10, estoque: 100 };
      arquivo.produtos = { categorias: [], itens: [caneca] as never, entrega: { retirada: false } };
    });
    const pessoa: Pessoa = await nextPessoa(test);
    const { token, usuario } = pessoa;
    const as = { token, host };
    const asOperator = { token: operatorToken, host };
    const statuses: Record<string, number> = {};
    const receipt = await send(pessoa, { valorCentavos: 20_000 });
    statuses['registration'] = receipt.status;
    expect(receipt.body).toMatchObject({ retorno: { apuracao: { status: 'VALIDO' } } });
    expect(await listNumeros(pessoa)).toHaveLength(1);
    const { status: importStatus } = await test.client.call('operador.importarVouchers', {
      params,
      ...asOperator,
      body: {
        voucherId: 'ingresso',
        codigos: [`CINE-${identificacao}`],
      },
    });
    statuses['import of vouchers'] = importStatus;
    const calls = {
      voucher: test.client.call('fidelidade.pedirVoucher', {
        params: {
          provider: 'cinema',
          id: 'ingresso',
        },
        ...as,
      }),
      quiz: test.client.call('quiz.responder', {
        body: {
          campanha: params,
          usuario,
          respostas: [
            {
              cedulaId: 'safra',
              perguntaId: 'sabor',
              resposta: 'Uva',
            },
          ],
        },
        ...as,
      }),
    };
    for (const [name, answer] of Object.entries(calls)) statuses[name] = (await answer).status;
    const order = await test.client.call('cashback.pedido', {
      params: { user: usuario },
      body: { produtos: [{ codigo: 'caneca', quantidade: 2, valor: 10 }] },
      ...as,
    });
    statuses['order'] = order.status;
    const cancelled = await test.client.call('cashback.cancelarPedido', {
      params: { orderId: order.body.retorno.id },
      ...as,
    });
    statuses['cancelled order'] = cancelled.status;
    const { documentoFiscalID } = receipt.body.retorno;
    statuses['verdict'] = (await judge(documentoFiscalID, { status: 'INVALIDO' })).status;
    return statuses;
  }

  const asEver = {
    registration: 201,
    'import of vouchers': 200,
    voucher: 201,
    quiz: 200,
    order: 201,
    'cancelled order': 200,
    verdict: 200,
  };

  it('leaves the main flow unchanged while the process runs', async () => {
    await test.publish();
    expect(await runMainJob()).toEqual(asEver);
    await addColumns(test.db, 'depois');
    expect(await runMainJob()).toEqual(asEver);
  });

  it('leaves the demo history unchanged: receipts of every kind, orders, vouchers, cards, sales and draws', async () => {
    await addColumns(test.db, 'mais_tarde');
    const before = await countRows();
    await test.app.seed();
    const after = await countRows();
    expect(written.filter((table) => after[table]! <= before[table]!)).toEqual([]);
    for (const conferir of ['pedido_conferir()', 'conta_conferir()', 'documento_fiscal_conferir()'])
      expect(await test.db.query(`select * from ${conferir}`)).toEqual([]);
  });
});

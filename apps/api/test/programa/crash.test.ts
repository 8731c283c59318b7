import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { createTestClient } from '../http-client.ts';
import { toCadastro, toChave } from '../pessoa.ts';
import { startHere, startProgram, toServerEnv } from '../program.ts';
import { buildArquivoText, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const campanha = { ano: 2026, identificacao: 'CRASH' };
type Client = ReturnType<typeof createTestClient>;

const register = (client: Client, { chaveAcesso, token }: { chaveAcesso: string; token: string }) =>
  client.call('documentoFiscal.pendentes.enviar', {
    params: campanha,
    body: { chaveAcesso },
    token,
    host: 'localhost',
    headers: { 'idempotency-key': `replayed-${chaveAcesso}` },
  });

const produto = { codigo: 'caneca', quantidade: 1, valor: 10 };
/** Orders the campaign's only product with the points of the receipt. */
const order = (
  client: Client,
  { chaveAcesso, token, usuario }: { chaveAcesso: string; token: string; usuario: string },
) =>
  client.call('cashback.pedido', {
    params: { user: usuario },
    body: { produtos: [produto] },
    token,
    host: 'localhost',
    headers: { 'idempotency-key': `ordered-${chaveAcesso}` },
  });

/** Opens a card of the person, if any. */
async function scratchOne(client: Client, token: string): Promise<void> {
  const { body } = await client.call('raspadinhaAlternativa.listar', {
    params: { ...campanha, totalPorPagina: 1, paginaAtual: 1 },
    query: { filtro: JSON.stringify({ status: 'DISPONIVEL' }) },
    token,
    host: 'localhost',
  });
  const [card] = body.codigo ? [] : body.retorno.retorno;
  if (card)
    await client.call('raspadinhaAlternativa.raspar', { params: { id: card.id }, token, host: 'localhost' });
}

describe('program killed during a burst of requests', () => {
  it('after restarts and a replay of every request the books balance, and no acknowledged result is lost', async () => {
    const database = await createTestDb();
    const env = { ...toServerEnv(database, folder), OPERATOR_TOKEN: operatorToken };
    const acknowledged: string[] = [];
    const ordered = new Map<string, string>();
    const sent: { chaveAcesso: string; token: string; usuario: string }[] = [];
    for (let round = 0; round < 2; round++) {
      const program = await startProgram(env);
      const client = createTestClient(program.port);
      const texto = buildArquivoText((arquivo) => {
        arquivo.campanha.identificacao = 'CRASH';
        arquivo.ganho = { por: 'documento', numeros: 2 };
        arquivo.limites = {} as typeof arquivo.limites;
        arquivo.recompensas = { raspadinhas: { porDocumento: 2 }, pontos: { porDocumento: 10 } };
        arquivo.produtos = {
          categorias: [],
          itens: [
            { codigo: 'caneca', nome: 'Caneca', moeda: 'pontos', valor: 10, estoque: 100, disputado: true },
          ] as never,
          entrega: { retirada: false },
        };
        arquivo.premios!.cartelas = arquivo.premios!.itens.reduce((sum, item) => sum + item.quantidade, 0);
      });
      await client.call('operador.publicarCampanha', {
        body: { nomeArquivo: 'crash.yaml', texto },
        token: operatorToken,
      });
      const { usuario, senha } = toCadastro(round);
      await client.call('login.cadastrar', { body: toCadastro(round) });
      const { body } = await client.call('login.autenticar', { body: { usuario, senha } });
      const { token } = body.retorno;
      let killed: Promise<unknown> | undefined;
      const burst = Array.from({ length: 10 }, async (_, lane) => {
        for (let i = 0; ; i++) {
          const chaveAcesso = toChave(round * 1_000_000 + lane * 10_000 + i);
          sent.push({ chaveAcesso, token, usuario });
          const answer = await register(client, { chaveAcesso, token }).catch(() => undefined);
          if (!answer) return;
          expect(answer.status).toBe(201);
          acknowledged.push(chaveAcesso);
          // During concurrent requests, not in an idle moment.
          if (acknowledged.length >= (round + 1) * 60) killed ??= program.kill('SIGKILL');
          const pedido = await order(client, { chaveAcesso, token, usuario }).catch(() => undefined);
          if (pedido?.status === 201) ordered.set(chaveAcesso, pedido.body.retorno.id);
          if (i % 8 === 0) await scratchOne(client, token).catch(() => undefined);
        }
      });
      await Promise.all(burst);
      await killed;
      client.close();
    }

    const program = await startHere(env);
    const client = createTestClient(program.port);
    // Replays every request, eight at a time, whether it was answered or not.
    const statuses = new Set<number>();
    const orders = new Set<string>();
    const lost: string[] = [];
    const queue = [...sent];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          statuses.add((await register(client, next)).status);
          const { status, body } = await order(client, next);
          orders.add(`${status} ${body.codigo ?? ''}`);
          const before = ordered.get(next.chaveAcesso);
          if (before && body.retorno?.id !== before) lost.push(before);
        }
      }),
    );
    expect([...statuses]).toEqual([201]);
    // Orders after the last unit are refused, and their points are not spent.
    expect([...orders].filter((answer) => answer !== '201 ' && answer !== '409 produto.semEstoque')).toEqual(
      [],
    );
    expect(lost).toEqual([]);
    expect(ordered.size).toBeGreaterThan(50);
    const livros = await client.call('operador.conferirContas', { token: operatorToken });
    expect(livros.body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
    const measured = await client.call('operador.medirNumeros', {
      params: campanha,
      token: operatorToken,
      host: 'localhost',
    });
    expect(measured.body.retorno).toMatchObject({
      concedidos: 2 * sent.length,
      diferencaNumeros: 0,
      diferencaRaspadinhas: 0,
    });
    client.close();
    await program.stop();
    const { db } = database;
    const receipts = await db.query<{
      chave_acesso: string;
      numeros_concedidos: number;
      numeros: number;
      historico: number;
      dono: boolean;
    }>(
      `with r as materialized (select documento_fiscal_id, chave_acesso from chave_acesso_registrada)
       select d.chave_acesso, d.numeros_concedidos,
         (select count(*) from cupom c where c.consumidor_id = d.consumidor_id and c.documento_fiscal_id = d.documento_fiscal_id) as numeros,
         (select count(*) from documento_fiscal_historico h
            where h.consumidor_id = d.consumidor_id and h.documento_fiscal_id = d.documento_fiscal_id) as historico,
         r.chave_acesso is not null as dono
       from documento_fiscal d
       left join r on r.documento_fiscal_id = d.documento_fiscal_id and r.chave_acesso = d.chave_acesso
       join campanha k on k.campanha_id = d.campanha_id and k.identificacao = 'CRASH'`,
    );
    const kept = new Set(receipts.map((row) => row.chave_acesso));
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((chave) => !kept.has(chave))).toEqual([]);
    for (const row of receipts) {
      expect(row).toMatchObject({ numeros: 2, numeros_concedidos: 2, historico: 2, dono: true });
    }
    const [books] = await db.query(
      `select (select count(*) - count(distinct (campanha_id, serie, numero)) from cupom) as repetidos,
         (select count(*) from raspadinha r where r.raspada_em is not null)
           - (select coalesce(sum(c.raspadas), 0)::int from premio_contador c) as nao_contadas,
         (select count(*) from raspadinha r where r.premio_id is not null)
           - (select count(*) from premio_unidade u where u.raspadinha_id is not null) as nao_pagas,
         (with d as materialized (select documento_fiscal_id from documento_fiscal)
            select count(*) from chave_acesso_registrada r
            where r.documento_fiscal_id not in (select d.documento_fiscal_id from d)) as orfaos`,
    );
    expect(books).toEqual({ repetidos: 0, nao_contadas: 0, nao_pagas: 0, orfaos: 0 });
    const [opened] = await db.query<{ total: number }>(
      'select count(*) as total from raspadinha r where r.premio_id is not null',
    );
    expect(opened!.total).toBeGreaterThan(0);
    await database.drop();
  });
});

it('retried registrations are stored once while the database repeatedly drops every connection', async () => {
  const database = await createTestDb();
  const program = await startHere({
    ...toServerEnv(database, join(folder, 'dropped')),
    OPERATOR_TOKEN: operatorToken,
  });
  const client = createTestClient(program.port);
  const texto = buildArquivoText((arquivo) => {
    arquivo.campanha.identificacao = 'CRASH';
    arquivo.ganho = { por: 'documento', numeros: 2 };
    arquivo.limites = {} as typeof arquivo.limites;
  });
  await client.call('operador.publicarCampanha', {
    body: { nomeArquivo: 'crash.yaml', texto },
    token: operatorToken,
  });
  const { usuario, senha } = toCadastro(7);
  await client.call('login.cadastrar', { body: toCadastro(7) });
  const { token } = (await client.call('login.autenticar', { body: { usuario, senha } })).body.retorno;
  const admin = openPgDb(database.url, { poolSize: 1 });
  const receipts = Array.from({ length: 160 }, (_, i) => ({ chaveAcesso: toChave(9_000_000 + i), token }));
  let answered = 0;
  let drops = 0;
  const dropped = new Set<number>();
  const sendUntilTaken = async (receipt: (typeof receipts)[number]) => {
    for (;;) {
      const { status } = await register(client, receipt);
      if (status === 201) break;
      dropped.add(status);
    }
    if (++answered % 40 !== 20) return;
    drops++;
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
    );
  };
  const queue = [...receipts];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await sendUntilTaken(next);
    }),
  );
  expect(drops).toBe(4);
  expect([...dropped].filter((status) => status !== 503)).toEqual([]);
  // The last cut may still hit a pooled connection.
  const { body } = await vi.waitFor(async () => {
    const answer = await client.call('operador.medirNumeros', {
      params: campanha,
      token: operatorToken,
      host: 'localhost',
    });
    expect(answer.status).toBe(200);
    return answer;
  }, 120_000);
  expect(body.retorno).toMatchObject({ concedidos: 320, diferencaNumeros: 0, diferencaRaspadinhas: 0 });
  client.close();
  await program.stop();
  await admin.close();
  await database.drop();
});

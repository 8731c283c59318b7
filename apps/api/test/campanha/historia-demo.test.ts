import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pedidoSituacoes } from '@trevo/rules/conta/pedido-situacao';
import { type Capsula, verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import type { Db } from '../../src/kernel/db/db.ts';
import { sha256 } from '../../src/modules/sorteio/congelamento/galho-titulares.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const tables = [
  'consumidor',
  'documento_fiscal',
  'pedido',
  'voucher_pedido',
  'lancamento',
  'cedula_resposta',
];
const lojas = [
  { host: 'localhost', identificacao: 'TREVO' },
  { host: 'sol.localhost', identificacao: 'VERAO' },
  { host: 'noite.localhost', identificacao: 'NOITES' },
];

const countRows = async ({ db }: TestApp): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const name of [...tables, 'notificacao', 'raspadinha', 'mensagem_local']) {
    const [row] = await db.query<{ total: number }>(`select count(*) as total from ${name}`);
    counted[name] = Number(row!.total);
  }
  return counted;
};

const listBy = async ({ db }: TestApp, identificacao: string, sql: string): Promise<string[]> =>
  (
    await db.query<{ nome: string }>(
      `select distinct ${sql} join campanha c on c.campanha_id = x.campanha_id where c.identificacao = $1 order by 1`,
      [identificacao],
    )
  ).map(({ nome }) => nome);

describe('demo history', () => {
  let test: TestApp;
  let once: Record<string, number>;
  beforeAll(async () => {
    test = await startTestApp('2026-11-22T23:00:00Z');
    await test.app.seed(3141);
    once = await countRows(test);
  });
  afterAll(() => test.close());

  it.each(lojas)('contains every kind of activity at $host', async ({ identificacao }) => {
    expect(await listBy(test, identificacao, 'x.status as nome from documento_fiscal x')).toEqual([
      'INVALIDO',
      'PENDENTE',
      'VALIDO',
    ]);
    expect(await listBy(test, identificacao, 'x.situacao as nome from pedido x')).toEqual(
      [...pedidoSituacoes].sort(),
    );
    expect(await listBy(test, identificacao, 'x.situacao as nome from voucher_pedido x')).toEqual([
      'APROVADO',
    ]);
    expect(await listBy(test, identificacao, 'x.origem as nome from lote x')).toContain('meta');
    const vistas = '(x.vista_em is not null)::text as nome from notificacao x';
    expect(await listBy(test, identificacao, vistas)).toEqual(['false', 'true']);
    const raspadas = '(x.raspada_em is not null)::text as nome from raspadinha x';
    expect(await listBy(test, identificacao, raspadas)).toEqual(['false', 'true']);
  });

  it('contains pending cashback and points that expire soon', async () => {
    const [sol] = await test.db.query<{ a_liberar: number; disponivel: number }>(
      `select o.a_liberar, o.disponivel from conta o join campanha c on c.campanha_id = o.campanha_id
       where c.identificacao = 'VERAO' order by o.disponivel desc limit 1`,
    );
    expect(Number(sol!.a_liberar)).toBeGreaterThan(0);
    expect(Number(sol!.disponivel)).toBeGreaterThan(0);
    const [noite] = await test.db.query<{ expira_em: Date }>(
      `select min(l.expira_em) as expira_em from lote l join campanha c on c.campanha_id = l.campanha_id
       where c.identificacao = 'NOITES' and l.restante > 0`,
    );
    expect(noite!.expira_em < new Date('2027-02-01T00:00:00Z')).toBe(true);
  });

  it.each([
    { host: 'localhost', identificacao: 'TREVO', date: '2026-11-14', also: ['BRUNO TAVARES'] },
    { host: 'noite.localhost', identificacao: 'NOITES', date: '2026-11-18', also: [] },
    { host: 'sol.localhost', identificacao: 'VERAO', date: '2026-11-07', also: [] },
    { host: 'comper.localhost', identificacao: 'COMPER', date: '2026-11-07', also: [] },
  ])(
    'contains a finished draw at $host that the demo consumer won, with a capsule that verifies',
    async ({ host, identificacao, date, also }) => {
      const nomes = `p.nome from sorteio_premiado x join consumidor p using (consumidor_id)`;
      expect(await listBy(test, identificacao, nomes)).toEqual(['ANA MARIA DE SOUZA', ...also]);
      const params = { ano: 2026, identificacao, date };
      const { body: capsula } = await test.client.call('cupom.capsula', { params, host });
      const { body: manifesto } = await test.client.call('cupom.manifesto', { params, host });
      const failed = await verifyCapsula(capsula as unknown as Capsula, manifesto.retorno.hash, sha256);
      expect(failed).toEqual([]);
    },
  );

  it("lies between the campaign's start and now", async () => {
    const rows = await test.db.query<{ first: Date; last: Date }>(
      `select min(d.registrado_em) as first, max(d.registrado_em) as last from documento_fiscal d`,
    );
    expect(rows[0]!.first >= new Date('2026-09-01T03:00:00Z')).toBe(true);
    expect(rows[0]!.last <= test.clock.now()).toBe(true);
  });

  it('leaves every account, order and stock consistent', async () => {
    const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
  });

  it.each(lojas)('leaves no profile incomplete at $host', async ({ identificacao }) => {
    const nomes = `x.nome from (select p.nome, d.campanha_id from consumidor p
      join documento_fiscal d on d.consumidor_id = p.consumidor_id
      where p.cadastro_inicial and p.nome like 'Ana%') x`;
    expect(await listBy(test, identificacao, nomes)).toEqual([]);
  });

  it('keeps the published campaign when the demo file would break promises to consumers', async () => {
    const [row] = await test.db.query<{ arquivo: CampanhaArquivo }>(
      `select arquivo from campanha where identificacao = 'TREVO'`,
    );
    const [bronze, ...others] = row!.arquivo.metas;
    const better = { ...row!.arquivo, metas: [{ ...bronze, alvo: 400 }, ...others] };
    const published = await test.client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'padrao.campanha.json', texto: JSON.stringify(better) },
      token: operatorToken,
    });
    expect(published.status).toBe(200);
    expect(await test.app.seed()).toHaveLength(5);
    const rows = await test.db.query<{ alvo: number }>(
      `select (arquivo #>> '{metas,0,alvo}')::integer as alvo from campanha where identificacao = 'TREVO'`,
    );
    expect(rows).toEqual([{ alvo: 400 }]);
  });

  it('sends links with the port of the program', async () => {
    const mails = await test.db.query<{ texto: string }>(
      `select texto from mensagem_local where canal = 'email' and texto like '%http://%'`,
    );
    const origins = mails.flatMap(({ texto }) => texto.match(/http:\/\/[^/\s]+/g) ?? []);
    expect(origins.length).toBeGreaterThan(4);
    expect(origins.filter((origin) => !origin.endsWith(':3141'))).toEqual([]);
  });

  it('adds nothing at the second start', async () => {
    await test.app.seed();
    test.clock.set('2026-12-22T23:00:00Z');
    await test.app.seed();
    expect(await countRows(test)).toEqual(once);
  });

  it('creates two demo operators, administrators of every demo promoter, and one of them of the installation', async () => {
    const rows = await test.db.query<{ nome: string }>(
      `select o.email || ' ' || o.da_instalacao || ' ' || p.promotora_id || ' ' || p.papel as nome
       from operador o join operador_papel p on p.operador_id = o.operador_id order by 1`,
    );
    const promotoras = await test.db.query<{ id: string }>(
      'select distinct promotora_id as id from campanha order by 1',
    );
    expect(rows.map(({ nome }) => nome)).toEqual(
      ['bruno@exemplo.com.br false', 'rita@exemplo.com.br true'].flatMap((operador) =>
        promotoras.map(({ id }) => `${operador} ${id} administrador`),
      ),
    );
  });

  // The last test of the suite, because it changes the example people.
  it('starts again after visitors deleted an account and changed the login of another, and offers the other logins', async () => {
    const before = await test.app.seed();
    const ana = before.find(({ host }) => host === 'localhost')!;
    const body = { usuario: ana.usuario, senha: ana.senha };
    const login = await test.client.call('login.autenticar', { body });
    const { token } = login.body.retorno;
    const { status } = await test.client.call('consumidor.excluir', {
      params: { usuario: ana.usuario },
      token,
    });
    expect(status).toBe(200);
    const deSol = before.find(({ host }) => host === 'sol.localhost')!;
    const [changed] = await test.db.query<{ consumidor_id: string }>(
      `update login_usuario set usuario = '11900000001' where usuario = $1 returning consumidor_id`,
      [deSol.usuario],
    );
    await test.db.query(`update consumidor set usuario = '11900000001' where consumidor_id = $1`, [
      changed!.consumidor_id,
    ]);
    const after = await test.app.seed();
    const withAccount = before.map(({ host }) => host).filter((host) => host !== ana.host);
    expect(after.map(({ host }) => host)).toEqual(withAccount);
  });
});

describe('interrupted first start', () => {
  it('completes an interrupted demo history at the second start', async () => {
    const { db, drop } = await createTestDb();
    let places = 0;
    const cutting: Db = {
      ...db,
      query: async (sql, values) => {
        if (sql.includes('pedido_place_entrega(') && ++places > 2) throw new Error('the program was killed');
        return db.query(sql, values);
      },
    };
    const cut = await startTestApp('2026-11-22T22:00:00Z', { db: cutting });
    await cut.app.seed();
    await cut.close();
    const test = await startTestApp('2026-11-22T23:00:00Z', { db });
    const before = await countRows(test);
    await test.app.seed();
    const after = await countRows(test);
    expect(after['pedido']).toBeGreaterThan(before['pedido']!);
    expect(after['pedido']).toBe(21);
    const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
    expect(body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
    await test.close();
    await drop();
    // Replays months of receipts twice.
  });

  it.each(['2026-08-20T12:00:00Z', '2026-10-01T12:00:00Z', '2027-07-20T12:00:00Z', '2028-01-01T12:00:00Z'])(
    'seeds at %s, inside and outside the campaign dates',
    async (instant) => {
      const test = await startTestApp(instant);
      expect(await test.app.seed()).toHaveLength(5);
      const { body } = await test.client.call('operador.conferirContas', { token: operatorToken });
      expect(body.retorno).toEqual({ contas: [], documentos: [], pedidos: [], vouchers: [] });
      await test.close();
    },
  );
});

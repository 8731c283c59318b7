import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAwayError } from '../../src/kernel/database-error.ts';
import type { Db } from '../../src/kernel/db/db.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { createJobLeases } from '../../src/kernel/db/job-leases.ts';
import { startJobs } from '../../src/kernel/fila/jobs.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { openDbProxy } from '../db-proxy.ts';
import { readLinkToken } from '../outbox.ts';
import { registerPessoa, toCadastro, toChave } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Starts the application on a database connection that can be cut, and captures its log. */
async function startOnLine() {
  const { url, db: direct, drop } = await createTestDb();
  cleanups.push(drop);
  const line = await openDbProxy(url!);
  const lines: string[] = [];
  const log = createLogger('error', { write: (text: string) => void lines.push(text) });
  const db = openPgDb(line.url, { poolSize: 8, onError: (err) => log.warn({ err }, 'closed') });
  cleanups.push(
    () => line.cut(),
    () => db.close(),
  );
  const test = await startTestApp(undefined, { db, log });
  cleanups.push(() => test.close());
  await test.publish();
  return { test, line, lines, direct, db, log };
}

/** Starts the application on a database that does not answer chosen statements. */
async function startFailing() {
  const { db, drop } = await createTestDb();
  cleanups.push(drop);
  let away: RegExp | undefined;
  const failing: Db = {
    ...db,
    query: (sql, values) =>
      away?.test(sql) ? Promise.reject(new DatabaseAwayError(new Error('gone'))) : db.query(sql, values),
  };
  const log = createLogger('silent');
  const test = await startTestApp(undefined, { db: failing, log });
  cleanups.push(() => test.close());
  await test.publish();
  return { test, failAt: (pattern: RegExp | undefined) => void (away = pattern) };
}

const indisponivel = [503, 'servidor.indisponivel'];
const obter = (test: TestApp, { usuario, token }: { usuario: string; token: string }) =>
  test.client.call('login.obter', { params: { usuario }, token });

describe('authentication queries without an answer', () => {
  it('does not refuse a valid session, which works again afterwards', async () => {
    const { test, failAt } = await startFailing();
    const ana = await registerPessoa(test, 1);
    failAt(/\bconsumidor c\b/);
    const { status, body, headers } = await obter(test, ana);
    expect([status, body.codigo]).toEqual(indisponivel);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { usuario, token } = ana;
    const renewed = await test.client.call('login.autenticar', {
      body: { usuario, token, tipo: 'consumidor' },
    });
    expect([renewed.status, renewed.body.codigo]).toEqual(indisponivel);
    failAt(undefined);
    expect((await obter(test, ana)).status).toBe(200);
  });

  it('does not report a link as invalid, which works afterwards', async () => {
    const { test, failAt } = await startFailing();
    const ana = await registerPessoa(test, 2);
    await test.client.call('login.solicitarRedefinicao', { body: { usuario: ana.usuario } });
    const tokenVerificacao = await readLinkToken(test, toCadastro(2).email.toLowerCase(), '/redefinirSenha');
    const confirm = () =>
      test.client.call('login.confirmarSenha', { body: { tokenVerificacao, novaSenha: 'Novissima2026' } });
    failAt(/\bconsumidor c\b/);
    const { status, body } = await confirm();
    expect([status, body.codigo]).toEqual(indisponivel);
    failAt(undefined);
    expect((await confirm()).status).toBe(200);
  });
});

it('ends only its own transaction when a connection breaks between two statements', async () => {
  const { db, drop } = await createTestDb();
  cleanups.push(drop);
  const attempt = db.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db.query('select pg_terminate_backend($1::int, 5000)', [own!.pid]);
    // The server has closed the connection; this round trip lets our end notice it.
    await db.query('select 1');
    await tx.query('select 1');
  });
  await expect(attempt).rejects.toThrow(DatabaseAwayError);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('returns the same 503 for every call during an outage, and recovers', async () => {
  const { test, line, direct } = await startOnLine();
  const ana = await registerPessoa(test, 3);
  const send = (numero: number) =>
    test.client.call('documentoFiscal.pendentes.enviar', {
      params: { ano: 2026, identificacao: 'TREVO' },
      body: { chaveAcesso: toChave(numero) },
      token: ana.token,
      headers: { 'idempotency-key': `outage-${numero}` },
    });
  expect((await send(1)).status).toBe(201);
  await line.cut();
  // Late enough that all caches have expired.
  test.clock.set('2026-11-21T15:01:00Z');
  for (const answer of await Promise.all([obter(test, ana), send(1), send(2)]))
    expect([answer.status, answer.body.codigo]).toEqual(indisponivel);
  const saude = await test.client.send('GET', '/saude');
  expect([saude.status, JSON.parse(saude.text)]).toEqual([
    503,
    expect.objectContaining({ codigo: 'servidor.indisponivel' }),
  ]);
  await line.mend();
  expect((await test.client.send('GET', '/saude')).status).toBe(200);
  expect((await obter(test, ana)).status).toBe(200);
  expect((await send(1)).status).toBe(201);
  expect((await send(2)).status).toBe(201);
  expect(await direct.query('select count(*)::int as total from documento_fiscal')).toEqual([{ total: 2 }]);
});

it('logs an outage once per second with the number of suppressed lines, and jobs fail as quietly', async () => {
  const { test, line, lines, db, log } = await startOnLine();
  await line.cut();
  const startedAt = performance.now();
  let runs = 0;
  const run = () => db.query('select 1').finally(() => runs++);
  const often = { name: 'often', everySeconds: 0.005, runs: 'everywhere', statementSeconds: 15 } as const;
  const jobs = startJobs([{ ...often, run }], log, createJobLeases(db));
  for (let i = 0; i < 300; i++) expect((await test.client.send('GET', '/saude')).status).toBe(503);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(50), 120_000);
  await jobs.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  expect(lines.join('')).not.toContain('stack');
  expect(lines.join('')).not.toMatch(/\bat \S+ \(/);
  await line.mend();
  expect((await test.client.send('GET', '/saude')).status).toBe(200);
});

it('treats a closed embedded database as an outage', async () => {
  const { db } = await createTestDb();
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow(DatabaseAwayError);
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseAwayError);
});

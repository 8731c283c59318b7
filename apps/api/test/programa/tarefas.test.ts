import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { createJobLeases } from '../../src/kernel/db/job-leases.ts';
import { type Job, limitJobs, startJobs } from '../../src/kernel/fila/jobs.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { startTestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const log = createLogger('silent');
const base = { everySeconds: 0.02, runs: 'once', statementSeconds: 15 } as const;

describe('jobs with one run per installation', () => {
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => ({ db, drop } = await createTestDb()));
  afterAll(() => drop());

  const expire = (nome: string) =>
    db.query(`update tarefa set arrendada_ate = clock_timestamp() - interval '1 second' where nome = $1`, [
      nome,
    ]);

  it('leases a due job to one of many concurrent processes', async () => {
    const processes = Array.from({ length: 8 }, () => createJobLeases(db));
    const job = { name: 'disputado', everySeconds: 3_600 };
    const taken = await Promise.all(processes.map((leases) => leases.take(job)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('runs a job at its interval across all processes, and immediately when overdue', async () => {
    const [one, other] = [createJobLeases(db), createJobLeases(db)];
    const job = { name: 'ritmado', everySeconds: 3_600 };
    expect(await one.take(job)).toBe(true);
    await one.end(job.name, true, 12);
    expect([await one.take(job), await other.take(job)]).toEqual([false, false]);
    await db.query(`update tarefa set proxima_em = clock_timestamp() where nome = 'ritmado'`);
    expect(await other.take(job)).toBe(true);
  });

  it("leases a dead process's job to the next one after expiry, and fences off the dead one", async () => {
    const [dead, next] = [createJobLeases(db), createJobLeases(db)];
    const job = { name: 'herdado', everySeconds: 3_600 };
    expect(await dead.take(job)).toBe(true);
    expect(await next.take(job)).toBe(false);
    await expire(job.name);
    expect(await next.take(job)).toBe(true);
    expect(await dead.renew(job.name)).toBe(false);
    await dead.end(job.name, true, 1);
    expect(await next.renew(job.name)).toBe(true);
    expect((await next.list()).find(({ nome }) => nome === job.name)).toMatchObject({ sucesso: null });
    await next.end(job.name, true, 7);
    expect((await dead.list()).find(({ nome }) => nome === job.name)).toMatchObject({
      sucesso: expect.any(Date) as Date,
      milissegundos: 7,
    });
  });

  it('keeps the time of the last success when a run fails', async () => {
    const leases = createJobLeases(db);
    const job = { name: 'falhado', everySeconds: 0 };
    await leases.take(job);
    await leases.end(job.name, true, 1);
    const find = async () => (await leases.list()).find(({ nome }) => nome === job.name);
    const before = await find();
    await leases.take(job);
    await leases.end(job.name, false, 2);
    expect(await find()).toEqual({ ...before, milissegundos: 2 });
  });

  it('renews the lease during a run, and aborts the run when another process has it', async () => {
    const leases = createJobLeases(db, 0.3);
    const rival = createJobLeases(db);
    let signal: AbortSignal | undefined;
    const run = (stopping?: AbortSignal) => {
      signal = stopping;
      return new Promise<void>((done) => stopping?.addEventListener('abort', () => done()));
    };
    const jobs = startJobs([{ ...base, name: 'perdido', run }], log, leases);
    await vi.waitFor(() => expect(signal).toBeDefined(), 120_000);
    const until = async () =>
      (await db.query<{ ate: Date }>(`select arrendada_ate as ate from tarefa where nome = 'perdido'`))[0]!
        .ate;
    const first = await until();
    await vi.waitFor(async () => expect((await until()).getTime()).toBeGreaterThan(first.getTime()), 120_000);
    await vi.waitFor(async () => {
      await expire('perdido');
      expect(await rival.take({ name: 'perdido', everySeconds: 3_600 })).toBe(true);
    }, 120_000);
    await vi.waitFor(() => expect(signal!.aborted).toBe(true), 120_000);
    await jobs.stop();
    expect(await rival.renew('perdido')).toBe(true);
  });

  it('runs in one of two apps at a time, and in the other one when the first stops', async () => {
    const runs: string[] = [];
    let isRunning = false;
    const toJob = (app: string): Job => ({
      ...base,
      name: 'alternado',
      async run() {
        expect(isRunning).toBe(false);
        isRunning = true;
        await db.query('select 1');
        isRunning = false;
        runs.push(app);
      },
    });
    const apps = await Promise.all(
      ['ana', 'bia'].map((name) => startTestApp(undefined, { db, jobs: [toJob(name)] })),
    );
    for (const { app } of apps) app.startJobs();
    await vi.waitFor(() => expect(runs.length).toBeGreaterThan(5), 120_000);
    await apps[0]!.close();
    const before = runs.length;
    await vi.waitFor(() => expect(runs.length).toBeGreaterThan(before + 2), 120_000);
    expect(new Set(runs.slice(before + 1))).toEqual(new Set(['bia']));
    await apps[1]!.close();
    const state = apps[1]!.app.listJobs().find(({ nome }) => nome === 'alternado');
    expect(state).toMatchObject({ umaVez: true, falhas: 0, resultado: 'ok' });
  });
});

describe('statement timeout of a job (postgres)', () => {
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => ({ db, drop } = await createTestDb()));
  afterAll(() => drop());

  const run = (statementSeconds: number, work: () => Promise<unknown>) =>
    limitJobs([{ ...base, name: 'medido', statementSeconds, run: work }])[0]!.run();
  const show = async (queryable: Pick<Db, 'query'> = db) =>
    (await queryable.query<{ statement_timeout: string }>('show statement_timeout'))[0]!.statement_timeout;

  it("the statement timeout of a job is the declared one in the job's statements and transactions, and 15 s elsewhere", async () => {
    const shown: string[] = [];
    await Promise.all([
      run(90, async () => {
        shown.push(await show(), await db.transaction(show));
        shown.push(await show({ query: (sql, values) => db.query(sql, values, { short: 'read' }) }));
      }),
      show().then((value) => expect(value).toBe('15s')),
    ]);
    // PostgreSQL prints 90 seconds like this.
    expect(shown).toEqual(['90s', '90s', '90s']);
    expect(await show()).toBe('15s');
  });

  it('cancels a statement that takes longer', async () => {
    await expect(run(1, () => db.query('select pg_sleep(60)'))).rejects.toMatchObject({ code: '57014' });
  });
});

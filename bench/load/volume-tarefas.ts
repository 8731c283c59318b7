import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type TrevoApp } from '../../apps/api/src/app.ts';
import { folders } from '../../apps/api/src/folders.ts';
import type { Db, Queryable } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { readEsquema } from '../../apps/api/src/kernel/db/revisao.ts';
import { createLogger } from '../../apps/api/src/kernel/log.ts';
import { keys, operator } from './prepared-campaign.ts';

/** Maximum database time of one run of a job, in seconds. */
const allowed = 10;
const changed = 10_000;

/** Wraps a database and sums up the time of its statements. */
function measureDb(db: Db): { db: Db; read(): number } {
  let milliseconds = 0;
  const measure = async <T>(work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      milliseconds += performance.now() - startedAt;
    }
  };
  const toMeasured = ({ query }: Queryable): Queryable => ({
    query: (sql, values, options) => measure(() => query(sql, values, options)),
  });
  return {
    db: {
      ...db,
      ...toMeasured(db),
      transaction: (work) => db.transaction((tx) => work({ ...tx, ...toMeasured(tx) })),
    },
    read: () => milliseconds / 1000,
  };
}

interface Run {
  readonly seconds: number;
  /** Peak growth of the process's memory, in MiB. */
  readonly grown: number;
}

async function runJob(app: TrevoApp, read: () => number, name: string): Promise<Run> {
  const [before, from] = [read(), process.memoryUsage.rss()];
  let most = from;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await app.runJob(name);
  clearInterval(timer);
  return { seconds: read() - before, grown: Math.max(0, most - from) / 1_048_576 };
}

/** Grants numbers and points to as many people as in a busy ten minutes, through the program's functions. */
const change = (db: Db, campanhaId: string, from: number): Promise<unknown> =>
  db.query(
    `select cupom_grant(d.consumidor_id, d.campanha_id, d.documento_fiscal_id, now(), array[$3::bigint + d.n], array['119'],
         array[lpad((d.n + $3 % 50000)::text, 5, '0')], null, 1),
       conta_credit(d.consumidor_id, d.campanha_id, 'pontos', 'quiz', 'bench' || $3 || ':' || d.n, 20, null,
         now() + interval '1 year', now())
     from (
       select o.consumidor_id, o.campanha_id, o.documento_fiscal_id, row_number() over () as n from documento_fiscal o
       where o.campanha_id = $1 limit $2
     ) d`,
    [campanhaId, changed, from],
  );

/**
 * Runs every job of the program on a seeded campaign: first with all data new to it, then after some grants of
 * numbers and points. Prints database time and memory of both; returns false when one took too long.
 */
export async function measureTarefas(url: string, campanhaId: string, numbers: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-bench-'));
  const { db, read } = measureDb(openPgDb(url, { poolSize: 4 }));
  const app = await createApp({
    db,
    // At night, when a quarter of the numbers is searched for duplicates.
    clock: { now: () => new Date('2026-11-24T06:10:00Z') },
    log: createLogger('error'),
    ambiente: 'teste',
    keys,
    operatorToken: operator,
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    storageUrl: undefined,
    cepUrl: undefined,
    geocodificacaoUrl: undefined,
    trustProxy: 0,
    version: '0.0.0',
    revisao: readEsquema(folders),
    folders: {
      webDist: folders.webDist,
      consoleDist: folders.consoleDist,
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos: join(folder, 'arquivos'),
    },
  });
  try {
    app.startJobs();
    const names = app.listJobs().map(({ nome }) => nome);
    const first = new Map<string, Run>();
    for (const name of names) first.set(name, await runJob(app, read, name));
    // Completes work that a first run leaves for the next ones.
    await db.transaction(async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await tx.query('update conta set a_conferir = false where a_conferir');
    });
    await db.execute('vacuum analyze conta');
    await change(db, campanhaId, numbers + 1_000);
    console.log(
      `\nevery job at ${numbers.toLocaleString('en')} numbers and lines of the ledger; then after ${changed.toLocaleString('en')} numbers and lines more; at most ${allowed} s is wanted`,
    );
    console.log('job                          | first: s | MiB more | later: s | MiB more');
    let isGood = true;
    for (const name of names) {
      const later = await runJob(app, read, name);
      const cells = [first.get(name)!, later].flatMap(({ seconds, grown }) => [
        seconds.toFixed(2).padStart(8),
        grown.toFixed(0).padStart(8),
      ]);
      isGood &&= [first.get(name)!, later].every(({ seconds }) => seconds <= allowed);
      console.log(`${name.padEnd(28)} | ${cells.join(' | ')}`);
    }
    const [total] = await db.transaction(async (tx) => {
      await tx.query('set local statement_timeout = 0');
      return tx.query<{ isEqual: boolean }>(
        `select c.total_cupons = (select count(*) from cupom n where n.campanha_id = c.campanha_id and n.cancelado_em is null)
           as "isEqual" from campanha c where c.campanha_id = $1`,
        [campanhaId],
      );
    });
    if (!total!.isEqual) throw new Error('the total is not the count of all numbers');
    return isGood;
  } finally {
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

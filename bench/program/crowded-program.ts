import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { createTokens, insertPeople, master, operator, publish } from '../load/prepared-campaign.ts';
import { findPostmaster, pinToCore } from './processor.ts';
import { changeCampanha, people } from '../load/recibo-carga.ts';
import { startServer, stopProgram } from './server-process.ts';

/**
 * Starts one program on a PostgreSQL server, with the campaign BENCH and a session for each person. Program and
 * database share one core; the load generator has the other one, so that it does not distort the measurement.
 */
export async function startCrowdedProgram() {
  const server = await startPostgres();
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  await admin.execute('create database bench');
  await admin.close();
  const url = `${server.url}/bench`;
  const folder = mkdtempSync(join(tmpdir(), 'trevo-bench-'));
  const program = await startServer({
    DATA_FOLDER: folder,
    DATABASE_URL: url,
    AMBIENTE: 'producao',
    MASTER_SECRET: master,
    OPERATOR_TOKEN: operator,
    LOG_LEVEL: 'silent',
  });
  const { port, child } = program;
  await publish(port, 'BENCH', changeCampanha);
  const db = openPgDb(url, { poolSize: 1 });
  await insertPeople(db, people);
  const tokens = await createTokens(people);
  pinToCore(process.pid, 0);
  pinToCore(child.pid!, 1);
  pinToCore(await findPostmaster(db), 1);
  return {
    description: `${server.description}, one process, both on one core, the generator on another`,
    port,
    pid: child.pid!,
    db,
    tokens,
    async stop(): Promise<void> {
      await db.close();
      await stopProgram(program);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

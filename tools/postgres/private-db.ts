import type { Db } from '../../apps/api/src/kernel/db/db.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { type PostgresServer, startPostgres } from '@trevo/postgres/private/postgres-server';

/** Runs `work` with an empty database on a private server, which is removed afterwards. */
export async function withPrivateDb<T>(work: (db: Db, server: PostgresServer) => Promise<T>): Promise<T> {
  const server = await startPostgres({ place: findMemoryFolder() });
  // Checks that parse all files block the event loop for seconds, in which no connection opens.
  const db = openPgDb(`${server.url}/postgres`, { poolSize: 1, connectSeconds: 120 });
  try {
    return await work(db, server);
  } finally {
    await db.close();
    await server.stop();
  }
}

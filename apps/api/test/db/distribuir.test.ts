import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { startPostgres } from '@trevo/postgres/private/postgres-server';
import { distribuirText } from '../../src/comandos/distribuir.text.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { runHere, runMainHere } from '../program.ts';
import { masterSecret } from '../test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-distribuir-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (env: Record<string, string>, args: string[] = []) =>
  runHere('distribuir', { DATA_FOLDER: folder, ...env }, args);

it('refuses a single-node database with the missing requirements and changes nothing', async () => {
  const embedded = await run({});
  expect([embedded.code, embedded.output.trim()]).toEqual([1, distribuirText.embutido]);
  const server = await startPostgres({ place: findMemoryFolder() });
  try {
    const url = `${server.url}/postgres`;
    const db = openPgDb(url, { poolSize: 1 });
    const [offered] = await db.query(`select from pg_available_extensions where name = 'citus'`);
    const plain = await run({ DATABASE_URL: url, MASTER_SECRET: masterSecret });
    expect([plain.code, plain.output.trim()]).toEqual([
      1,
      offered ? distribuirText.semExtensao : distribuirText.ausente,
    ]);
    expect(await db.query(`select from pg_class where relname = 'migracao'`)).toEqual([]);
    await db.close();
  } finally {
    await server.stop();
  }
  const wrong = await runMainHere({ DATA_FOLDER: folder }, ['distribuir', '--tudo']);
  expect([wrong.code, wrong.output.trim()]).toEqual([1, distribuirText.uso]);
});

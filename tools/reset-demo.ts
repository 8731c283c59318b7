// npm run demo:reset: deletes the embedded database, its files and its generated secret, so that the next start creates
// the demo campaigns again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deleteEmbeddedPostgres } from '../apps/api/src/kernel/db/embedded-postgres.ts';
import { getFolderHolder } from '../apps/api/src/kernel/db/folder-lock.ts';
import { parseEnvironment } from '../apps/api/src/kernel/environment.ts';
import { projectFolder } from './project.ts';

/** Entries that the program writes into its data folder beside its database; other files are kept. */
const written = ['arquivos', 'master-secret', 'segredos', 'trevo.lock'];

const { AMBIENTE, DATABASE_URL, dataFolder } = parseEnvironment(process.env, projectFolder);
const holder = getFolderHolder(dataFolder);
if (DATABASE_URL)
  fail(
    'DATABASE_URL points to a PostgreSQL server, and this command resets the embedded database only; unset it.',
  );
else if (AMBIENTE === 'producao')
  fail('AMBIENTE is producao, which has no demo to reset; set another value.');
else if (holder)
  fail(`Process ${holder.pid} uses ${dataFolder}; stop it, then run npm run demo:reset again.`);
else {
  await deleteEmbeddedPostgres(dataFolder);
  for (const name of written) rmSync(join(dataFolder, name), { recursive: true, force: true });
  console.log(
    `Deleted the database, files and secrets in ${dataFolder}. npm start creates the demo campaigns again.`,
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

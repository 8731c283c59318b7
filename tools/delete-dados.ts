import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deleteEmbeddedPostgres } from '../apps/api/src/kernel/db/embedded-postgres.ts';

/** Entries that the program writes into its data folder beside its database; other files are kept. */
const written = ['arquivos', 'master-secret', 'segredos', 'trevo.lock'];

/** Deletes the database and files that a program has written into a data folder, and stops its database server. */
export async function deleteDados(dataFolder: string): Promise<void> {
  await deleteEmbeddedPostgres(dataFolder);
  for (const name of written) rmSync(join(dataFolder, name), { recursive: true, force: true });
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getFolderHolder } from './folder-lock.ts';
import { deleteEmbeddedPostgres } from './embedded-postgres.ts';

/** Entries that the program writes into its data folder beside its database; other files are kept. */
const written = [
  'arquivos',
  'master-secret',
  'postgresql.id',
  'postgresql.id.novo',
  'segredos',
  'trevo.lock',
];

/** Deletes the database and files that a program has written into a data folder, and stops its database server. */
export async function deleteDados(dataFolder: string): Promise<void> {
  await deleteEmbeddedPostgres(dataFolder);
  for (const name of written) rmSync(join(dataFolder, name), { recursive: true, force: true });
}

/** Kills the program that holds a data folder, if one does, and waits for its end. */
export async function killProgram(dataFolder: string): Promise<void> {
  const holder = getFolderHolder(dataFolder);
  if (holder) process.kill(holder.pid, 'SIGKILL');
  while (getFolderHolder(dataFolder)) await setTimeout(20);
}

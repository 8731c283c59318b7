import { distribuirText } from './distribuir.text.ts';
import { folders } from '../folders.ts';
import { EnvironmentError, parseEnvironment } from '../kernel/environment.ts';
import type { Variables } from './run-command.ts';
import { openDatabase, spreadDatabase, updateSchema } from '../start-database.ts';

/** `main.js migrar`: migrates the database, for installations with MIGRAR=nao. */
export async function runMigrar(flags: readonly string[], variables: Variables): Promise<string> {
  if (flags.some((flag) => flag !== '--mesmo-assim'))
    throw new EnvironmentError('Usage: migrar [--mesmo-assim]');
  const env = parseEnvironment({ ...variables, MIGRAR: 'sim' }, folders.project);
  // In containers the migration step starts together with the database server.
  const { db, close } = await openDatabase(env, 'comando', undefined, 30);
  try {
    const { done, newer } = await updateSchema(db, env, flags.length > 0);
    const unchanged = newer
      ? `The database has a later revision (${newer}), which serves this program too; nothing was changed.`
      : 'The database is up to date.';
    const lines = done.map((name) => `  ${name}`);
    return [done.length > 0 ? 'Migrated:' : unchanged, ...lines].join('\n');
  } finally {
    await close();
  }
}

/** `main.js distribuir`: distributes the database over a Citus cluster; idempotent. */
export async function runDistribuir(flags: readonly string[], variables: Variables): Promise<string> {
  if (flags.some((flag) => flag !== '--mesmo-assim')) throw new EnvironmentError(distribuirText.uso);
  const env = parseEnvironment({ ...variables, MIGRAR: 'sim' }, folders.project);
  if (!env.DATABASE_URL) throw new EnvironmentError(distribuirText.embutido);
  const { db, close } = await openDatabase(env, 'comando');
  try {
    const done = await spreadDatabase(db, env, flags.length > 0);
    const { feito, nada } = distribuirText;
    return [done.length > 0 ? feito : nada, ...done.map((name) => `  ${name}`)].join('\n');
  } finally {
    await close();
  }
}

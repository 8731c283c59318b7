import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@trevo/contract/envelope';
import type { FileStorage } from '../adapters/storage/storage.port.ts';
import type { KeyRing } from '../kernel/auth/key-ring.ts';
import type { Db } from '../kernel/db/db.ts';
import type { Clock } from '../kernel/clock.ts';
import { parseEnvironment, type Environment } from '../kernel/environment.ts';
import { createLogger, type Logger } from '../kernel/log.ts';
import { comandoText } from './comando.text.ts';
import { folders } from '../folders.ts';
import { openClock } from '../composicao/open-clock.ts';
import { openStorage } from '../composicao/open-adapters.ts';
import { openSegredos } from '../composicao/open-segredos.ts';
import { CommandError, formatRefusal, type Variables } from './run-command.ts';
import { openDatabase, updateSchema } from '../start-database.ts';

/** Reads a file named by a command. Throws CommandError. */
export function readCommandFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(comandoText.semArquivo(file, (error as NodeJS.ErrnoException).code));
  }
}

/** Resources of a command. */
export interface Opened {
  readonly env: Environment;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: KeyRing;
  readonly storage: FileStorage;
  /** Whether the storage is certain to be that of the database, also while no process runs. */
  readonly hasNamedStorage: boolean;
}

/** Returns the response's result; throws a refusal as CommandError. */
export async function readRetorno<T>(response: Response): Promise<T> {
  const envelope = (await response.json()) as ErrorEnvelope & { retorno: T };
  if (!response.ok) throw new CommandError(formatRefusal(envelope));
  return envelope.retorno;
}

/** Runs a command on the configured database, also while processes use it. */
export async function withDatabase<T>(variables: Variables, work: (parts: Opened) => Promise<T>): Promise<T> {
  const env = parseEnvironment(variables, folders.project);
  const { db, keys, close } = await openDatabase(env, 'comando');
  try {
    await updateSchema(db, env);
    await openSegredos(db, keys);
    const storage = openStorage(env.STORAGE_URL, join(env.dataFolder, 'arquivos'));
    // The embedded database is in the folder of its files.
    const hasNamedStorage = !env.DATABASE_URL || Boolean(env.STORAGE_URL ?? variables['DATA_FOLDER']);
    const { clock } = await openClock(db, env);
    const log = createLogger(env.LOG_LEVEL);
    return await work({ env, db, clock, keys, storage, hasNamedStorage, log });
  } finally {
    await close();
  }
}

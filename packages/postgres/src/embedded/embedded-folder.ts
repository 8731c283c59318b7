import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { rootFolder } from '../shipped-postgres.ts';

/** Name of the server's folder in the data folder. */
const embeddedName = 'postgresql';
/** File of the data folder that names its database outside: a folder made again at the same path has another one. */
const idName = 'postgresql.id';
const idPattern = /^[0-9a-f]{32}$/;

/**
 * Returns the folder of the embedded server of a data folder. A program started by root keeps it outside: PostgreSQL
 * then runs as an unprivileged user, and that user cannot enter a folder of mode 0700. Throws StartError for a malformed id.
 */
export function findEmbeddedFolder(dataFolder: string): string {
  if (!isRoot()) return join(dataFolder, embeddedName);
  const id = readId(dataFolder);
  // The name is a hash of path and id: an id that another process wrote opens and deletes no other folder's database.
  const hash = id ? createHmac('sha256', id) : createHash('sha256');
  return join(rootFolder, hash.update(resolve(dataFolder)).digest('hex').slice(0, 16));
}

/**
 * Writes the id of a data folder that has none, unless the folder was used with the database that an earlier release
 * named by the path alone. The caller holds the folder's lock.
 */
export function ensureEmbeddedId(dataFolder: string): void {
  if (!isRoot() || readId(dataFolder) || hasEarlierDatabase(dataFolder)) return;
  const file = join(dataFolder, idName);
  writeFileSync(`${file}.novo`, randomBytes(16).toString('hex'), { mode: 0o600, flush: true });
  renameSync(`${file}.novo`, file);
}

const isRoot = (): boolean => process.getuid?.() === 0;

function readId(dataFolder: string): string | undefined {
  const file = join(dataFolder, idName);
  if (!existsSync(file)) return undefined;
  const id = readFileSync(file, 'utf8');
  if (idPattern.test(id)) return id;
  throw new StartError(
    `${file} is not a name that this program writes (32 hexadecimal digits); restore it, or delete the whole folder to start with an empty database.`,
  );
}

/** Names that a start of an earlier release left beside the lock. */
const earlierNames: readonly string[] = ['arquivos', 'master-secret', 'segredos'];

const hasEarlierDatabase = (dataFolder: string): boolean =>
  existsSync(findEmbeddedFolder(dataFolder)) &&
  readdirSync(dataFolder).some((name) => earlierNames.includes(name));

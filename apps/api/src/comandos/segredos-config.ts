import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Segredo, toKeyId, type Uso, usos } from '../kernel/auth/key-ring.ts';
import { formatSegredo, parseSegredos } from '../kernel/auth/parse-segredos.ts';
import { EnvironmentError, type Environment } from '../kernel/environment.ts';

/** Configured secrets, and the file for further ones. */
export interface SegredosConfig {
  readonly segredos: readonly Segredo[];
  /** File of further secrets: SECRETS_FILE or the one beside the embedded database; undefined without either. */
  readonly arquivo: string | undefined;
  /** Whether a missing file is created: SECRETS_FILE can point into an ephemeral container. */
  readonly isCreated: boolean;
  /** File of the generated first secret of the embedded database. */
  readonly gerado: string | undefined;
}

type Fonte = Pick<Environment, 'DATABASE_URL' | 'MASTER_SECRET' | 'SECRETS' | 'SECRETS_FILE' | 'dataFolder'>;

/** Reads MASTER_SECRET, SECRETS and SECRETS_FILE; generates a secret for the embedded database when none covers it. */
export function readSegredosConfig(env: Fonte): SegredosConfig {
  const isEmbedded = !env.DATABASE_URL;
  const arquivo = env.SECRETS_FILE ?? (isEmbedded ? join(env.dataFolder, 'segredos') : undefined);
  const further = [...(env.SECRETS ?? []), ...(arquivo ? readArquivo(arquivo) : [])];
  const gerado = isEmbedded && !env.MASTER_SECRET ? join(env.dataFolder, 'master-secret') : undefined;
  const first = env.MASTER_SECRET ?? (gerado && findGerado(gerado, isCovering(further)));
  const segredos: Segredo[] = [...(first ? [{ uso: 'tudo' as const, segredo: first }] : []), ...further];
  if (!isCovering(segredos))
    throw new EnvironmentError(
      `MASTER_SECRET, SECRETS and SECRETS_FILE have no secret for ${findUncovered(segredos)!}; add a line ${findUncovered(segredos)!}:SECRET of at least 32 random characters, or one with tudo.`,
      'segredo.ausente',
    );
  return { segredos, arquivo, isCreated: env.SECRETS_FILE === undefined, gerado };
}

const findUncovered = (segredos: readonly Segredo[]): Uso | undefined =>
  usos.find((uso) => !segredos.some((one) => one.uso === uso || one.uso === 'tudo'));
const isCovering = (segredos: readonly Segredo[]) => findUncovered(segredos) === undefined;

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new EnvironmentError(
      `${file} is not readable (${code ?? 'unknown'}); check SECRETS_FILE and its permissions.`,
    );
  }
};

function readArquivo(file: string): Segredo[] {
  const segredos = parseSegredos(readText(file) ?? '');
  if (!segredos)
    throw new EnvironmentError(
      `${file} must have lines like sessoes:SECRET (sessoes, dados, campanhas or tudo), each of at least 32 characters.`,
    );
  return segredos;
}

/**
 * Returns the generated secret of the embedded database: created once, and not recreated after later secrets
 * replaced it.
 */
function findGerado(file: string, isReplaced: boolean): string | undefined {
  const known = readText(file)?.trim();
  if (known || isReplaced) return known;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readText(file)!.trim();
}

/** Creates a random secret. */
export const createSegredo = (uso: Uso): Segredo => ({ uso, segredo: randomBytes(32).toString('hex') });

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Replaces a file atomically, readable by its owner only. Returns false when it is not writable. */
function replaceFile(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    // fsync before the database records that the secret seals.
    sync(draft);
    renameSync(draft, file);
    sync(dirname(file));
    return true;
  } catch {
    // -- swallowed: read-only, so the operator is told which line to write
    rmSync(draft, { force: true });
    return false;
  }
}

/** Appends a secret to the configured file. Returns false without a writable file. */
export function appendSegredo({ arquivo, isCreated }: SegredosConfig, segredo: Segredo): boolean {
  if (!arquivo) return false;
  const text = readText(arquivo) ?? (isCreated ? '' : undefined);
  if (text === undefined) return false;
  return replaceFile(
    arquivo,
    `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${formatSegredo(segredo)}\n`,
  );
}

/** Removes a secret from the configured files. Returns false when it is configured elsewhere. */
export function removeSegredo({ arquivo, gerado }: SegredosConfig, id: string): boolean {
  const isOwn = ({ segredo }: Segredo) => toKeyId(segredo) === id;
  if (gerado && toKeyId(readText(gerado)?.trim() ?? '') === id) {
    rmSync(gerado);
    return true;
  }
  const text = (arquivo && readText(arquivo)) ?? '';
  const kept = text.split('\n').filter((line) => !parseSegredos(line)?.some(isOwn));
  return kept.join('\n') !== text && replaceFile(arquivo!, kept.join('\n'));
}

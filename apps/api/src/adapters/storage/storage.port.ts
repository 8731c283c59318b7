import { DomainError } from '../../kernel/domain-error.ts';

/** A stored file. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A list entry: name and storage time. */
export interface ListedFile {
  readonly name: string;
  readonly keptAt: Date;
}

/** Throws for a name that no adapter may interpret: `..`, an absolute path, an empty part. */
export function requireName(name: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(name)) throw new Error(`Invalid file name: ${name}`);
  return name;
}

/** Throws for a folder that no adapter may interpret. */
export function requireFolder(folder: string): string {
  if (!/^[\w-]+(\/[\w-]+)*$/.test(folder)) throw new Error(`Invalid folder name: ${folder}`);
  return folder;
}

/**
 * Stores files by name. Names consist of letters, digits, `-`, `_`, `.` and `/` between folders. Failures throw
 * StorageError, which tells whether space ran out.
 */
export interface FileStorage {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  /** Stores a streamed file; stores nothing when `pieces` throws, and rethrows. */
  putPieces(name: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Streams a file from its beginning; undefined when there is none. */
  getPieces(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Idempotent. */
  delete(name: string): Promise<void>;
  /** Lists a folder's files in name order after `after`, at most `limit`. */
  list(folder: string, after: string, limit: number): Promise<ListedFile[]>;
}

// Error codes for a full disk or quota, of the system and of S3-compatible services.
const full = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull']);

interface Failure {
  readonly code?: string;
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const isFull = ({ code = '', name = '', $metadata }: Failure): boolean =>
  full.has(code) || full.has(name) || $metadata?.httpStatusCode === 507;

/** Storage failure: upload.semEspaco when space ran out, else upload.indisponivel. */
export class StorageError extends DomainError {
  constructor(cause: unknown) {
    super(isFull(cause as Failure) ? 'upload.semEspaco' : 'upload.indisponivel');
    this.cause = cause;
  }
}

/** Runs storage work; wraps any error in StorageError, except refusals by the caller's source. */
export async function reachStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? error : new StorageError(error);
  }
}

/** Wraps errors of a chunk stream the same way. */
export async function* reachPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw new StorageError(error);
  }
}

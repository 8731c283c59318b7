import { DomainError } from '../../kernel/domain-error.ts';

/** A kept file. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A file as a list tells it: its name and when it was kept. */
export interface ListedFile {
  readonly name: string;
  readonly keptAt: Date;
}

/**
 * Keeps files by name. Names are ours: letters, digits, `-`, `_`, `.` and `/` between folders. What fails is a
 * StorageError: it says whether there was no room.
 */
export interface FileStorage {
  put(name: string, file: StoredFile): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  /** Keeps a large file as it arrives; nothing of it is kept when `pieces` throws, which is thrown on. */
  putPieces(name: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** A large file from its beginning, as it is read; undefined when there is none. */
  getPieces(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Deleting what is not there is no failure. */
  delete(name: string): Promise<void>;
  /** Files of a folder in the order of their names, those after `after`, at most `limit`. */
  list(folder: string, after: string, limit: number): Promise<ListedFile[]>;
}

// The system's codes of a full disk and a used-up share of it, and those of the services that speak S3.
const full = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull']);

interface Failure {
  readonly code?: string;
  readonly name?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const isFull = ({ code = '', name = '', $metadata }: Failure): boolean =>
  full.has(code) || full.has(name) || $metadata?.httpStatusCode === 507;

/** Files could not be kept or read: upload.semEspaco when there is no room, else upload.indisponivel. */
export class StorageError extends DomainError {
  constructor(cause: unknown) {
    super(isFull(cause as Failure) ? 'upload.semEspaco' : 'upload.indisponivel');
    this.cause = cause;
  }
}

/** Runs a piece of work with files; whatever it throws becomes a StorageError, but for a refusal of whoever sends one. */
export async function reachStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? error : new StorageError(error);
  }
}

/** The same for pieces that are read one by one. */
export async function* reachPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw new StorageError(error);
  }
}

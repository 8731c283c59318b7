import { DomainError } from '../../kernel/domain-error.ts';

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

/** Runs a piece of work with files; whatever it throws becomes a StorageError. */
export async function reachStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(error);
  }
}

import { sqlState } from './sql-state.ts';

/**
 * The database gave no answer: it is not there, it goes or comes, or the connection broke. Nobody may take that for a
 * 'no'. What was being written may have been written: whoever sends it again must be recognised.
 */
export class DatabaseAwayError extends Error {
  /** SQLSTATE or the system's code, as the driver told it. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code || 'no answer', { cause });
    this.name = 'DatabaseAwayError';
    this.code = code;
  }
}

/** Whether a server's answer says that it is away: lost connections, stopping, crashed, starting, no connection left. */
export const saysAway = (error: unknown): boolean => /^(08...|57P..|53300)$/.test(sqlState(error) ?? '');

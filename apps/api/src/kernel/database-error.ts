/** SQLSTATE of a database error, or undefined for anything else. Both drivers carry it as `code`. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint that a statement broke; undefined for what is no such failure. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const name = (error as { constraint?: unknown } | null)?.constraint;
  return typeof name === 'string' ? name : undefined;
};

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

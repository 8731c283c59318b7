/** Returns the SQLSTATE of a database error, else undefined. Both drivers set it as `code`. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Returns the name of the violated constraint; undefined for other errors. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown };
  // Citus reports errors of worker nodes without their fields, and for reference tables without the SQLSTATE.
  const isTold = /^(23|XX000)/.test(sqlState(error) ?? '');
  const name =
    constraint ?? (isTold ? /violates \w+ constraint "([^"]+)"/.exec(String(message))?.[1] : undefined);
  // Shards append a number to the constraint's name.
  return typeof name === 'string' ? name.replace(/_\d+$/, '') : undefined;
};

/**
 * The database did not answer: down, starting, stopping, or the connection broke. Never equivalent to a negative
 * answer. A pending write may have been committed: a retry must be idempotent.
 */
export class DatabaseAwayError extends Error {
  /** SQLSTATE or system error code from the driver. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code || 'no response', { cause });
    this.name = 'DatabaseAwayError';
    this.code = code;
  }
}

/** No pooled connection became free in time: nothing was sent, and the database can be healthy. */
export class DatabaseBusyError extends DatabaseAwayError {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DatabaseBusyError';
  }
}

/**
 * Returns whether a server error means unavailability: lost connection, shutdown, crash, start, too many
 * connections.
 */
export const isAwayState = (error: unknown): boolean => /^(08...|57P..|53300)$/.test(sqlState(error) ?? '');

/**
 * Returns whether an error is routine: refusals of own functions, violated constraints, and retryable conflicts.
 * Other errors can be caused by the connection, such as a stale plan or a server that became read-only, so it is
 * closed.
 */
export const isDaily = (error: unknown): boolean => /^(TR|23|40)/.test(sqlState(error) ?? '');

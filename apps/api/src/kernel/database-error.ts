/** SQLSTATE of a database error, or undefined for anything else. Both drivers carry it as `code`. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The name of the constraint that a statement broke; undefined for what is no such failure. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const { constraint, message } = (error ?? {}) as { constraint?: unknown; message?: unknown };
  // What another machine refused is told without its fields, and of rows that were copied there without its state.
  const isTold = /^(23|XX000)/.test(sqlState(error) ?? '');
  const name =
    constraint ?? (isTold ? /violates \w+ constraint "([^"]+)"/.exec(String(message))?.[1] : undefined);
  // Each piece of a table that lies on several machines has its number behind the name.
  return typeof name === 'string' ? name.replace(/_\d+$/, '') : undefined;
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

/** No connection of this process was free in time: nothing was sent to the database, which may be well. */
export class DatabaseBusyError extends DatabaseAwayError {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DatabaseBusyError';
  }
}

/** Whether a server's answer says that it is away: lost connections, stopping, crashed, starting, no connection left. */
export const saysAway = (error: unknown): boolean => /^(08...|57P..|53300)$/.test(sqlState(error) ?? '');

/**
 * Refusals of our own functions, broken constraints, and what is to be sent again: daily answers, which say nothing
 * against the connection. Anything else may: a plan that no longer fits the tables, a server that takes no more writes.
 */
export const isDaily = (error: unknown): boolean => /^(TR|23|40)/.test(sqlState(error) ?? '');

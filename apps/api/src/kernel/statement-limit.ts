import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest time of a statement on every connection, unless `withStatementLimit` names another one. */
export const statementSeconds = 15;

const limits = new AsyncLocalStorage<number>();

/**
 * Runs `work` with another limit for each of its statements. A server stops a statement that takes longer; the embedded
 * database knows no such limit.
 */
export const withStatementLimit = <T>(seconds: number, work: () => Promise<T>): Promise<T> =>
  limits.run(seconds, work);

/** The limit in seconds of the statements that are sent now; undefined where it is that of the connection. */
export function findStatementLimit(): number | undefined {
  const seconds = limits.getStore();
  return seconds === statementSeconds ? undefined : seconds;
}

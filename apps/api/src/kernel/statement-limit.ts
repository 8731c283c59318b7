import { AsyncLocalStorage } from 'node:async_hooks';

/** Default statement timeout of every connection, in seconds. */
export const statementSeconds = 15;

const limits = new AsyncLocalStorage<number>();

/** Runs `work` with another statement timeout. Enforced by the server. */
export const withStatementLimit = <T>(seconds: number, work: () => Promise<T>): Promise<T> =>
  limits.run(seconds, work);

/** Returns the current statement timeout in seconds; undefined for the default. */
export function findStatementLimit(): number | undefined {
  const seconds = limits.getStore();
  return seconds === statementSeconds ? undefined : seconds;
}

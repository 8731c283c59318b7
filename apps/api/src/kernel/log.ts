import { pino, type DestinationStream, type Logger, type LogFn } from 'pino';
import { DatabaseAwayError } from './database-error.ts';
import { DomainError } from './domain-error.ts';

export type { DestinationStream, Logger };

/**
 * Creates the process's logger, with the process name in each line. Requests are logged once, at their end,
 * without query, body or personal data.
 */
export function createLogger(level: string, destination?: DestinationStream, processo?: string): Logger {
  const options = {
    level,
    base: processo ? { processo } : null,
    redact: ['req.headers', 'headers', 'body'],
    serializers: { err: toLogged },
    hooks: { logMethod: createMassErrorFilter() },
  };
  return destination ? pino(options, destination) : pino(options);
}

// Fields added by database drivers that can contain personal data: statement values and the violating row.
const personal = new Set(['detail', 'where', 'hint', 'query', 'params', 'queryOptions', 'internalQuery']);

function toLogged(error: Error): object {
  if (!isMassError(error))
    return Object.fromEntries(
      Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !personal.has(name)),
    );
  const { name, code, message } = error;
  return { type: name, code, message };
}

/** Errors with one cause for all requests at once: repeating the stack trace would hide everything else. */
const isMassError = (error: unknown): error is DatabaseAwayError | DomainError =>
  error instanceof DatabaseAwayError || (error instanceof DomainError && error.code === 'servidor.ocupado');

const quietMilliseconds = 1_000;

/** Throttles mass errors: logs the first at once, then one per second; `suppressed` is the number suppressed before it. */
function createMassErrorFilter() {
  let isQuiet = false;
  let suppressed = 0;
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [fields] = args as unknown[];
    const error = (fields as { err?: unknown } | null | undefined)?.err;
    if (!isMassError(error)) return method.apply(this, args);
    if (isQuiet) return void suppressed++;
    isQuiet = true;
    method.apply(this, args);
    const logSuppressed = () => {
      isQuiet = suppressed > 0;
      if (!isQuiet) return;
      method.call(
        this,
        { event: 'errors_suppressed', err: error, suppressed },
        'Further errors with the same cause were not logged',
      );
      suppressed = 0;
      setTimeout(logSuppressed, quietMilliseconds).unref();
    };
    setTimeout(logSuppressed, quietMilliseconds).unref();
  };
}

import { pino, type DestinationStream, type Logger, type LogFn } from 'pino';
import { DatabaseAwayError } from './database-away.ts';

export type { Logger };

/** One logger per process. Requests are logged once, at their end, without query, body or person. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers', 'headers', 'body'],
    serializers: { err: toLogged },
    hooks: { logMethod: createOutageFilter() },
  };
  return destination ? pino(options, destination) : pino(options);
}

// What drivers of the database add besides: the values of the statement, and the row that broke a rule.
const personal = new Set(['detail', 'where', 'hint', 'query', 'params', 'queryOptions', 'internalQuery']);

function toLogged(error: Error): object {
  // The same trace a thousand times would hide everything else.
  if (error instanceof DatabaseAwayError)
    return { type: error.name, code: error.code, message: error.message };
  return Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !personal.has(name)),
  );
}

const outageMilliseconds = 1_000;

/**
 * Lets a line about a database that is away through at once, and then one a second while there are more: `caladas` is
 * how many were left unsaid before it. Whoever logs an error need not know which kind it is.
 */
function createOutageFilter() {
  let isQuiet = false;
  let unsaid = 0;
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
    const [fields] = args as unknown[];
    const error = (fields as { err?: unknown } | null | undefined)?.err;
    if (!(error instanceof DatabaseAwayError)) return method.apply(this, args);
    if (isQuiet) return void unsaid++;
    isQuiet = true;
    method.apply(this, args);
    const sayRest = () => {
      isQuiet = unsaid > 0;
      if (!isQuiet) return;
      method.call(this, { err: error, caladas: unsaid }, 'the database is away');
      unsaid = 0;
      setTimeout(sayRest, outageMilliseconds).unref();
    };
    setTimeout(sayRest, outageMilliseconds).unref();
  };
}

import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** One logger per process. Requests are logged once, at their end, without query, body or person. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: ['req.headers', 'headers', 'body'],
    serializers: { err: toLogged },
  };
  return destination ? pino(options, destination) : pino(options);
}

// What drivers of the database add besides: the values of the statement, and the row that broke a rule.
const personal = new Set(['detail', 'where', 'hint', 'query', 'params', 'queryOptions', 'internalQuery']);

const toLogged = (error: Error): object =>
  Object.fromEntries(Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !personal.has(name)));

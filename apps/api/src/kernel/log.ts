import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** One logger per process. Requests are logged once, at their end, without query, body or person. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: ['req.headers', 'headers', 'body'] };
  return destination ? pino(options, destination) : pino(options);
}

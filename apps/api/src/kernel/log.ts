import { pino, type Logger } from 'pino';

export type { Logger };

/** One logger per process. Requests are logged once, at their end, without query, body or person. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, redact: ['req.headers', 'headers', 'body'] });
}

import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './http-limits.ts';

/**
 * Discards the rest of a refused request's body, because browsers read the response only after sending it;
 * closes the connection beyond the time or size limit.
 */
export function endUnread(raw: IncomingMessage, { bodyMilliseconds, unreadBytes }: HttpLimits): void {
  let dropped = 0;
  const timer = setTimeout(() => raw.socket.destroy(), bodyMilliseconds).unref();
  raw.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > unreadBytes) raw.socket.destroy();
  });
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

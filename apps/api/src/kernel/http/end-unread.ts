import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './http-limits.ts';

/**
 * Drops the rest of a refused request's body, because browsers read the answer only when their body has left; closes the
 * connection when that takes too long or too much.
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

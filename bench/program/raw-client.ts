import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  /** Number of responses. */
  readonly count: number;
}

/**
 * Sends requests over `clients` keep-alive connections for `seconds` in a closed loop. Raw sockets, because an
 * HTTP client library would take a large share of the two cores it shares with the server.
 *
 * @param isEnough stops it earlier; checked after each response
 */
export async function load(
  port: number,
  clients: number,
  seconds: number,
  build: () => string,
  isEnough: () => boolean = () => false,
): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1');
      let sentAt = 0;
      let text = '';
      const send = () => {
        sentAt = performance.now();
        text = '';
        socket.write(build());
      };
      socket.on('connect', send).on('error', reject).setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        text += chunk;
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
        if (text.length < head + 4 + length) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (!text.startsWith('HTTP/1.1 2')) refused++;
        if (!isEnough() && now < end) send();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, lane));
  const elapsed = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (q: number) => times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), refused, count: times.length };
}

/** Returns the median; the lower one for an even count. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;

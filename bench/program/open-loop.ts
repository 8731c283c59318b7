import { connect, type Socket } from 'node:net';

/** Initial keep-alive connections of a row, like a proxy's pool; more are opened when all are busy. */
const keptConnections = 512;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    socket.once('error', reject).once('connect', () => resolve(socket.off('error', reject)));
  });

/** A raw request and the label under which it is counted. */
export interface Asked {
  readonly kind: string;
  readonly text: string;
}

export interface Answer {
  readonly kind: string;
  readonly status: number;
  readonly sentAt: number;
  readonly milliseconds: number;
}

/**
 * Sends `rate` requests per second for `duration` seconds over idle connections, whether or not earlier requests
 * were answered (open loop).
 */
export async function arrive(port: number, rate: number, duration: number, build: () => Asked) {
  const answers: Answer[] = [];
  const idle = await Promise.all(Array.from({ length: keptConnections }, () => open(port)));
  let [inProgress, mostInProgress, broken] = [0, 0, 0];
  const ask = (socket: Socket): void => {
    inProgress += 1;
    mostInProgress = Math.max(mostInProgress, inProgress);
    const sentAt = performance.now();
    const { kind, text: sent } = build();
    let text = '';
    const finish = () => {
      inProgress -= 1;
      socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close');
      socket.on('error', () => undefined);
    };
    const fail = () => {
      finish();
      broken += 1;
    };
    socket.once('error', fail).once('close', fail);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      if (text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1])) return;
      finish();
      answers.push({
        kind,
        status: Number(text.slice(9, 12)),
        sentAt,
        milliseconds: performance.now() - sentAt,
      });
      idle.push(socket);
    });
    socket.write(sent);
  };
  const begin = performance.now();
  for (let begun = 0; begun < rate * duration;) {
    const due = ((performance.now() - begin) / 1000) * rate;
    for (; begun < due && begun < rate * duration; begun += 1) {
      // The longest idle one, because the program closes idle connections after a timeout.
      const kept = idle.shift();
      if (kept && !kept.destroyed) ask(kept);
      else void open(port).then(ask, () => (broken += 1));
    }
    await new Promise((done) => setTimeout(done, 2));
  }
  while (inProgress > 0) await new Promise((done) => setTimeout(done, 10));
  for (const socket of idle) socket.destroy();
  return { answers, mostInProgress, broken, begin, elapsed: (performance.now() - begin) / 1000 };
}

export const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
export const timesOf = (answers: readonly Answer[]) =>
  answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);

import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  /** Returns everything received so far. */
  text(): string;
  /** Resolves with everything received once the other side has closed. */
  readonly closed: Promise<string>;
  /** Resolves with the status once a response has begun. */
  readonly answered: Promise<number>;
}

/**
 * Opens a raw connection on which a test controls bytes and timing.
 *
 * @param from address of the client; each one in 127.0.0.0/8 belongs to this machine
 */
export function openSocket(port: number, from = '127.0.0.1'): RawSocket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).setEncoding('utf8');
  let text = '';
  const answered = new Promise<number>((resolve) => {
    socket.on('data', (chunk: string) => {
      text += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      if (status) resolve(Number(status));
    });
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  socket.on('error', () => undefined);
  return { socket, text: () => text, closed, answered };
}

/** Builds the head of a request with an announced, unsent body. */
export function toHead(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const all = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(bytes),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

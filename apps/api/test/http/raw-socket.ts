import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  /** Everything received so far. */
  text(): string;
  /** Resolves with everything received when the other side closes. */
  readonly closed: Promise<string>;
  /** Resolves with the status once a response has begun. */
  readonly answered: Promise<number>;
}

/** A raw connection on which a test controls content and pace. */
export function openSocket(port: number): RawSocket {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
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

/** Builds a request header that announces a body without sending it. */
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

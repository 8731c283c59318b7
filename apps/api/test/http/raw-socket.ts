import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  /** Everything that came back so far. */
  text(): string;
  /** Resolves with all of it when the other side has closed. */
  readonly closed: Promise<string>;
  /** Resolves once an answer has begun, with its status. */
  readonly answered: Promise<number>;
}

/** A connection on which a test writes exactly what it wants, and as slowly as it wants. */
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

/** The head of a request whose body is announced and not sent. */
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

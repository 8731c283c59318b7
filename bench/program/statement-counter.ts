import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A statement sent by a program, with its parameters as text. */
export interface SentStatement {
  readonly sql: string;
  readonly values: readonly (string | null)[];
}

/** A database proxy that records statements. */
export interface StatementCounter {
  /** The URL for a program in place of the database's own. */
  readonly url: string;
  /** Returns and clears the recorded statements, including those that begin and end a transaction. */
  take(): SentStatement[];
  close(): Promise<void>;
}

/** Starts a proxy between programs and a PostgreSQL server that records the protocol messages executing a statement. */
export async function startStatementCounter(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let sent: SentStatement[] = [];
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    client.on(
      'data',
      createReader((statement) => sent.push(statement)),
    );
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay().pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(databaseUrl);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Returns a parser of PostgreSQL's protocol that calls back with each statement executed by a client. */
function createReader(onStatement: (statement: SentStatement) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>();
  let bound: SentStatement = { sql: '', values: [] };
  const read = (kind: string, body: Buffer) => {
    const [first, second] = body.toString('latin1').split('\0', 2);
    if (kind === 'P') prepared.set(first!, body.toString('utf8').split('\0', 2)[1]!);
    if (kind === 'B')
      bound = { sql: prepared.get(second!)!, values: readValues(body, first!.length + second!.length + 2) };
    if (kind === 'E') onStatement(bound);
    if (kind === 'Q') onStatement({ sql: first!, values: [] });
  };
  let rest: Buffer = Buffer.alloc(0);
  // The startup message has no type byte.
  let isStarted = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      if (isStarted) read(String.fromCharCode(rest[0]!), rest.subarray(5, length));
      isStarted = true;
      rest = rest.subarray(length);
    }
  };
}

/** Reads the parameters of a Bind message, after the names of its portal and its statement. */
function readValues(body: Buffer, at: number): (string | null)[] {
  const formats = body.readInt16BE(at);
  let place = at + 2 + formats * 2;
  const count = body.readInt16BE(place);
  place += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(place);
    place += 4;
    if (length < 0) return null;
    place += length;
    return body.toString('utf8', place - length, place);
  });
}

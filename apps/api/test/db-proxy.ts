import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

export interface DbProxy {
  /** Address of the database through this proxy. */
  readonly url: string;
  /** Breaks every connection and accepts no more, like a stopping server. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a TCP proxy to a database of the shared server, which one test may cut without affecting others. */
export async function openDbProxy(url: string): Promise<DbProxy> {
  const target = toTarget(new URL(url));
  const open = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
    }
  });
  const listen = (port: number) => once(relay.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = relay.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    async cut() {
      const closed = new Promise((done) => relay.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(port)),
  };
}

/** Where the server of a database URL listens: on a Unix socket if the host is a folder. */
function toTarget({ hostname, port }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Server, startHere } from './program.ts';

/** A server in this process whose connections to the database a test can cut. */
export interface SeverableServer extends Server {
  /**
   * Ends it like a kill, as seen by the database: all connections close within their statements, no further one
   * opens, and nothing else is sent.
   */
  sever(): Promise<void>;
}

/** Starts a server in this process behind a proxy of its database connections. */
export async function startSeverable(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<SeverableServer> {
  const address = new URL(env.DATABASE_URL);
  const target = Number(address.port);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  address.port = String((proxy.address() as AddressInfo).port);
  const server = await startHere({ ...env, DATABASE_URL: address.href });
  const close = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    ...server,
    async stop() {
      await server.stop();
      close();
    },
    async sever() {
      close();
      await server.stop();
    },
  };
}

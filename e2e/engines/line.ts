import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { port } from '../steps/addresses.ts';

export interface Line {
  /** Address of the proxy to the program. */
  readonly address: string;
  /** Stops answering at this address. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * Starts a proxy to the program that can be cut off: the engines differ in their off-line switches, and some
 * have none.
 */
export async function openLine(): Promise<Line> {
  const ends = new Set<Socket>();
  const answer = (near: Socket) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  };
  const listen = (at: number) =>
    new Promise<Server>((resolve, reject) => {
      const server: Server = createServer(answer)
        .once('error', reject)
        .listen(at, () => resolve(server));
    });
  let server = await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    address: `http://localhost:${own}`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const end of ends) end.destroy();
      await closed;
    },
    async mend() {
      if (!server.listening) server = await listen(own);
    },
  };
}

import { openDbProxy } from './db-proxy.ts';
import { type Server, startHere } from './program.ts';

/** A server in this process; a test can cut its connections to the database. */
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
  const proxy = await openDbProxy(env.DATABASE_URL);
  const server = await startHere({ ...env, DATABASE_URL: proxy.url });
  return {
    ...server,
    async stop() {
      await server.stop();
      await proxy.cut();
    },
    async sever() {
      await proxy.cut();
      await server.stop();
    },
  };
}

import pg from 'pg';
import { isDaily } from '../database-error.ts';

interface Lane {
  readonly client: pg.Client;
  readonly connected: Promise<unknown>;
  readonly ended: Promise<unknown>;
  /** Statements in flight or waiting for the connection. */
  inFlight: number;
  /** Accepts no further statements; closed after the last response. */
  isRetired: boolean;
}

/** Pipelined connections: several statements in flight at once, each one an implicit transaction. */
export interface PgLanes {
  /** Sends a statement on the connection with the fewest in flight. Throws errors of `pg`. */
  send(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Open connections, those with statements in flight, and statements queued behind others. */
  read(): { readonly open: number; readonly busy: number; readonly waiting: number };
  /** Waits for statements in flight, then closes all connections. */
  close(): Promise<void>;
}

/**
 * Opens a lane when all others are busy, up to `size`. Pipelining lets server and client read and write several
 * statements per wake-up: a quarter less CPU time on the server.
 *
 * A statement waits for those before it on its lane, so only short ones belong here; a slow one delays only
 * those already queued, because later ones prefer lanes with fewer in flight.
 */
export function createPgLanes(
  config: pg.ClientConfig,
  size: number,
  firstStatement: string,
  onError?: (error: Error) => void,
): PgLanes {
  const lanes = new Set<Lane>();
  const retired = new Set<Lane>();

  const endWhenIdle = ({ client, inFlight }: Lane) => {
    // -- swallowed: a failed close has no consequence
    if (inFlight === 0) client.end().catch(() => undefined);
  };
  const retire = (lane: Lane) => {
    if (lane.isRetired) return;
    lane.isRetired = true;
    lanes.delete(lane);
    retired.add(lane);
    void lane.ended.then(() => retired.delete(lane));
    endWhenIdle(lane);
  };

  const open = (): Lane => {
    const client = new pg.Client({ ...config, pipeline: true });
    const ended = new Promise((done) => client.once('end', done));
    const lane: Lane = {
      client,
      connected: client.connect().then(() => client.query(firstStatement)),
      ended,
      inFlight: 0,
      isRetired: false,
    };
    // Statements in flight reject separately; without a listener the error would crash the process.
    client.on('error', (error) => {
      retire(lane);
      onError?.(error);
    });
    void ended.then(() => retire(lane));
    lanes.add(lane);
    return lane;
  };

  const choose = (): Lane => {
    let best: Lane | undefined;
    for (const lane of lanes) if (!best || lane.inFlight < best.inFlight) best = lane;
    return best && (best.inFlight === 0 || lanes.size >= size) ? best : open();
  };

  return {
    async send(statement) {
      const lane = choose();
      lane.inFlight += 1;
      try {
        await lane.connected;
        return await lane.client.query(statement);
      } catch (error) {
        if (!isDaily(error)) retire(lane);
        throw error;
      } finally {
        lane.inFlight -= 1;
        if (lane.isRetired) endWhenIdle(lane);
      }
    },
    read: () => ({
      open: lanes.size,
      busy: [...lanes].filter(({ inFlight }) => inFlight > 0).length,
      waiting: [...lanes].reduce((sum, { inFlight }) => sum + Math.max(0, inFlight - 1), 0),
    }),
    async close() {
      lanes.forEach(retire);
      await Promise.all([...retired].map(({ ended }) => ended));
    },
  };
}

import pg from 'pg';
import { isDaily } from '../database-error.ts';

interface Lane {
  readonly client: pg.Client;
  readonly connected: Promise<unknown>;
  readonly ended: Promise<unknown>;
  /** Statements on their way, or waiting for the connection. */
  inFlight: number;
  /** Gets no further statement; its connection is closed when the last one on its way is answered. */
  isRetired: boolean;
}

/** Connections over which several statements are on their way at once, each in a transaction of its own. */
export interface PgLanes {
  /** Sends a statement over the connection with the fewest on their way. Errors as `pg` throws them. */
  send(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Connections that are open, those of them with statements on their way, and what waits behind another. */
  read(): { readonly open: number; readonly busy: number; readonly waiting: number };
  /** Waits for what is on its way, then closes all. */
  close(): Promise<void>;
}

/**
 * Lanes are opened when all others have something on their way, up to `size`. The server and the program then read and
 * write several statements at a time instead of waking up for each: a quarter less work for the server.
 *
 * A statement waits for those before it on its lane, so only short ones belong here; one that is held up holds up no
 * more than came before it was noticed, since later ones go where less is on its way.
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
    // -- swallowed: what goes wrong at the farewell hurts nobody.
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
    // Statements on their way are told by themselves; without a listener the process would end.
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

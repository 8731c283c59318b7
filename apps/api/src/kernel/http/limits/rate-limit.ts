import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Frequencia, RecusaTaxa } from '@trevo/contract/call';
import type { Clock } from '../../clock.ts';
import { type Db, first } from '../../db/db.ts';
import { refuse } from '../../domain-error.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Uses of a key that wait for the running statement, to be counted together by the next one. */
interface Waiting {
  resolve(usos: number): void;
  reject(error: unknown): void;
}

/**
 * Rate limiter with counts in the database, shared by all processes. Keys are hashed: the table contains no
 * addresses or document numbers.
 *
 * Per key, a process runs one statement at a time and batches the uses that arrive meanwhile, each with its own
 * number. So a carrier-grade NAT address with thousands of users causes no row-lock contention, and no limit is
 * exceeded by a single use. An exhausted limit is refused from memory.
 */
export function createRateLimiter(db: Db, clock: Clock) {
  const queues = new Map<string, Waiting[]>();
  const known = new Map<string, { readonly janela: number; readonly usos: number }>();

  async function add(hash: string, janela: number, quantidade: number): Promise<number> {
    const { usos } = first(
      await db.query<{ usos: number }>(
        `insert into taxa_requisicao as t (chave, janela, usos) values ($1, $2, $3)
         on conflict (chave) do update
           set usos = case when t.janela = excluded.janela then t.usos + excluded.usos else excluded.usos end,
             janela = excluded.janela
         returning usos`,
        [hash, new Date(janela * 1000), quantidade],
      ),
    );
    return usos;
  }

  /** Counts a key's queued uses until the queue is empty. */
  async function drain(queue: Waiting[], hash: string, janela: number): Promise<void> {
    while (queue.length > 0) {
      const together = queue.splice(0);
      try {
        const usos = await add(hash, janela, together.length);
        together.forEach(({ resolve }, n) => resolve(usos - together.length + n + 1));
      } catch (error) {
        // Each use fails with the statement that counts it.
        for (const { reject } of together) reject(error);
      }
    }
    // Same event-loop turn as the check for emptiness: no use can be added to an abandoned queue.
    queues.delete(toKey(hash, janela));
  }

  function countTogether(hash: string, janela: number): Promise<number> {
    const key = toKey(hash, janela);
    return new Promise((resolve, reject) => {
      const running = queues.get(key);
      if (running) return void running.push({ resolve, reject });
      const queue = [{ resolve, reject }];
      queues.set(key, queue);
      void drain(queue, hash, janela);
    });
  }

  const toWindow = (key: string, seconds: number) => {
    const now = clock.now().getTime() / 1000;
    const janela = Math.floor(now / seconds) * seconds;
    return {
      hash: createHash('sha256').update(`${key}|${seconds}`).digest('base64url'),
      janela,
      segundos: Math.max(1, Math.ceil(janela + seconds - now)),
    };
  };

  return {
    /** Counts one use of `key` in a fixed window; returns its number and the remaining seconds of the window. */
    async countUse(key: string, seconds: number): Promise<{ usos: number; segundos: number }> {
      const { hash, janela, segundos } = toWindow(key, seconds);
      return { usos: await countTogether(hash, janela), segundos };
    },
    /** Counts one use of `key`; throws `recusa` with the seconds to wait after `times` uses in `seconds`. */
    async count(
      key: string,
      [times, seconds]: Frequencia,
      recusa: RecusaTaxa = 'requisicao.muitas',
    ): Promise<void> {
      const { hash, janela, segundos } = toWindow(key, seconds);
      const before = known.get(hash);
      if (before?.janela === janela && before.usos >= times) throw refuse(recusa, { segundos });
      const usos = await countTogether(hash, janela);
      if (usos < times) return;
      if (known.size >= cacheSize) known.delete(known.keys().next().value!);
      known.set(hash, { janela, usos });
      if (usos > times) throw refuse(recusa, { segundos });
    },
    /** Takes a use of `count` back within its window, for work that failed. */
    async giveBack(key: string, [, seconds]: Frequencia): Promise<void> {
      const { hash, janela } = toWindow(key, seconds);
      known.delete(hash);
      await db.query(
        'update taxa_requisicao set usos = usos - 1 where chave = $1 and janela = $2 and usos > 0',
        [hash, new Date(janela * 1000)],
      );
    },
    /** Deletes windows that ended a day ago. */
    async forgetOld(): Promise<void> {
      await db.query('delete from taxa_requisicao where janela < $1', [
        new Date(clock.now().getTime() - 86_400_000),
      ]);
    },
  };
}

const toKey = (hash: string, janela: number): string => `${hash}|${janela}`;

const windowMilliseconds = 60_000;
const cacheSize = 20_000;

/** In-process count per network and minute, so that a flood of requests does not become a flood of queries. */
export function createNetworkLimit(clock: Clock, perMinute: number) {
  const counts = new Map<string, { janela: number; total: number }>();
  return {
    /** Counts one use; throws requisicao.muitas above the limit. */
    count(rede: string): void {
      const now = clock.now().getTime();
      const janela = Math.floor(now / windowMilliseconds);
      const known = counts.get(rede);
      const total = known?.janela === janela ? known.total + 1 : 1;
      if (counts.size >= cacheSize && !known) counts.delete(counts.keys().next().value!);
      counts.set(rede, { janela, total });
      if (total <= perMinute) return;
      const segundos = Math.ceil(((janela + 1) * windowMilliseconds - now) / 1000);
      throw refuse('requisicao.muitas', { segundos: Math.max(1, segundos) });
    },
  };
}

/**
 * Returns the network by which an address is counted: /64 for IPv6, because a household or phone has 2^64
 * addresses and would never reach a limit per address; the address itself for IPv4.
 */
export function toNetwork(endereco: string): string {
  const bare = endereco.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A dotted IPv4 suffix replaces two groups.
  const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - before.length - width;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

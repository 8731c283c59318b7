import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Frequencia, RecusaTaxa } from '@trevo/contract/call';
import type { Clock } from '../clock.ts';
import { type Db, first } from '../db/db.ts';
import { refuse } from '../domain-error.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts in the database, one statement per use, so that several processes share one count. Keys are hashed:
 * the table holds no address and no document number.
 */
export function createRateLimiter(db: Db, clock: Clock) {
  /** Counts one use of `key` in the window of so many seconds, and says how many it is and how long the window lasts. */
  async function countUse(key: string, seconds: number) {
    const now = clock.now();
    const window = Math.floor(now.getTime() / 1000 / seconds) * seconds;
    const hash = createHash('sha256').update(`${key}|${seconds}`).digest('base64url');
    const { usos } = first(
      await db.query<{ usos: number }>(
        `insert into taxa_requisicao as t (chave, janela, usos) values ($1, $2, 1)
         on conflict (chave) do update
           set usos = case when t.janela = excluded.janela then t.usos + 1 else 1 end, janela = excluded.janela
         returning usos`,
        [hash, new Date(window * 1000)],
      ),
    );
    return { usos, segundos: Math.max(1, Math.ceil(window + seconds - now.getTime() / 1000)) };
  }
  return {
    countUse,
    /** Counts one use of `key`; refuses with `recusa` and the seconds to wait after `times` uses in `seconds`. */
    async count(
      key: string,
      [times, seconds]: Frequencia,
      recusa: RecusaTaxa = 'requisicao.muitas',
    ): Promise<void> {
      const { usos, segundos } = await countUse(key, seconds);
      if (usos > times) throw refuse(recusa, { segundos });
    },
    /** Deletes counts of windows that ended a day ago. */
    async forgetOld(): Promise<void> {
      await db.query('delete from taxa_requisicao where janela < $1', [
        new Date(clock.now().getTime() - 86_400_000),
      ]);
    },
  };
}

const windowMilliseconds = 60_000;
const cacheSize = 20_000;

/** Counts by network and minute in this process: a flood must not become a flood of questions to the database. */
export function createNetworkLimit(clock: Clock, perMinute: number) {
  const counts = new Map<string, { janela: number; total: number }>();
  return {
    /** Counts one use; refuses with requisicao.muitas after too many from one network. */
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
 * The network that an address counts for. A home or a phone has 2^64 IPv6 addresses, which share
 * their first half: counted one by one, they would never reach a limit. IPv4 addresses count as they are.
 */
export function toNetwork(endereco: string): string {
  const bare = endereco.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A dotted end stands for two groups.
  const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - before.length - width;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { first, type Db } from '../db/db.ts';
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
    /** Counts one use of `key`; refuses with 429 and the seconds to wait after `times` uses in `seconds`. */
    async count(key: string, times: number, seconds: number): Promise<void> {
      const { usos, segundos } = await countUse(key, seconds);
      if (usos > times) throw refuse('requisicao.muitas', { segundos });
    },
    /** Deletes counts of windows that ended a day ago. */
    async forgetOld(): Promise<void> {
      await db.query('delete from taxa_requisicao where janela < $1', [
        new Date(clock.now().getTime() - 86_400_000),
      ]);
    },
  };
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { DomainError } from '../../src/kernel/domain-error.ts';
import { createRateLimiter } from '../../src/kernel/http/limits/rate-limit.ts';
import { createPausableDb } from '../db/pausable-db.ts';
import { createTestClock } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

describe('rate limiter', () => {
  let db: Db;
  let drop: () => Promise<void>;
  let pauseAt: ReturnType<typeof createPausableDb>['pauseAt'];
  let statements = 0;
  let failure: Error | undefined;
  let limiters: ReturnType<typeof createRateLimiter>[];
  const clock = createTestClock('2026-11-21T15:00:00Z');
  beforeAll(async () => {
    const own = await createTestDb();
    drop = own.drop;
    const pausable = createPausableDb({
      ...own.db,
      query(sql, values, options) {
        statements += 1;
        return failure ? Promise.reject(failure) : own.db.query(sql, values, options);
      },
    });
    ({ pauseAt } = pausable);
    db = own.db;
    // Two processes of one installation.
    limiters = [0, 1].map(() => createRateLimiter(pausable.db, clock));
  });
  beforeEach(() => (statements = 0));
  afterAll(() => drop());

  const isAdmitted = async (
    limiter: (typeof limiters)[number],
    key: string,
    times: number,
  ): Promise<boolean> => {
    try {
      await limiter.count(key, [times, 60]);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };

  it('admits exactly the limit of concurrent uses of one address in two processes', async () => {
    const asked = Array.from({ length: 600 }, (_, n) => isAdmitted(limiters[n % 2]!, 'operadora', 100));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(100);
  });

  it('batches concurrent uses of one row into one statement at a time per process', async () => {
    const pause = pauseAt('taxa_requisicao');
    const asked = Array.from({ length: 300 }, () => isAdmitted(limiters[0]!, 'cheia', 1_000));
    await pause.reached;
    pause.release();
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(300);
    // The first use, and one for all that arrived meanwhile.
    expect(statements).toBe(2);
    const { usos } = await limiters[1]!.countUse('cheia', 60);
    expect(usos).toBe(301);
  });

  it('refuses without a statement once the limit of a window is used up, and admits in the next window', async () => {
    for (let i = 0; i < 4; i++) await isAdmitted(limiters[0]!, 'gasta', 3);
    statements = 0;
    const asked = Array.from({ length: 50 }, () => isAdmitted(limiters[0]!, 'gasta', 3));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(0);
    expect(statements).toBe(0);
    clock.set('2026-11-21T15:01:00Z');
    expect(await isAdmitted(limiters[0]!, 'gasta', 3)).toBe(true);
  });

  it('gives each concurrent use of a guarded secret a distinct number', async () => {
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, n) => limiters[n % 2]!.countUse('senhaAtual:ana', 3_600)),
    );
    expect(counted.map(({ usos }) => usos).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    );
  });

  it('batches successive uses', async () => {
    const loops = Array.from({ length: 5 }, async () => {
      for (let i = 0; i < 20; i++) await limiters[0]!.countUse('seguidas', 3_600);
    });
    await Promise.all(loops);
    expect((await limiters[0]!.countUse('seguidas', 3_600)).usos).toBe(101);
  });

  it('fails uses together with the statement that counted them, and counts the next ones', async () => {
    failure = new Error('no answer');
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => limiters[0]!.countUse('falha', 60)),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    failure = undefined;
    expect((await limiters[0]!.countUse('falha', 60)).usos).toBe(1);
  });

  it('stores its counts in a table with asynchronous commits', async () => {
    expect(
      await db.query(`select relpersistence from pg_class where oid = 'taxa_requisicao'::regclass`),
    ).toEqual([{ relpersistence: 'u' }]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { createPausableDb } from '../db/pausable-db.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

describe('host cache under load', () => {
  let test: TestApp;
  let drop: () => Promise<void>;
  let pauseAt: ReturnType<typeof createPausableDb>['pauseAt'];
  let loads = 0;
  beforeAll(async () => {
    const own = await createTestDb();
    drop = own.drop;
    const counting: Db = {
      ...own.db,
      query(sql, values, options) {
        if (sql.includes('campanha_host')) loads += 1;
        return own.db.query(sql, values, options);
      },
    };
    const pausable = createPausableDb(counting);
    pauseAt = pausable.pauseAt;
    // In production an unknown host serves nothing.
    test = await startTestApp(undefined, { db: pausable.db, ambiente: 'producao' });
    await test.publish();
  });
  beforeEach(() => (loads = 0));
  afterAll(async () => {
    await test.close();
    await drop();
  });

  const list = (host: string) => test.client.call('campanha.listar', { host });
  /** Lets the time pass for which a host is cached. */
  const forget = () => test.clock.set(new Date(test.clock.now().getTime() + 5_001).toISOString());

  it('queries the database once for concurrent requests of one host', async () => {
    forget();
    loads = 0;
    const pause = pauseAt('campanha_host');
    const answers = Array.from({ length: 20 }, () => list('localhost'));
    await pause.reached;
    pause.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(loads).toBe(1);
  });

  it('queries once for an unknown host and finds it as soon as it is published', async () => {
    const host = 'nova.localhost';
    expect((await list(host)).status).toBe(404);
    for (let i = 0; i < 5; i++) expect((await list(host)).status).toBe(404);
    expect(loads).toBe(1);
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'NOVA';
      arquivo.hosts = [host];
    });
    expect((await list(host)).status).toBe(200);
  });

  it('queries an unknown host again after five seconds, when another process may have published it', async () => {
    const host = 'outra.localhost';
    await list(host);
    test.clock.set(new Date(test.clock.now().getTime() + 5_001).toISOString());
    await list(host);
    expect(loads).toBe(2);
  });

  it('keeps known hosts cached while thousands of unknown hosts are requested', async () => {
    await list('localhost');
    loads = 0;
    for (let i = 0; i < 1_100; i += 50)
      await Promise.all(Array.from({ length: 50 }, (_, n) => list(`x${i + n}.localhost`)));
    expect(loads).toBe(1_100);
    await list('localhost');
    expect(loads).toBe(1_100);
  });

  it('does not cache data read before a publication', async () => {
    const host = 'corrida.localhost';
    const pause = pauseAt('campanha_host');
    const early = list(host);
    await pause.reached;
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'CORRIDA';
      arquivo.hosts = [host];
    });
    pause.release();
    await early;
    expect((await list(host)).status).toBe(200);
  });
});

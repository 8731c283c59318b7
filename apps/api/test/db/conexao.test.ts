import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { connectionSettings } from '../../src/kernel/db/pg-settings.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { requireConnectionSettings } from '../../src/check-database.ts';
import { createTestDb } from '../test-db.ts';

describe('connection of a role with deviating defaults', () => {
  let db: Db;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const own = await createTestDb();
    [url, drop] = [own.url!, own.drop];
    const others = {
      default_transaction_isolation: 'serializable',
      default_transaction_read_only: 'on',
      TimeZone: 'Asia/Tokyo',
      DateStyle: 'German',
      search_path: 'pg_catalog',
      bytea_output: 'escape',
      standard_conforming_strings: 'off',
      statement_timeout: '0',
      lock_timeout: '1ms',
      idle_in_transaction_session_timeout: '0',
    };
    const [row] = await own.db.query<{ banco: string; papel: string }>(
      'select current_database() as banco, current_user as papel',
    );
    for (const [name, value] of Object.entries(others))
      await own.db.execute(`alter role ${row!.papel} in database ${row!.banco} set ${name} = '${value}'`);
    db = openPgDb(url, { poolSize: 4 });
  });
  afterAll(async () => {
    await db.close();
    await drop();
  });

  const show = (queryable: Pick<Db, 'query'>) =>
    queryable.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any ($1::text[])',
      [Object.keys(connectionSettings)],
    );
  const expectOurs = (rows: { name: string; setting: string }[]) =>
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(connectionSettings);

  it('applies the required settings to statements, short statements and transactions', async () => {
    expectOurs(await show(db));
    expectOurs(await show({ query: (sql, values) => db.query(sql, values, { short: 'read' }) }));
    expectOurs(await db.transaction(show));
  });

  it('runs transactions at read committed, and writes', async () => {
    const level = await db.transaction(async (tx) => {
      await tx.query(`insert into promotora (promotora_id, nome, cnpj) values ('p', 'n', 'c')`);
      return tx.query(`select current_setting('transaction_isolation') as level`);
    });
    expect(level).toEqual([{ level: 'read committed' }]);
  });

  it('accepts a role with deviating defaults at start', async () => {
    await expect(requireConnectionSettings(db, createLogger('silent'))).resolves.toBeUndefined();
  });
});

describe('pooler that drops settings', () => {
  const found = (change: Record<string, string>) => {
    const settings = { ...connectionSettings, ...change };
    return {
      readSettings: () =>
        Promise.resolve({
          isPooled: true,
          role: 'trevo',
          current: { ...connectionSettings },
          defaults: settings,
        }),
    } as Partial<Db> as Db;
  };

  it('refuses the start with the fixing statement when the role has another isolation level', async () => {
    await expect(
      requireConnectionSettings(
        found({ default_transaction_isolation: 'serializable' }),
        createLogger('silent'),
      ),
    ).rejects.toThrow(`alter role trevo set default_transaction_isolation = 'read committed'`);
  });

  it('logs deviating timeouts of the role', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line: string) => void lines.push(line) });
    await requireConnectionSettings(found({ statement_timeout: '0' }), log);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'pooler_settings', fix: [`alter role trevo set statement_timeout = '15000'`] },
    ]);
  });
});

describe('database integers', () => {
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => ({ db, drop } = await createTestDb()));
  afterAll(() => drop());

  const read = (sql: string, short?: 'read') =>
    db.query<{ v: unknown }>(`select ${sql} as v`, [], short && { short });

  it.each(['9007199254740991', '-9007199254740991'])(
    'returns numbers up to the safe maximum: %s',
    async (text) => {
      expect(await read(`${text}::bigint`)).toEqual([{ v: Number(text) }]);
      expect(await read(`array[${text}, null]::bigint[]`)).toEqual([{ v: [Number(text), null] }]);
    },
  );

  it.each(['9007199254740992', '-9007199254740992', '9223372036854775807'])(
    'throws beyond it instead of rounding: %s',
    async (text) => {
      for (const short of [undefined, 'read'] as const)
        await expect(read(`${text}::bigint`, short)).rejects.toThrow('exceeds 2^53');
      await expect(read(`array[1, ${text}]::bigint[]`)).rejects.toThrow('exceeds 2^53');
      await expect(db.transaction((tx) => tx.query(`select ${text}::bigint as v`))).rejects.toThrow(
        'exceeds 2^53',
      );
      // Not reported as an outage: the database is available.
      await expect(read(`${text}::bigint`)).rejects.not.toMatchObject({ name: 'DatabaseAwayError' });
      expect(await read('1::bigint')).toEqual([{ v: 1 }]);
    },
  );
});

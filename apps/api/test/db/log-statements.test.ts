import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logStatements } from '../../src/kernel/db/log-statements.ts';
import { createTestDb } from '../test-db.ts';

describe('logStatements', () => {
  it('logs each statement with duration and row count, and without its values', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'debug' },
      { write: (line: string) => void lines.push(JSON.parse(line) as {}) },
    );
    const { db, drop } = await createTestDb();
    const logged = logStatements(db, log);
    await logged.query('select $1::text\n  as nome', ['Ana da Silva']);
    await logged.transaction((tx) => tx.query('select 1 as a union all select 2'));
    await logged.query('select 1 / $1::int', [0]).catch(() => undefined);
    expect(lines).toMatchObject([
      { event: 'sql_statement', statement: 'select $1::text as nome', rows: 1 },
      { event: 'sql_statement', statement: 'select 1 as a union all select 2', rows: 2 },
      { event: 'sql_statement', code: '22012' },
    ]);
    expect(lines.every(({ milliseconds }) => typeof milliseconds === 'number')).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('Ana da Silva');
    await drop();
  });
});

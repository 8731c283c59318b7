import { afterEach, describe, expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';
import { EnvironmentError } from '../../src/kernel/environment.ts';
import { findRevisao, readEsquema, type Esquema } from '../../src/kernel/db/revisao.ts';
import { updateSchema } from '../../src/start-database.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const own = readEsquema(folders);
const functionFile = 'consumidor/sql/consumidor-dinamica.sql';
/** A later release with a changed functions file and a new migration. */
const later: Esquema = {
  revisao: own.revisao + 1,
  minima: own.minima,
  hash: 'later',
  numbered: [
    ...own.numbered,
    {
      name: '9001-depois.sql',
      hash: 'depois',
      sql: '-- compatible\ncreate table depois (a integer);',
    },
  ],
  functions: own.functions.map((file) =>
    file.name === functionFile
      ? {
          ...file,
          hash: 'depois',
          sql: file.sql.replace('$$', () => '$$ /* later */'),
        }
      : file,
  ),
};
const breaking: Esquema = { ...later, minima: later.revisao };

/** Opens a database at this revision and starts a process on it. */
async function open() {
  const { db, drop } = await createTestDb();
  cleanups.push(drop);
  const readFunction = async () => {
    const [row] = await db.query<{ later: boolean }>(
      `select prosrc like '%/* later */%' as later from pg_proc where proname = 'consumidor_has_dinamicas'`,
    );
    return row!.later ? 'later function' : 'own function';
  };
  const start = async (MIGRAR: 'sim' | 'nao', esquema: Esquema) => {
    const outcome = await updateSchema(db, { MIGRAR }, false, esquema).catch((error: unknown) => {
      if (error instanceof EnvironmentError) return error;
      throw error;
    });
    return outcome instanceof EnvironmentError ? [outcome.codigo, outcome.message] : outcome;
  };
  const addProcesso = (revisao: number | null) =>
    db.query(
      `insert into processo (processo_id, nome, versao, revisao) values (gen_random_uuid(), 'caixa-2', '0.1.0', $1)`,
      [revisao],
    );
  return { db, readFunction, start, addProcesso };
}

const due = ['9001-depois.sql', functionFile];
const modes = ['sim', 'nao'] as const;

describe('start of a process', () => {
  it('migrates a database of an earlier revision with MIGRAR=sim', async () => {
    const { db, start, readFunction } = await open();
    expect(await start('sim', later)).toEqual({ done: due });
    expect(await readFunction()).toBe('later function');
    expect(await findRevisao(db)).toEqual({ revisao: later.revisao, minima: own.minima, hash: 'later' });
  });

  it('refuses a database of an earlier revision with MIGRAR=nao without any write', async () => {
    const { db, start, readFunction } = await open();
    expect(await start('nao', later)).toEqual([
      'esquema.atrasado',
      `The database is not up to date for this program (${due.join(', ')}), and MIGRAR=nao forbids this program to migrate it; run npm run migrar (or main.js migrar) first.`,
    ]);
    expect(await readFunction()).toBe('own function');
    expect((await findRevisao(db))!.revisao).toBe(own.revisao);
  });

  it.each(modes)('leaves a database of its revision untouched with MIGRAR=%s', async (mode) => {
    const { db, start } = await open();
    await db.execute('drop function consumidor_has_dinamicas');
    expect(await start(mode, own)).toEqual({ done: [] });
    expect(await db.query(`select 1 as one from pg_proc where proname = 'consumidor_has_dinamicas'`)).toEqual(
      [],
    );
  });

  it.each(modes)('starts untouched on a later compatible revision with MIGRAR=%s', async (mode) => {
    const { db, start, readFunction } = await open();
    await start('sim', later);
    expect(await start(mode, own)).toEqual({ done: [], newer: later.revisao });
    expect(await readFunction()).toBe('later function');
    expect((await findRevisao(db))!.revisao).toBe(later.revisao);
  });

  it.each(modes)('refuses a later incompatible revision with MIGRAR=%s', async (mode) => {
    const { start, readFunction } = await open();
    await start('sim', breaking);
    expect(await start(mode, own)).toEqual([
      'esquema.adiantado',
      `The database has revision ${later.revisao} and serves programs from revision ${later.revisao} on (later migrations: 9001-depois.sql); this program has ${own.revisao}. Start a later release, or restore the backup from before the migration.`,
    ]);
    expect(await readFunction()).toBe('later function');
  });

  it('replaces functions of another build with the same revision while no process uses them', async () => {
    const { start, readFunction, addProcesso, db } = await open();
    await start('sim', later);
    const other: Esquema = { ...own, revisao: later.revisao, hash: 'other build' };
    expect(await start('nao', other)).toEqual(['esquema.diferente', expect.stringMatching(/another build/)]);
    await addProcesso(later.revisao);
    expect(await start('sim', other)).toEqual(['esquema.emUso', expect.stringMatching(/caixa-2/)]);
    expect(await readFunction()).toBe('later function');
    await db.query('delete from processo');
    expect(await start('sim', other)).toEqual({ done: [functionFile] });
    expect(await readFunction()).toBe('own function');
  });

  it('migrates beside processes that the migration does not break, and waits for the others', async () => {
    const { start, addProcesso, db } = await open();
    const numbered = later.numbered.map((file) => ({
      ...file,
      sql: file.sql.replace(
        '-- compatible\ncreate',
        `-- compatible from ${own.revisao}: earlier programs read it\ncreate`,
      ),
    }));
    const contracting: Esquema = { ...later, numbered, minima: own.revisao };
    await addProcesso(own.revisao - 1);
    expect(await start('sim', contracting)).toEqual([
      'esquema.emUso',
      expect.stringMatching(/^9001-depois\.sql breaks earlier programs, .*caixa-2 \(version 0\.1\.0/),
    ]);
    await db.query('update processo set revisao = $1', [own.revisao]);
    expect(await start('sim', contracting)).toEqual({ done: due });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../../src/schema/call-function.ts';
import type { Queryable, SqlValue } from '../../src/kernel/db/db.ts';
import { createId } from '../../src/kernel/ids.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

describe('callFunction', () => {
  /** A database stub that records queries and returns one row. */
  function createRecorder() {
    const asked: { sql: string; values: readonly SqlValue[] }[] = [];
    const db: Queryable = {
      query: (sql, values = []) => {
        asked.push({ sql, values });
        return Promise.resolve([{ answer: true }] as never[]);
      },
    };
    return { asked, db };
  }

  it("sends arguments in the function's order for any order of the given names", async () => {
    const { asked, db } = createRecorder();
    await callFunction(db, 'campanha_set_total', { campanhaId: 'a', total: 1 });
    await callFunction(db, 'campanha_set_total', { total: 1, campanhaId: 'a' });
    const call = { sql: 'select campanha_set_total($1, $2) as answer', values: ['a', 1] };
    expect(asked).toEqual([call, call]);
  });

  it('names the columns of the rows that a function returns', async () => {
    const { asked, db } = createRecorder();
    await callFunction(db, 'numero_lease', { campanhaId: 'a', tamanho: 1, segundos: 2 });
    expect(asked[0]!.sql).toBe('select inicio, fim, expira_em from numero_lease($1, $2, $3)');
  });
});

describe('callFunction', () => {
  let test: TestDb;
  beforeAll(async () => {
    test = await createTestDb();
  });
  afterAll(() => test.drop());

  it('returns a value, also null', async () => {
    const instante = new Date('2026-03-02T15:00:00Z');
    expect(await callFunction(test.db, 'periodo_chaves', { instante })).toEqual([
      'd2026-03-02',
      's2026-W10',
      'm2026-03',
      'total',
    ]);
    const args = { promotoraId: 'nobody', codigo: 'ABC', exceto: null };
    expect(await callFunction(test.db, 'indicacao_find_dono', args)).toBeNull();
  });

  it('returns a row, and a list of rows', async () => {
    const consumidorId = createId();
    const campanhaId = createId();
    const taken = await callFunction(test.db, 'contador_take', {
      consumidorId,
      campanhaId,
      assunto: 'cupom',
      instante: new Date(),
      assuntos: [],
      periodos: [],
      limites: [],
      quantidade: 3,
    });
    expect(taken).toEqual({ concedido: 3, esgotado: null });
    expect(await callFunction(test.db, 'numero_lease', { campanhaId, tamanho: 5, segundos: 60 })).toEqual([]);
  });
});

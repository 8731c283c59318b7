import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Queryable } from '../../src/kernel/db/db.ts';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

/**
 * Detects writes: a transaction gets an id at its first write, even when rolled back. The server's global
 * transaction counter would not work, because other suites write too.
 */
function watchWrites(db: Db, written: string[]): Db {
  const watch = async <T>(tx: Queryable, what: string, work: () => Promise<T>): Promise<T> => {
    await tx.query('savepoint antes');
    try {
      return await work();
    } catch (error) {
      await tx.query('rollback to savepoint antes');
      throw error;
    } finally {
      const [row] = await tx.query<{ number: string | null }>(
        'select pg_current_xact_id_if_assigned()::text as number',
      );
      if (row!.number !== null) written.push(what);
    }
  };
  return {
    ...db,
    query: (sql, values) => db.transaction((tx) => watch(tx, sql, () => tx.query(sql, values))),
    transaction: (work) => db.transaction((tx) => watch(tx, 'a transaction', () => work(tx))),
  };
}

describe('receipt over a limit', () => {
  let test: TestApp;
  let drop: () => Promise<void>;
  const written: string[] = [];
  beforeAll(async () => {
    const database = await createTestDb();
    ({ drop } = database);
    test = await startTestApp(undefined, { db: watchWrites(database.db, written) });
    await test.publish();
  });
  afterAll(async () => {
    await test.close();
    await drop();
  });

  it.each([
    [
      'receipts',
      'DOCS',
      { documentosFiscais: [{ tipo: 'Fiscal', quantidadeLimite: 1 }] },
      'documentoFiscal.limiteAtingido',
    ],
    ['numbers', 'NUMS', { cupons: { diario: 1 } }, 'cupom.limiteAtingido'],
    ['time between two', 'INTERVALO', { tempoLimiteMinutos: 5 }, 'documentoFiscal.aguardeIntervalo'],
  ] as const)(
    'refuses a receipt over the limit of %s without a write, also repeatedly',
    async (_of, nome, limites, codigo) => {
      const { send } = await openCampanha(test, nome, (arquivo) => {
        arquivo.ganho = { por: 'documento', numeros: 1 };
        Object.assign(arquivo.limites, limites);
      });
      const pessoa = await nextPessoa(test);
      written.length = 0;
      expect((await send(pessoa)).status).toBe(201);
      expect(written).not.toEqual([]);
      written.length = 0;
      const refused = [await send(pessoa), await send(pessoa)];
      expect(refused.map(({ body }) => body.codigo)).toEqual([codigo, codigo]);
      expect(written).toEqual([]);
    },
  );
});

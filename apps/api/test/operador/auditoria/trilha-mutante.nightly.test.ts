import { actIds } from '@trevo/contract/operador/act-ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../src/kernel/db/db.ts';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { createTestDb, type TestDb } from '../../test-db.ts';
import { openMatriz } from '../matriz/matriz-chamadas.ts';
import { type Caller, expectOf, toPermissao } from '../matriz/matriz-esperado.ts';
import { consoleHost } from '../operador-console.ts';

/** A write of the audit trail that a mutant leaves out: the statements that contain this text. */
const escritas = {
  linha: 'insert into auditoria ',
  resultado: 'update auditoria a set resultado',
  elo: 'update auditoria a set ordem',
  cabeca: 'insert into auditoria_cabeca',
} as const;

/**
 * Removes each write of the audit trail in turn and expects the suite's own expectation to fail, so that no write can
 * be removed unnoticed. matriz.test.ts expects the same rows of every call without a mutant.
 */
describe('the audit trail without one of its writes', () => {
  let database: TestDb;
  let test: TestApp;
  let matriz: Awaited<ReturnType<typeof openMatriz>>;
  let removida: string | undefined;
  beforeAll(async () => {
    database = await createTestDb();
    const mutate = <Q extends Queryable>(db: Q): Q => ({
      ...db,
      query: (sql: string, ...rest: []) =>
        removida !== undefined && sql.includes(removida) ? Promise.resolve([]) : db.query(sql, ...rest),
    });
    const db = mutate(database.db);
    test = await startTestApp(undefined, {
      db: { ...db, transaction: (work) => database.db.transaction((tx) => work(mutate(tx))) },
      consoleOrigin: `http://${consoleHost}`,
    });
    await test.publish();
    await test.publish(undefined, 'sol');
    matriz = await openMatriz(test);
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  const without = async <T>(escrita: keyof typeof escritas, work: () => Promise<T>): Promise<T> => {
    removida = escritas[escrita];
    return work().finally(() => (removida = undefined));
  };
  const getCaller = (nome: string): Caller => matriz.callers.find((caller) => caller.nome === nome)!;
  const registradas = actIds.filter((id) => toPermissao(id).registro !== 'leitura');

  it.each(registradas)('%s: a missing row or result of the act is noticed', async (id) => {
    const raiz = getCaller('operador da instalação');
    const expected = expectOf(id, raiz);
    expect(await matriz.observe(id, raiz)).toEqual(expected);
    for (const escrita of ['linha', 'resultado'] as const) {
      const observed = await without(escrita, () => matriz.observe(id, raiz));
      expect([escrita, observed.resposta]).toEqual([escrita, expected.resposta]);
      expect(observed).not.toEqual(expected);
    }
  });

  it.each(actIds)('%s: a missing row of a refusal is noticed', async (id) => {
    const deOutra = getCaller('administrador de outra promotora');
    const expected = expectOf(id, deOutra);
    const observed = await without('linha', () => matriz.observe(id, deOutra));
    expect(observed.resposta).toBe(expected.resposta);
    expect(observed).not.toEqual(expected);
  });

  it('a missing link of the chain is noticed: rows stay without place', async () => {
    const countSoltas = async () => {
      await test.app.runJob('auditoria.encadear');
      const [row] = await test.db.query<{ soltas: number }>(
        'select count(*)::int as soltas from auditoria where hash is null and resultado is not null',
      );
      return row!.soltas;
    };
    await test.db.query(
      `insert into auditoria (registro_id, corrente, em, ator_tipo, ator_nome, acao, alvo, campos, requisicao, resultado)
       values (gen_random_uuid(), '', now(), 'token', 'Token único', 'operador.avisos', '{}', '{}', 'r', 'feito')`,
    );
    expect(await without('elo', countSoltas)).toBeGreaterThan(0);
    while ((await countSoltas()) > 0);
    expect(await countSoltas()).toBe(0);
  });

  it('a missing head is noticed: the day has no signature', async () => {
    const countCabecas = async () => {
      await test.app.runJob('auditoria.assinar');
      const [row] = await test.db.query<{ cabecas: number }>(
        'select count(*)::int as cabecas from auditoria_cabeca',
      );
      return row!.cabecas;
    };
    test.clock.set(new Date(test.clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect(await without('cabeca', countCabecas)).toBe(0);
    expect(await countCabecas()).toBeGreaterThan(0);
    const { body } = await test.client.call('operador.conferirAuditoria', { token: operatorToken });
    expect(body.retorno.quebras).toEqual([]);
  });
});

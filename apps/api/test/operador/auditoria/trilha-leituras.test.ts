import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCabecaStore } from '../../../src/modules/operador/auditoria/cabeca.store.ts';
import { createTestDb, type TestDb } from '../../test-db.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const correntes = 40;
const porCorrente = 250;

describe('statements that sign the audit trail', () => {
  let test: TestDb;
  beforeAll(async () => {
    test = await createTestDb();
    // Chains with heads of their first 200 rows; one chain of a promoter that exists no more, and one without a head.
    await test.db.execute(
      `insert into auditoria (registro_id, corrente, em, ator_tipo, ator_nome, acao, alvo, campos, requisicao, resultado,
         ordem, anterior, hash)
       select gen_random_uuid(), case c when 0 then '' else 'p' || c end,
         '2026-11-01T12:00:00Z'::timestamptz + o * interval '1 hour', 'comando', 'x', 'operador.convidar', '{}', '{}', 'r',
         'feito', o, 'a', 'h' || o
       from generate_series(0, ${correntes - 1}) c, generate_series(1, ${porCorrente}) o;
       insert into auditoria_cabeca (corrente, dia, ordem, hash, assinatura)
         select corrente, (em at time zone 'America/Sao_Paulo')::date, max(ordem), 'h', 'a' from auditoria
         where ordem <= 200 and corrente <> 'p7' group by 1, 2;
       insert into auditoria_cabeca_hora (corrente, em, ordem, hash, assinatura)
         select corrente, em, ordem, hash, 'a' from auditoria where ordem <= 200 and corrente <> 'p7';
       analyze auditoria, auditoria_cabeca, auditoria_cabeca_hora`,
    );
  });
  afterAll(() => test.drop());

  /** Runs a statement of the store; returns its rows, and how its plan reads the trail. */
  async function explain<T>(run: (store: ReturnType<typeof createCabecaStore>) => Promise<T>) {
    const plans: Plan[] = [];
    const { db } = test;
    const query: typeof db.query = async (sql, values) => {
      const [row] = await db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) ${sql}`,
        values,
      );
      plans.push(row!['QUERY PLAN'][0]!.Plan);
      return db.query(sql, values);
    };
    const rows = await run(createCabecaStore({ ...db, query }));
    const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];
    const reads = plans.flatMap(flatten).filter((plan) => plan['Relation Name'] === 'auditoria');
    const lidas = reads.reduce(
      (sum, plan) =>
        sum + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
      0,
    );
    return { rows, lidas, scans: new Set(reads.map((plan) => plan['Node Type'])) };
  }

  it('statements of the audit trail find the last row of each chain without a head of the hour by index lookups', async () => {
    const { rows, lidas, scans } = await explain((store) => store.listSemHora());
    expect(rows).toHaveLength(correntes);
    expect(rows).toContainEqual({ corrente: '', ordem: porCorrente, hash: `h${porCorrente}` });
    expect(rows).toContainEqual({ corrente: 'p7', ordem: porCorrente, hash: `h${porCorrente}` });
    expect([...scans].filter((scan) => !scan.startsWith('Index'))).toEqual([]);
    expect(lidas).toBeLessThan(correntes * 4);
  });

  it('statements of the audit trail find the last row of each chain before the end of a day by index lookups', async () => {
    // Row 230 is the last one before the end of November 10 in São Paulo; 20 rows are younger.
    const { rows, lidas, scans } = await explain((store) => store.listSemCabeca('2026-11-10'));
    expect(rows).toHaveLength(correntes);
    expect(rows).toContainEqual({ corrente: 'p7', ordem: 230, hash: 'h230' });
    expect([...scans].filter((scan) => !scan.startsWith('Index'))).toEqual([]);
    expect(lidas).toBeLessThan(correntes * 25);
  });

  it('statements of the audit trail find no chain that has not grown since its head', async () => {
    await test.db.execute(
      `insert into auditoria_cabeca_hora (corrente, em, ordem, hash, assinatura)
         select corrente, em, ordem, hash, 'a' from auditoria where ordem = ${porCorrente} and corrente <> 'p9';
       insert into auditoria_cabeca (corrente, dia, ordem, hash, assinatura)
         select corrente, '2026-11-10', ordem, hash, 'a' from auditoria where ordem = 230 and corrente <> 'p9'`,
    );
    const store = createCabecaStore(test.db);
    expect(await store.listSemHora()).toMatchObject([{ corrente: 'p9' }]);
    expect(await store.listSemCabeca('2026-11-10')).toMatchObject([{ corrente: 'p9', ordem: 230 }]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../src/kernel/db/db.ts';
import { createId } from '../../src/kernel/ids.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const nothing = {
  assuntos: [],
  periodos: [],
  limites: [],
  indices: [],
  series: [],
  numeros: [],
  raspadinhas: [],
};

let test: TestApp;
let pessoa: Pessoa;
// On the server only: the embedded database has one connection, so its transactions never overlap.
beforeAll(async () => {
  test = await startTestApp();
  await test.publish();
  pessoa = await registerPessoa(test, 1);
});
afterAll(() => test.close());

it('a second registration waits for the commit of the first before the minimum interval is checked', async () => {
  const [{ campanhaId, consumidorId }] = (await test.db.query<Record<string, string>>(
    `select a.campanha_id as "campanhaId", p.consumidor_id as "consumidorId" from campanha a, consumidor p
       where a.identificacao = 'TREVO' and p.usuario = $1`,
    [pessoa.usuario],
  )) as [{ campanhaId: string; consumidorId: string }];
  const register = (db: Queryable) => {
    const documentoFiscalId = createId();
    const documento = {
      documento_fiscal_id: documentoFiscalId,
      campanha_id: campanhaId,
      tipo: 'Fiscal',
      origem: 'teste',
      status: 'VALIDO',
      contado: false,
      raspadinhas_concedidas: 0,
      multiplicador_milesimos: 1000,
      resto_variacao_centavos: 0,
      registrado_em: test.clock.now(),
    };
    return db.query<{ resultado: string; pid: number }>(
      `select resultado, pg_backend_pid() as pid from documento_register($1, $2, $3, null, 60, $4)`,
      [consumidorId, JSON.stringify(documento), `intervalo-${documentoFiscalId}`, JSON.stringify(nothing)],
    );
  };
  let second: Promise<string> | undefined;
  await test.db.transaction(async (tx) => {
    const [first] = await register(tx);
    expect(first!.resultado).toBe('registrado');
    let isSettled = false;
    second = register(test.db)
      .then(
        ([row]) => row!.resultado,
        (error: Error) => error.message,
      )
      .finally(() => (isSettled = true));
    // The second one either waits for the lock of the first, which is not committed yet, or has already answered.
    const isBlocked = async () =>
      (
        await test.db.query(
          'select 1 as blocked from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
          [first!.pid],
        )
      ).length > 0;
    while (!isSettled && !(await isBlocked()));
  });
  expect(await second).toBe('documentoFiscal.aguardeIntervalo');
});

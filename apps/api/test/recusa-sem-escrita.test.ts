import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from './campanha-propria.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { engines } from './test-db.ts';

describe.each(engines)('a receipt that is over a limit (%s)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.publish();
  });
  afterAll(() => test.close());

  /** The next transaction that writes something gets this number. */
  const nextWriting = async () => {
    const [row] = await test.db.query<{ proxima: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as proxima',
    );
    return row!.proxima;
  };

  it.each([
    [
      'receipts',
      'DOCS',
      { documentosFiscais: [{ tipo: 'Fiscal', quantidadeLimite: 1 }] },
      'documentoFiscal.limiteAtingido',
    ],
    ['numbers', 'NUMS', { cupons: { diario: 1 } }, 'cupom.limiteAtingido'],
    ['time between two', 'INTERVALO', { tempoLimiteMinutos: 5 }, 'documentoFiscal.aguardeIntervalo'],
  ] as const)('of %s is refused without a write, and so is the next', async (_of, nome, limites, codigo) => {
    const { send } = await openCampanha(test, nome, (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 1 };
      Object.assign(arquivo.limites, limites);
    });
    const pessoa = await nextPessoa(test);
    expect((await send(pessoa)).status).toBe(201);
    const before = await nextWriting();
    const refused = [await send(pessoa), await send(pessoa)];
    expect(refused.map(({ body }) => body.codigo)).toEqual([codigo, codigo]);
    expect(await nextWriting()).toBe(before);
  });
});

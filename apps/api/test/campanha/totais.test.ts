import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from './campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

describe('total of granted numbers per campaign', () => {
  let test: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    other = await startTestApp(undefined, { db: test.db });
    await test.publish();
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const update = (app = test) => app.app.runJob('campanha.totais');
  const read = async (identificacao: string) =>
    (
      await test.db.query<{ total: number; todos: number; a_somar: number }>(
        `select c.total_cupons as total,
           (select count(*) from cupom n where n.campanha_id = c.campanha_id and n.cancelado_em is null) as todos,
           (select count(*) from cupom_variacao v where v.campanha_id = c.campanha_id) as a_somar
         from campanha c where c.identificacao = $1`,
        [identificacao],
      )
    )[0]!;
  const correct = async (
    { host, params }: Awaited<ReturnType<typeof openCampanha>>,
    id: string,
    valor: number,
  ) => {
    const [row] = await test.db.query<{ consumidor_id: string }>(
      'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
      [id],
    );
    return test.client.call('operador.corrigirDocumento', {
      params: { ...params, consumidorID: row!.consumidor_id, documentoFiscalID: id },
      body: { valorCentavos: valor, observacao: 'Conferida.' },
      token: operatorToken,
      host,
    });
  };

  it('the total of numbers equals the count after grants, corrections, refusals, a review and a deleted account', async () => {
    const campanha = await openCampanha(test, 'TOTAIS', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const send = async (pessoa: typeof ana, valorCentavos: number) =>
      (await campanha.send(pessoa, { valorCentavos })).body.retorno.documentoFiscalID;
    const expectTotal = async (total: number) => {
      await update();
      expect(await read('TOTAIS')).toEqual({ total, todos: total, a_somar: 0 });
    };
    const primeira = await send(ana, 25_000);
    // The first run counts all numbers, later ones add deltas.
    await expectTotal(5);
    await send(bia, 15_000);
    await expectTotal(8);
    expect((await correct(campanha, primeira, 35_000)).status).toBe(200);
    await expectTotal(10);
    expect((await correct(campanha, primeira, 10_000)).status).toBe(200);
    await expectTotal(5);
    expect((await campanha.judge(primeira, { status: 'INVALIDO' })).status).toBe(200);
    await expectTotal(3);
    // Granted and cancelled between two runs.
    const passageira = await send(ana, 5_000);
    await campanha.judge(passageira, { status: 'INVALIDO' });
    await expectTotal(3);
    const deleted = await test.client.call('consumidor.excluir', {
      params: { usuario: bia.usuario },
      token: bia.token,
    });
    expect(deleted.status).toBe(200);
    const { todos } = await read('TOTAIS');
    await expectTotal(todos);
    await update();
    await expectTotal(todos);
  });

  it('the total of numbers equals the count when two processes total during registrations and refusals', async () => {
    const campanha = await openCampanha(test, 'TOTAIS_CONCORRENTES', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 3 };
    });
    const pessoas = await Promise.all(Array.from({ length: 6 }, () => nextPessoa(test)));
    const work = pessoas.map(async (pessoa, n) => {
      for (let i = 0; i < 6; i++) {
        const { body } = await campanha.send(pessoa);
        if ((n + i) % 3 === 0) await campanha.judge(body.retorno.documentoFiscalID, { status: 'INVALIDO' });
      }
    });
    let isOver = false;
    const adding = [test, other].map(async (app) => {
      while (!isOver) await update(app);
    });
    await Promise.all(work);
    isOver = true;
    await Promise.all(adding);
    await update();
    expect(await read('TOTAIS_CONCORRENTES')).toEqual({ total: 72, todos: 72, a_somar: 0 });
  });

  it('the total of numbers equals the count after a process of an earlier release counted all numbers itself', async () => {
    const campanha = await openCampanha(test, 'TOTAIS_ANTIGOS');
    const ana = await nextPessoa(test);
    await campanha.send(ana);
    await update();
    await campanha.send(ana);
    await test.db.query(
      `select campanha_update_total(c.campanha_id, (select count(*) from cupom n where n.campanha_id = c.campanha_id))
       from campanha c where c.identificacao = 'TOTAIS_ANTIGOS'`,
    );
    await campanha.send(ana);
    await update();
    expect(await read('TOTAIS_ANTIGOS')).toEqual({ total: 3, todos: 3, a_somar: 0 });
  });
});

it('adds numbers of a transaction that commits after a run in the next run (postgres)', async () => {
  const test = await startTestApp();
  await test.publish();
  const campanha = await openCampanha(test, 'TOTAIS_TARDIOS');
  await campanha.send(await nextPessoa(test));
  await test.app.runJob('campanha.totais');
  const total = async () =>
    (
      await test.db.query<{ total: number }>(
        `select total_cupons as total from campanha where identificacao = 'TOTAIS_TARDIOS'`,
      )
    )[0]!.total;
  await test.db.transaction(async (tx) => {
    await tx.query(
      `select cupom_grant(consumidor_id, campanha_id, documento_fiscal_id, now(), array[indice + 100], array['0'], array['1'],
         null, 1)
       from cupom where campanha_id = (select campanha_id from campanha where identificacao = 'TOTAIS_TARDIOS')`,
    );
    await test.app.runJob('campanha.totais');
    expect(await total()).toBe(1);
  });
  await test.app.runJob('campanha.totais');
  expect(await total()).toBe(2);
  await test.close();
});

import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { bothEngines } from '../test-db.ts';
import { createRelatorios } from './relatorio-console.ts';

const noon = Date.parse('2026-11-21T15:00:00Z');
const minute = 60_000;
const emitente = '112233440001' + calculateCnpjDigitos('112233440001');

/** A run counts the shops of at most 60 days, and reads at most 120 stretches of changed hours. */
describe.each(bothEngines)('roll-ups of many campaigns (%s)', (engine) => {
  let test: TestApp;
  let relatorios: ReturnType<typeof createRelatorios>;

  beforeAll(async () => {
    test = await startTestApp(engine, new Date(noon).toISOString(), {
      consoleOrigin: `http://${consoleHost}`,
    });
    await test.publish();
    relatorios = createRelatorios(test, createConsole(test));
  });
  afterAll(() => test.close());

  const findId = async (identificacao: string) => {
    const [row] = await test.db.query<{ campanha_id: string }>(
      'select campanha_id from campanha where identificacao = $1',
      [identificacao],
    );
    return row!.campanha_id;
  };

  it('count a new receipt and a late verdict while another campaign has a long history to read', async () => {
    const nova = await relatorios.open('RELNOVA');
    await relatorios.open('RELLONGA');
    const [pessoa] = await relatorios.people(1);
    const julgada = await relatorios.send(nova, pessoa!, emitente);
    await relatorios.summarise();
    test.clock.set(new Date(noon + 180 * minute).toISOString());
    const longa = await findId('RELLONGA');
    await test.db.query(
      `insert into resumo_dia (campanha_id, dia, pendente)
       select $1, '2026-06-01'::date + n, true from generate_series(1, 100) as n`,
      [longa],
    );
    await test.db.query(
      `insert into resumo_pendente (campanha_id, hora)
       select $1, '2026-06-01T00:00:00Z'::timestamptz + make_interval(hours => n * 2) from generate_series(1, 200) as n`,
      [longa],
    );
    await nova.judge(julgada, { status: 'INVALIDO' });
    await relatorios.send(nova, pessoa!, emitente);
    await relatorios.summarise();
    const { totais, lojas } = await relatorios.now(nova, { de: '2026-11-21', ate: '2026-11-21' });
    expect(totais.atual).toMatchObject({ notas: 2, validas: 1, invalidas: 1 });
    expect(lojas.outros).toMatchObject({ notas: 2, validas: 1, invalidas: 1 });
  });

  it('count the shops of all campaigns within two runs when more than sixty have receipts every minute', async () => {
    const nomes = Array.from({ length: 62 }, (_, n) => `RELTURNO${n}`);
    for (const nome of nomes) await relatorios.open(nome);
    for (const vez of [1, 2]) {
      test.clock.set(new Date(noon + (180 + vez) * minute).toISOString());
      await test.db.query(
        `insert into resumo_dia (campanha_id, dia, pendente)
         select campanha_id, '2026-11-21', true from campanha where identificacao = any ($1::text[])
         on conflict on constraint resumo_dia__pk do update set pendente = true`,
        [nomes],
      );
      await relatorios.summarise();
    }
    const left = await test.db.query(
      `select c.identificacao from campanha c join resumo_dia d on d.campanha_id = c.campanha_id
       where c.identificacao = any ($1::text[]) and d.lojas_em is null`,
      [nomes],
    );
    expect(left).toEqual([]);
  }, 60_000);
});

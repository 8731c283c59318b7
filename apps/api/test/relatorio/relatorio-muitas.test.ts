import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createRelatorios } from './relatorio-console.ts';

const noon = Date.parse('2026-11-21T15:00:00Z');
const minute = 60_000;
const emitente = '112233440001' + calculateCnpjDigitos('112233440001');

/** A run counts the shops of at most 60 days, and reads at most 120 stretches of changed hours. */
describe('roll-ups of many campaigns', () => {
  let test: TestApp;
  let relatorios: ReturnType<typeof createRelatorios>;

  beforeAll(async () => {
    test = await startTestApp(new Date(noon).toISOString(), {
      consoleOrigin: `http://${consoleHost}`,
    });
    await test.publish();
    relatorios = createRelatorios(test, createConsole(test));
  });
  afterAll(() => test.close());

  /** Copies a campaign's row under other names. */
  const copyCampanha = (identificacao: string, name: string, count: number) =>
    test.db.query(
      `insert into campanha
       select (jsonb_populate_record(c, jsonb_build_object('campanha_id', gen_random_uuid(), 'identificacao', $2 || n))).*
       from campanha c, generate_series(1, $3::int) as n where c.identificacao = $1`,
      [identificacao, name, count],
    );
  /** Copies a person, once for each of the last hours. */
  const copyConsumidores = (usuario: string, horas: number) =>
    test.db.query(
      `insert into consumidor
       select (jsonb_populate_record(c, jsonb_build_object('consumidor_id', gen_random_uuid(), 'usuario', 'relatorio' || n,
         'cpf', null, 'email', null, 'telefone_contato', null, 'criado_em', $2::timestamptz - make_interval(hours => n)))).*
       from consumidor c, generate_series(1, $3::int) as n where c.usuario = $1`,
      [usuario, new Date(noon), horas],
    );
  /** Lists the campaigns with roll-ups that end before a time, without their numbers. */
  const listAtrasadas = async (agora: number) =>
    (
      await test.db.query<{ identificacao: string }>(
        `select c.identificacao from campanha c join resumo_campanha r on r.campanha_id = c.campanha_id
         where c.identificacao like 'REL%' and r.ate < $1`,
        [new Date(agora)],
      )
    ).map(({ identificacao }) => identificacao.replace(/\d+$/, ''));
  const findId = async (identificacao: string) => {
    const [row] = await test.db.query<{ campanha_id: string }>(
      'select campanha_id from campanha where identificacao = $1',
      [identificacao],
    );
    return row!.campanha_id;
  };

  it('roll-ups count a new receipt and a late verdict while another campaign has a long history to read', async () => {
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

  it('roll-ups reach the present in one run after 80 days with accounts in every hour', async () => {
    const [pessoa] = await relatorios.people(1);
    await copyConsumidores(pessoa!.usuario, 80 * 24);
    await relatorios.open('RELANTIGA', (arquivo) => {
      arquivo.campanha.dataInicial = '2026-09-01';
    });
    await relatorios.summarise();
    expect(await listAtrasadas(noon + 180 * minute)).toEqual([]);
    const [contas] = await test.db.query(
      `select sum(cadastros)::int as total, count(*)::int as horas from resumo_hora where campanha_id = $1`,
      [await findId('RELANTIGA')],
    );
    // The copies, and the two people of before.
    expect(contas).toEqual({ total: 1_922, horas: 1_922 });
  });

  it('roll-ups reach the present in one run for a new campaign while 125 others still read their histories', async () => {
    const agora = noon + 240 * minute;
    test.clock.set(new Date(agora).toISOString());
    const [pessoa] = await relatorios.people(1);
    const recente = await relatorios.open('RELRECENTE', (arquivo) => {
      arquivo.campanha.dataInicial = '2026-11-20';
    });
    await relatorios.send(recente, pessoa!, emitente);
    await copyCampanha('RELNOVA', 'RELATRAS', 125);
    await test.db.query(
      `insert into resumo_campanha (campanha_id, ate)
       select campanha_id, '2026-11-05T00:00:00Z' from campanha where identificacao like 'RELATRAS%'`,
    );
    await relatorios.summarise();
    expect(new Set(await listAtrasadas(agora))).toEqual(new Set(['RELATRAS']));
    for (let vez = 0; vez < 4; vez++) await relatorios.summarise();
    expect(await listAtrasadas(agora)).toEqual([]);
  });

  it('roll-ups count the shops of all campaigns within two runs when more than sixty have receipts every minute', async () => {
    await copyCampanha('RELNOVA', 'RELTURNO', 62);
    for (const vez of [1, 2]) {
      test.clock.set(new Date(noon + (240 + vez) * minute).toISOString());
      await test.db.query(
        `insert into resumo_dia (campanha_id, dia, pendente)
         select campanha_id, '2026-11-21', true from campanha where identificacao like 'RELTURNO%'
         on conflict on constraint resumo_dia__pk do update set pendente = true`,
      );
      await relatorios.summarise();
    }
    const left = await test.db.query(
      `select c.identificacao from campanha c join resumo_dia d on d.campanha_id = c.campanha_id
       where c.identificacao like 'RELTURNO%' and d.lojas_em is null`,
    );
    expect(left).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';

describe("figures of a promoter's day", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(noon);
    await test.publish();
  });
  afterAll(() => test.close());

  async function read(identificacao: string, app = test) {
    const { status, body } = await app.client.call('operador.resumo', { token: operatorToken });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const campanha = body.retorno.campanhas.find((one) => one.identificacao === identificacao);
    return { ...body.retorno, campanha };
  }
  /** Moves the clock to a São Paulo day of November, at noon. */
  const goTo = (day: number) => test.clock.set(new Date(Date.UTC(2026, 10, day, 15)).toISOString());

  it('counts the receipts that wait for a person, with the time of the oldest', async () => {
    const campanha = await openCampanha(test, 'ESPERA');
    expect((await read('ESPERA')).campanha!.espera).toEqual({
      notas: { total: 0, desde: null },
      indicacoes: { total: 0, desde: null },
      pedidos: { total: 0, desde: null },
      sorteios: [],
    });
    const pessoa = await nextPessoa(test);
    const ids: string[] = [];
    for (const hours of [0, 1, 2]) {
      test.clock.set(new Date(Date.parse(noon) + hours * 3_600_000).toISOString());
      ids.push((await campanha.send(pessoa)).body.retorno.documentoFiscalID);
    }
    // The first one waits for a machine.
    await test.db.query(
      `update documento_fiscal set status = 'PENDENTE',
         apurar_em = case when documento_fiscal_id = $2 then registrado_em end
       where documento_fiscal_id = any ($1::uuid[])`,
      [ids, ids[0]!],
    );
    expect((await read('ESPERA')).campanha!.espera.notas).toEqual({
      total: 2,
      desde: new Date(Date.parse(noon) + 3_600_000).toISOString(),
    });
    goTo(21);
  });

  it('lists the days ahead and the past draws without winners, the next and the oldest first', async () => {
    await openCampanha(test, 'MARCOS', ({ campanha, ...arquivo }) => {
      campanha.dataFinalCompras = '2027-06-20';
      arquivo.sorteios.length = 1;
    });
    const [sorteio] = (await read('MARCOS')).campanha!.marcos;
    expect(sorteio).toEqual({ tipo: 'sorteio', dia: '2026-12-19', nome: '1º sorteio' });
    expect((await read('MARCOS')).campanha!.marcos.map(({ tipo, dia }) => `${dia} ${tipo}`)).toEqual([
      '2026-12-19 sorteio',
      '2027-06-20 compras',
      '2027-06-30 cadastros',
      '2027-07-31 fim',
    ]);
    test.clock.set('2026-12-20T15:00:00Z');
    const { espera, marcos } = (await read('MARCOS')).campanha!;
    expect(espera.sorteios).toEqual([{ nome: '1º sorteio', data: '2026-12-19' }]);
    expect(marcos.map(({ tipo }) => tipo)).toEqual(['compras', 'cadastros', 'fim']);
    goTo(21);
  });

  it('forecasts the end of the numbers from whole days, and says nothing before the third one', async () => {
    const campanha = await openCampanha(test, 'RITMO', (arquivo) => {
      arquivo.numeros.series = 1;
      arquivo.ganho = { por: 'documento', numeros: 100 };
    });
    const pessoa = await nextPessoa(test);
    const grant = async () => {
      await campanha.send(pessoa);
      await test.app.runJob('campanha.totais');
    };
    for (const day of [21, 22, 23]) {
      goTo(day);
      await grant();
    }
    goTo(24);
    await grant();
    expect((await read('RITMO')).campanha!.numeros).toEqual({
      total: 100_000,
      restam: 99_600,
      previsao: null,
    });
    goTo(25);
    expect((await read('RITMO')).campanha!.numeros).toEqual({
      total: 100_000,
      restam: 99_600,
      previsao: { porDia: 100, dias: 3, terminamEm: '2029-08-17' },
    });
    goTo(21);
  });

  it('keeps one total per day under concurrent runs', async () => {
    await Promise.all([1, 2, 3].map(() => test.app.runJob('campanha.totais')));
    const rows = await test.db.query<{ vezes: number }>(
      'select count(*) as vezes from numero_dia group by campanha_id, dia having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });

  it('counts the instant prizes left, and none for a campaign without them', async () => {
    expect((await read('ESPERA')).campanha!.premios).toBeNull();
    const { premios } = (await read('TREVO')).campanha!;
    await test.db.query(
      `update premio_unidade set raspadinha_id = '01890000-0000-7000-8000-000000000001' where unidade in (0, 1)
         and campanha_id = (select campanha_id from campanha where identificacao = 'TREVO')`,
    );
    expect(premios!.restam).toBe(premios!.total);
    expect((await read('TREVO')).campanha!.premios).toEqual({
      total: premios!.total,
      restam: premios!.total - 2,
    });
  });

  it('leaves a campaign out 240 days after its end', async () => {
    test.clock.set('2028-03-27T15:00:00Z');
    expect((await read('TREVO')).campanha).toBeDefined();
    test.clock.set('2028-03-28T15:00:00Z');
    expect((await read('TREVO')).campanha).toBeUndefined();
    goTo(21);
  });

  it("names the states' pages that are switched off or pause", async () => {
    expect((await read('TREVO')).paginas).toEqual([]);
    await test.client.call('operador.ligarConsulta', {
      params: { uf: 'PE' },
      body: { ligada: false, motivo: 'A página mudou.' },
      token: operatorToken,
    });
    await test.db.query(`insert into consulta_uf (uf, pausa_ate) values ('MS', $1), ('SP', $2)`, [
      '2026-11-21T15:20:00Z',
      '2026-11-21T14:00:00Z',
    ]);
    expect((await read('TREVO')).paginas).toEqual([
      { uf: 'MS', desligadaEm: null, pausaAte: '2026-11-21T15:20:00.000Z' },
      { uf: 'PE', desligadaEm: test.clock.now().toISOString(), pausaAte: null },
    ]);
  });

  it('names senders without a provider and paused ones', async () => {
    const production = await startTestApp(noon, { db: test.db, ambiente: 'producao' });
    try {
      await test.db.query(
        `insert into canal (canal_id, promotora_id, servico, aplicativo, origem, host, parado_ate, falhas)
         values ('01890000-0000-7000-8000-000000000002', 'quatrofolhas', 'onesignal', 'a', 'http://localhost',
           'localhost', $1, 4)`,
        ['2026-11-21T15:10:00Z'],
      );
      expect((await read('TREVO', production)).envios).toEqual([
        { servico: 'email', problema: 'semProvedor', falhas: null, ate: null },
        { servico: 'sms', problema: 'semProvedor', falhas: null, ate: null },
        { servico: 'onesignal', problema: 'parado', falhas: 4, ate: '2026-11-21T15:10:00.000Z' },
      ]);
      await production.client.call('operador.definirProvedor', {
        params: { promotora: 'quatrofolhas' },
        body: { servico: 'sms', url: 'https://sms.example/send', token: 'segredo' },
        token: operatorToken,
      });
      expect((await read('TREVO', production)).envios.map(({ servico }) => servico)).toEqual([
        'email',
        'onesignal',
      ]);
    } finally {
      await production.close();
    }
  });
});

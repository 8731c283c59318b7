import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

const noon = '2026-11-21T15:00:00Z';

describe('counting against a limit', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  const contest = (pessoa: Pessoa, host: string, documentoFiscalID: string) =>
    test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID },
      body: { mensagem: 'Vale, sim.' },
      token: pessoa.token,
      host,
    });
  const limit = (quantidadeLimite: number) => (arquivo: MutableArquivo) => {
    arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite }];
    arquivo.limites.cupons = { total: quantidadeLimite };
  };

  it('a limit introduced later counts earlier registrations', async () => {
    const ana = await nextPessoa(test);
    const free = await openCampanha(test, 'DEPOIS');
    await free.send(ana);
    await free.send(ana);
    const limited = await openCampanha(test, 'DEPOIS', limit(3));
    expect((await limited.send(ana)).status).toBe(201);
    expect((await limited.send(ana)).body.codigo).toBe('documentoFiscal.limiteAtingido');
    expect(await limited.listNumeros(ana)).toHaveLength(3);
  });

  it('a limit that was suspended counts registrations of that time', async () => {
    const ana = await nextPessoa(test);
    const first = await openCampanha(test, 'PAUSA', limit(3));
    await first.send(ana);
    const free = await openCampanha(test, 'PAUSA');
    await free.send(ana);
    const again = await openCampanha(test, 'PAUSA', limit(3));
    expect((await again.send(ana)).status).toBe(201);
    expect((await again.send(ana)).body.codigo).toBe('documentoFiscal.limiteAtingido');
  });

  it('invalidating a receipt from before the limit returns exactly its own share', async () => {
    const ana = await nextPessoa(test);
    const free = await openCampanha(test, 'ANTES');
    const old = await free.send(ana);
    const limited = await openCampanha(test, 'ANTES', limit(2));
    expect((await limited.send(ana)).status).toBe(201);
    expect((await limited.send(ana)).status).toBe(409);
    await limited.judge(old.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    expect((await limited.send(ana)).status).toBe(201);
    expect((await limited.send(ana)).status).toBe(409);
    expect(await limited.listNumeros(ana)).toHaveLength(2);
  });

  it('invalidating a receipt next month returns its share to the month of its registration', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'MESES', (arquivo) => {
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: -1, mensal: 1 }];
      arquivo.limites.cupons = { mensal: 1 };
    });
    test.clock.set('2026-11-22T02:30:00Z');
    const { body } = await campanha.send(ana);
    const periods = async () =>
      (
        await test.db.query<{ periodo: string; quantidade: number }>(
          `select c.assunto || ' ' || c.periodo as periodo, c.quantidade from consumidor_contador c
           where c.campanha_id = (select campanha_id from campanha where identificacao = 'MESES') order by 1`,
        )
      ).map((row) => `${row.periodo} ${row.quantidade}`);
    expect(await periods()).toEqual(['cupom m2026-11 1', 'documentoFiscal m2026-11 1']);
    await test.db
      .query(`update documento_fiscal set registrado_em = '2026-12-01T02:59:59Z', apurado_em = '2026-12-01T02:59:59Z'
      where documento_fiscal_id = '${body.retorno.documentoFiscalID}'`);
    test.clock.set('2026-11-30T12:00:00Z');
    await campanha.judge(body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    expect(await periods()).toEqual(['cupom m2026-11 0', 'documentoFiscal m2026-11 0']);
  });

  it('a refused receipt that becomes valid after a contestation counts as a receipt again', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'OUTRAVEZ', limit(1));
    const { body } = await campanha.send(ana);
    const id = body.retorno.documentoFiscalID;
    await campanha.judge(id, { status: 'INVALIDO' });
    await contest(ana, campanha.host, id);
    expect((await campanha.judge(id, { status: 'VALIDO' })).body.retorno.numeros).toHaveLength(1);
    expect((await campanha.send(ana)).body.codigo).toBe('documentoFiscal.limiteAtingido');
    await campanha.judge(id, { status: 'INVALIDO' });
    expect((await campanha.send(ana)).status).toBe(201);
  });

  it('cards opened before a contestation are not earned twice, and the books balance', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'DENOVO', (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: 2 };
    });
    const { body } = await campanha.send(ana);
    const id = body.retorno.documentoFiscalID;
    const [opened] = await campanha.listRaspadinhas(ana);
    await campanha.scratch(ana, opened!.id);
    await campanha.judge(id, { status: 'INVALIDO' });
    await contest(ana, campanha.host, id);
    const settled = await campanha.judge(id, { status: 'VALIDO' });
    expect(settled.body.retorno.raspadinhas).toBe(2);
    const { body: measured } = await test.client.call('operador.medirNumeros', {
      params: campanha.params,
      token: operatorToken,
      host: campanha.host,
    });
    expect(measured.retorno).toMatchObject({ diferencaNumeros: 0, diferencaRaspadinhas: 0 });
    expect(await campanha.listRaspadinhas(ana, 'DISPONIVEL')).toHaveLength(1);
  });

  it('concurrent registration, invalidation and contestation cause no deadlock', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'ANEL', (arquivo) => {
      const all = { diario: 500, semanal: 500, mensal: 500, total: 500 };
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1_000, acumulaResto: false };
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      arquivo.limites.documentosFiscais = [
        { tipo: 'Fiscal', quantidadeLimite: 500, diario: 500, semanal: 500, mensal: 500 },
      ];
      arquivo.limites.cupons = all;
      arquivo.limites.raspadinhas = all;
    });
    const sent = [];
    for (let i = 0; i < 24; i++) sent.push((await campanha.send(ana, { valorCentavos: 1_000 })).body.retorno);
    const deadlocks = async () =>
      (
        await test.db.query<{ total: number }>(
          'select deadlocks as total from pg_stat_database where datname = current_database()',
        )
      )[0]!.total;
    const before = await deadlocks();
    const answers = await Promise.all(
      sent.flatMap(({ documentoFiscalID }) => [
        campanha.judge(documentoFiscalID, { status: 'INVALIDO' }),
        campanha.send(ana, { valorCentavos: 1_000 }),
        contest(ana, campanha.host, documentoFiscalID),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body.codigo)).toEqual([]);
    await new Promise((done) => setTimeout(done, 1_200));
    expect((await deadlocks()) - before).toBe(0);
    const { body } = await test.client.call('operador.medirNumeros', {
      params: campanha.params,
      token: operatorToken,
      host: campanha.host,
    });
    expect(body.retorno).toMatchObject({ concedidos: 24, diferencaNumeros: 0, diferencaRaspadinhas: 0 });
  });
});

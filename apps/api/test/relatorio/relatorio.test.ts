import { calculateCnpjDigitos } from '@trevo/rules/pessoa/cnpj';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createConsole, consoleHost, type OperadorDeTeste } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { countVivas, createRelatorios } from './relatorio-console.ts';

const noon = '2026-11-21T15:00:00Z';
const hoje = { de: '2026-11-21', ate: '2026-11-21' };
const toCnpj = (doze: string): string => doze + calculateCnpjDigitos(doze);
const [grande, media, pequena] = ['112233440001', '223344550001', '334455660001'].map(toCnpj) as [
  string,
  string,
  string,
];

describe('reports', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let relatorios: ReturnType<typeof createRelatorios>;
  let ana: OperadorDeTeste;
  let cliente: OperadorDeTeste;

  beforeAll(async () => {
    test = await startTestApp(noon, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    relatorios = createRelatorios(test, painel);
    ana = await painel.createAdministrador();
    cliente = await painel.create(ana, 'cliente');
  });
  afterEach(() => test.clock.set(noon));
  afterAll(() => test.close());

  it('answers a client with the figures of a day and no personal data', async () => {
    const campanha = await relatorios.open('RELDIA');
    const pessoas = await relatorios.people(6);
    for (const pessoa of pessoas) await relatorios.send(campanha, pessoa, grande);
    await relatorios.send(campanha, pessoas[0]!, grande);
    await relatorios.summarise();
    const answer = await relatorios.read(cliente, campanha, hoje);
    const { retorno } = answer.body;
    expect(retorno.totais.atual).toMatchObject({ notas: 7, validas: 7, numeros: 7 });
    expect(retorno.funil.atual).toMatchObject({ primeiras: 6, primeirasValidas: 6 });
    expect(retorno.lojas).toEqual({
      itens: [{ cnpj: grande, nome: null, uf: 'SP', valorCentavos: 0, notas: 7, validas: 7, invalidas: 0 }],
      outros: null,
    });
    expect(retorno.estados.itens).toEqual([{ uf: 'SP', notas: 7, validas: 7, invalidas: 0 }]);
    expect(retorno.horas.find(({ hora }) => hora === 12)).toEqual({ hora: 12, notas: 7, anterior: 0 });
    expect(retorno.prazos.regra).toEqual({ notas: 7, medianaAte: 5, p95Ate: 5 });
    const people = await test.db.query<Record<string, string>>(
      `select c.consumidor_id, c.nome, c.cpf, c.email, c.telefone_contato, c.usuario from consumidor c
       where c.usuario = any ($1::text[])`,
      [pessoas.map(({ usuario }) => usuario)],
    );
    const text = JSON.stringify(answer.body);
    const secrets = people.flatMap((row) => Object.values(row)).filter(Boolean);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('merges shops and states with fewer than five people', async () => {
    const campanha = await relatorios.open('RELPEQUENA');
    const pessoas = await relatorios.people(6);
    for (const pessoa of pessoas) await relatorios.send(campanha, pessoa, grande);
    for (const pessoa of pessoas.slice(0, 5)) await relatorios.send(campanha, pessoa, media);
    await relatorios.send(campanha, pessoas[0]!, pequena, 'MS');
    await relatorios.send(campanha, pessoas[0]!, pequena, 'MS');
    await relatorios.summarise();
    const { lojas, estados } = await relatorios.get(cliente, campanha, hoje);
    expect(lojas.itens.map(({ cnpj }) => cnpj)).toEqual([grande]);
    expect(lojas.outros).toEqual({ grupos: 2, notas: 7, validas: 7, invalidas: 0 });
    expect(estados).toEqual({ itens: [], outros: { grupos: 2, notas: 13, validas: 13, invalidas: 0 } });
    expect(JSON.stringify({ lojas, estados })).not.toContain(pequena);
  });

  it('counts new accounts of people, and none of shops', async () => {
    test.clock.set('2026-11-26T15:00:00Z');
    const campanha = await relatorios.open('RELCADASTROS');
    const [, loja] = await relatorios.people(3);
    await test.db.query(`update consumidor set tipo = 'associado' where usuario = $1`, [loja!.usuario]);
    await relatorios.summarise();
    const { funil } = await relatorios.now(campanha, { de: '2026-11-26', ate: '2026-11-26' });
    expect(funil.atual.cadastros).toBe(2);
  });

  it('counts a verdict of days later in the hour of registration, and moves the first valid receipt', async () => {
    const campanha = await relatorios.open('RELTARDE');
    const [pessoa] = await relatorios.people(1);
    const primeira = await relatorios.send(campanha, pessoa!, grande);
    test.clock.set('2026-11-21T18:00:00Z');
    await relatorios.send(campanha, pessoa!, grande);
    await relatorios.summarise();
    const before = await relatorios.now(campanha, hoje);
    expect(before.funil.atual).toMatchObject({ primeiras: 1, primeirasValidas: 1 });
    test.clock.set('2026-11-24T15:00:00Z');
    await campanha.judge(primeira, { status: 'INVALIDO', motivo: 'documentoFiscal.duplicado' });
    await relatorios.summarise();
    const retorno = await relatorios.now(campanha, hoje);
    expect(retorno.totais.atual).toMatchObject({ notas: 2, validas: 1, invalidas: 1, numeros: 1 });
    expect(retorno.funil.atual).toMatchObject({ primeiras: 1, primeirasValidas: 1 });
    expect(retorno.motivos).toEqual([
      { motivo: 'documentoFiscal.duplicado', mensagem: expect.any(String), notas: 1, anterior: 0 },
    ]);
    expect(retorno.prazos.pessoa).toEqual({ notas: 1, medianaAte: 259_200 + 86_400, p95Ate: 345_600 });
    const rows = await test.db.query<{ primeiras_validas: number }>(
      `select h.primeiras_validas from resumo_hora h join campanha c on c.campanha_id = h.campanha_id
       where c.identificacao = 'RELTARDE' and h.primeiras_validas > 0 and h.hora = '2026-11-21T18:00:00Z'`,
    );
    expect(rows).toEqual([{ primeiras_validas: 1 }]);
  });

  it('counts contested receipts, and those that are valid afterwards', async () => {
    const campanha = await relatorios.open('RELCONTESTA');
    const pessoas = await relatorios.people(2);
    const ids: string[] = [];
    for (const pessoa of pessoas) ids.push(await relatorios.send(campanha, pessoa, grande));
    for (const id of ids)
      await campanha.judge(id, { status: 'INVALIDO', motivo: 'documentoFiscal.duplicado' });
    for (const [at, id] of ids.entries()) {
      const { body } = await test.client.call('documentoFiscal.contestar', {
        params: { ...campanha.params, documentoFiscalID: id },
        body: {},
        token: pessoas[at]!.token,
        host: campanha.host,
      });
      expect(body.codigo).toBeUndefined();
    }
    await campanha.judge(ids[0]!, { status: 'VALIDO' });
    await relatorios.summarise();
    const { totais } = await relatorios.now(campanha, hoje);
    expect(totais.atual).toMatchObject({ contestadas: 2, revertidas: 1, contestadasPendentes: 1 });
  });

  it('compares with the same weekday before, up to the same hour', async () => {
    const campanha = await relatorios.open('RELCOMPARA');
    const [pessoa] = await relatorios.people(1);
    for (const hora of ['2026-11-14T14:00:00Z', '2026-11-14T22:00:00Z', '2026-11-13T14:00:00Z']) {
      test.clock.set(hora);
      await relatorios.send(campanha, pessoa!, grande);
    }
    test.clock.set(noon);
    await relatorios.send(campanha, pessoa!, grande);
    await relatorios.summarise();
    const retorno = await relatorios.now(campanha, hoje);
    expect(retorno.anterior).toEqual({ de: '2026-11-14', ate: '2026-11-14' });
    expect([retorno.totais.atual.notas, retorno.totais.anterior.notas]).toEqual([1, 1]);
    expect(retorno.horas[11]).toEqual({ hora: 11, notas: 0, anterior: 1 });
  });

  it('reads the history of a campaign, and the missing hours after a stop', async () => {
    const campanha = await relatorios.open('RELHISTORIA', (arquivo) => {
      arquivo.campanha.dataInicial = '2026-09-01';
    });
    const [pessoa] = await relatorios.people(1);
    test.clock.set('2026-11-10T15:00:00Z');
    await relatorios.send(campanha, pessoa!, grande);
    test.clock.set(noon);
    await relatorios.send(campanha, pessoa!, grande);
    const findAte = async () =>
      (
        await test.db.query<{ ate: Date; atualizada_em: Date | null }>(
          `select r.ate, r.atualizada_em from resumo_campanha r join campanha c on c.campanha_id = r.campanha_id
           where c.identificacao = 'RELHISTORIA'`,
        )
      )[0]!;
    await relatorios.summarise();
    expect((await findAte()).ate.toISOString()).toBe(new Date(noon).toISOString());
    const mes = { de: '2026-11-01', ate: '2026-11-24' };
    expect((await relatorios.now(campanha, mes)).totais.atual.notas).toBe(2);
    test.clock.set('2026-11-23T10:00:00Z');
    await relatorios.send(campanha, pessoa!, grande);
    test.clock.set('2026-11-24T15:00:00Z');
    await relatorios.summarise();
    const retorno = await relatorios.now(campanha, mes);
    expect(retorno.totais.atual.notas).toBe(3);
    expect(retorno.atualizadoEm).toBe('2026-11-24T15:00:00.000Z');
  });

  it('counts each receipt once when two runs summarise at once', async () => {
    const campanha = await relatorios.open('RELDOIS');
    const pessoas = await relatorios.people(3);
    const ids: string[] = [];
    for (const pessoa of pessoas) ids.push(await relatorios.send(campanha, pessoa, grande));
    await relatorios.summarise();
    test.clock.set('2026-11-22T15:00:00Z');
    for (const id of ids) await campanha.judge(id, { status: 'INVALIDO' });
    await Promise.all([relatorios.summarise(), relatorios.summarise(), relatorios.summarise()]);
    const retorno = await relatorios.now(campanha, { ...hoje, ate: '2026-11-22' });
    const { notas, invalidas } = await countVivas(test, 'RELDOIS');
    expect(retorno.totais.atual).toMatchObject({ notas, invalidas });
    const [left] = await test.db.query<{ total: number }>(
      `select (select count(*) from documento_mudado)::int + (select count(*) from resumo_pendente)::int as total`,
    );
    expect(left!.total).toBe(0);
  });

  it('loses no verdict that is given while its hour is summarised', async () => {
    const campanha = await relatorios.open('RELCORRIDA');
    const pessoas = await relatorios.people(4);
    const ids: string[] = [];
    for (const pessoa of pessoas) ids.push(await relatorios.send(campanha, pessoa, grande));
    test.clock.set('2026-11-23T15:00:00Z');
    for (const status of ['INVALIDO', 'VALIDO', 'INVALIDO'] as const)
      await Promise.all([
        ...ids.map((id) => campanha.judge(id, { status })),
        relatorios.summarise(),
        relatorios.summarise(),
      ]);
    await campanha.judge(ids[0]!, { status: 'VALIDO' });
    await relatorios.summarise();
    const retorno = await relatorios.now(campanha, hoje);
    expect({ ...retorno.totais.atual, ...retorno.funil.atual }).toMatchObject(
      await countVivas(test, 'RELCORRIDA'),
    );
    expect(retorno.totais.atual).toMatchObject({ validas: 1, invalidas: 3 });
  });

  it.each([
    [{ de: '2026-11-21', ate: '2026-11-20' }, 'O último dia vem antes do primeiro.'],
    [{ de: '2026-08-01', ate: '2026-11-20' }, 'Escolha no máximo 92 dias.'],
  ])('refuses the period %o', async (query, mensagem) => {
    const { status, body } = await relatorios.read(
      cliente,
      { params: { ano: 2026, identificacao: 'RELDIA' } },
      query,
    );
    expect([status, body.codigo, body.detalhes]).toEqual([
      400,
      'requisicao.invalida',
      [{ campo: 'ate', mensagem }],
    ]);
  });

  it('writes no row for a registration, and one for each later verdict', async () => {
    await relatorios.summarise();
    const campanha = await relatorios.open('RELNOTA');
    const [pessoa] = await relatorios.people(1);
    const id = await relatorios.send(campanha, pessoa!, grande);
    const count = async () =>
      (await test.db.query<{ total: number }>('select count(*)::int as total from documento_mudado'))[0]!
        .total;
    expect(await count()).toBe(0);
    test.clock.set('2026-11-21T15:00:01Z');
    await campanha.judge(id, { status: 'INVALIDO' });
    expect(await count()).toBe(1);
  });

  it('keeps the figures of a purged campaign, and forgets the hashes of its people', async () => {
    const campanha = await relatorios.open('RELGUARDA');
    const [pessoa] = await relatorios.people(1);
    await relatorios.send(campanha, pessoa!, grande);
    await relatorios.summarise();
    await test.db.query(`update campanha set esquecida_em = now() where identificacao = 'RELGUARDA'`);
    await test.app.runJob('relatorio.fotografar');
    await relatorios.summarise();
    const [row] = await test.db.query<{ notas: number; pessoas: number[] }>(
      `select l.notas, l.pessoas from resumo_loja l join campanha c on c.campanha_id = l.campanha_id
       where c.identificacao = 'RELGUARDA'`,
    );
    expect(row).toEqual({ notas: 1, pessoas: [] });
    const retorno = await relatorios.now(campanha, hoje);
    expect(retorno.lojas).toEqual({ itens: [], outros: { grupos: 1, notas: 1, validas: 1, invalidas: 0 } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

describe('printed coupon codes', () => {
  let test: TestApp;
  let campanha: Awaited<ReturnType<typeof openCampanha>>;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    campanha = await openCampanha(test, 'CODIGOS', (arquivo) => {
      arquivo.codigos = { numeros: 2, raspadinhas: 1 };
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 1 }];
      arquivo.limites.cupons = { diario: 5 };
    });
    await importCodigos('L1', ['AAAA1111', 'BBBB2222', 'CCCC3333']);
  });
  afterAll(() => test.close());

  const importCodigos = (lote: string, codigos: string[], of = campanha) =>
    test.client.call('operador.importarCodigos', {
      params: of.params,
      body: { lote, codigos },
      token: operatorToken,
      host: of.host,
    });
  const scan = (pessoa: Pessoa, numeroAleatorio: string, of = campanha) =>
    test.client.call('cupom.escanear', {
      params: {
        anoCampanha: of.params.ano,
        identificacaoCampanha: of.params.identificacao,
        numeroAleatorio,
      },
      query: { data: '2026-11-21T14:59:00.000Z' },
      token: pessoa.token,
      host: of.host,
    });

  it('earns the configured reward regardless of case, and is idempotent', async () => {
    const ana = await nextPessoa(test);
    const { status, body } = await scan(ana, 'aaaa1111');
    expect(status).toBe(200);
    expect(body.retorno).toMatchObject({
      tipo: 'Cupom',
      cabecalho: { chaveAcesso: null, coo: 'AAAA1111' },
      raspadinhas: 1,
      apuracao: { status: 'VALIDO' },
    });
    expect(body.retorno.numeros).toHaveLength(2);
    const again = await Promise.all([scan(ana, 'AAAA1111'), scan(ana, 'AAAA1111')]);
    for (const answer of again) expect(answer.body.retorno).toEqual(body.retorno);
    expect(await campanha.listNumeros(ana)).toHaveLength(2);
  });

  it('finds the campaign of a link in lower case', async () => {
    const { ano, identificacao } = campanha.params;
    const small = { ...campanha, params: { ano, identificacao: identificacao.toLowerCase() } };
    const { status, body } = await scan(await nextPessoa(test), 'PEQUENA1', small);
    expect([status, body.codigo]).toEqual([404, 'cupom.codigoInexistente']);
  });

  it('repeats a lost response after the last day and without remaining numbers', async () => {
    const over = await openCampanha(test, 'CODIGOFIM', (arquivo) => {
      arquivo.codigos = { numeros: 2, raspadinhas: 0 };
    });
    await test.client.call('operador.importarCodigos', {
      params: over.params,
      body: { lote: 'L', codigos: ['FIM1', 'FIM2'] },
      token: operatorToken,
      host: over.host,
    });
    const ana = await nextPessoa(test);
    const first = await scan(ana, 'FIM1', over);
    expect(first.body.retorno.numeros).toHaveLength(2);
    await test.db.query(
      `update numero_faixa set proximo = total where campanha_id = (select campanha_id from campanha where identificacao = 'CODIGOFIM')`,
    );
    await test.publish((arquivo) => {
      Object.assign(arquivo, {
        hosts: [over.host],
        ganho: { por: 'documento', numeros: 1 },
        codigos: { numeros: 2, raspadinhas: 0 },
      });
      Object.assign(arquivo.campanha, {
        identificacao: 'CODIGOFIM',
        dataFinalCompras: '2026-11-20',
        dataFinalCadastros: '2026-11-20',
      });
      delete arquivo.premios;
      arquivo.recompensas = {};
    });
    const again = await scan(ana, 'fim1', over);
    expect([again.status, again.body.retorno?.numeros]).toEqual([200, first.body.retorno.numeros]);
    expect((await scan(ana, 'FIM2', over)).body.codigo).toBe('campanha.foraDoPeriodo');
    expect((await scan(await nextPessoa(test), 'FIM1', over)).body.codigo).toBe('campanha.foraDoPeriodo');
  });

  it('a coupon code is granted to exactly one of many concurrent scans', async () => {
    const pessoas = await Promise.all(Array.from({ length: 12 }, () => nextPessoa(test)));
    const answers = await Promise.all(pessoas.map((pessoa) => scan(pessoa, 'BBBB2222')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.codigo))).toEqual(new Set(['cupom.codigoUsado']));
  });

  it('a coupon code does not exist unless it was imported', async () => {
    const ana = await nextPessoa(test);
    const { status, body } = await scan(ana, 'ZZZZ9999');
    expect([status, body.codigo]).toEqual([404, 'cupom.codigoInexistente']);
  });

  it('a coupon code is refused in campaigns without codes', async () => {
    const other = await openCampanha(test, 'SEMCODIGOS');
    const ana = await nextPessoa(test);
    expect((await scan(ana, 'AAAA1111', other)).body.codigo).toBe('cupom.codigoInativo');
  });

  it('a coupon code does not count as a receipt, but obeys the limit of numbers without being used up', async () => {
    await importCodigos('L2', ['LIM1', 'LIM2', 'LIM3', 'LIM4']);
    const ana = await nextPessoa(test);
    for (const codigo of ['LIM1', 'LIM2', 'LIM3']) await scan(ana, codigo);
    expect(await campanha.listNumeros(ana)).toHaveLength(5);
    expect((await scan(ana, 'LIM4')).body.retorno).toMatchObject({ numeros: [], raspadinhas: 1 });
    expect((await campanha.send(ana)).status).toBe(409);
  });

  it('obeys the minimum interval after codes and receipts, without being used up', async () => {
    const comPausa = await openCampanha(test, 'CODIGOSCOMPAUSA', (arquivo) => {
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
      arquivo.limites.tempoLimiteMinutos = 10;
    });
    await importCodigos('P', ['PAUSA1', 'PAUSA2', 'PAUSA3'], comPausa);
    const ana = await nextPessoa(test);
    const answers = await Promise.all(
      ['PAUSA1', 'PAUSA2', 'PAUSA3'].map((codigo) => scan(ana, codigo, comPausa)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { codigo: 'documentoFiscal.aguardeIntervalo', valores: { minutos: 10 } },
    });
    expect((await comPausa.send(ana)).body.codigo).toBe('documentoFiscal.aguardeIntervalo');
    const used = await test.db.query(
      "select 1 from codigo_cupom where codigo like 'PAUSA_' and documento_fiscal_id is not null",
    );
    expect(used).toHaveLength(1);

    const bia = await nextPessoa(test);
    expect((await comPausa.send(bia)).status).toBe(201);
    const left = ['PAUSA1', 'PAUSA2', 'PAUSA3'][answers.findIndex(({ status }) => status !== 200)]!;
    expect((await scan(bia, left, comPausa)).body.codigo).toBe('documentoFiscal.aguardeIntervalo');
    test.clock.set('2026-11-21T15:10:00Z');
    expect((await scan(bia, left, comPausa)).status).toBe(200);
    test.clock.set('2026-11-21T15:00:00Z');
  });

  it('a coupon code is protected against brute force by a rate limit', async () => {
    const ana = await nextPessoa(test);
    const answers = [];
    for (let i = 0; i < 25; i++) answers.push(await scan(ana, `GUESS${i}`));
    expect(answers.at(-1)!.body.codigo).toBe('requisicao.muitas');
  });

  it('counts codes per import, and importing them again adds none', async () => {
    expect((await importCodigos('L1', ['AAAA1111', 'NOVO0001', 'NOVO0001'])).body.retorno).toEqual({
      total: 1,
    });
    const ana = await nextPessoa(test);
    const { body } = await test.client.call('cupom.totalEscaneados', {
      params: campanha.params,
      token: ana.token,
      host: campanha.host,
    });
    expect(body.retorno.lotes).toEqual([
      { lote: 'L1', total: 4, totalEscaneados: 2 },
      { lote: 'L2', total: 4, totalEscaneados: 4 },
    ]);
    expect(body.retorno.total).toBe(6);
  });
});

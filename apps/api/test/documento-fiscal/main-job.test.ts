import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { registerPessoa, toCadastro, toChave, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, operatorToken, type TestApp } from '../test-app.ts';

describe('from receipt to lucky numbers', () => {
  let test: TestApp;
  let ana: Pessoa;
  const params = { ano: 2026, identificacao: 'TREVO' };

  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) => {
      arquivo.limites.cupons = {};
      arquivo.ganho = { por: 'documento', numeros: 3 };
    });
    ana = await registerPessoa(test, 1);
  });
  afterAll(() => test.close());

  const send = (
    chaveAcesso: string,
    {
      pessoa = ana,
      headers = {},
      ...body
    }: { pessoa?: Pessoa; headers?: Record<string, string> } & Partial<{
      offline: boolean;
      ambiente: '1' | '2';
      emitidoEm: string;
      capturadoEm: string;
      valorCentavos: number;
    }> = {},
  ) =>
    test.client.call('documentoFiscal.pendentes.enviar', {
      params,
      body: { chaveAcesso, ...body },
      token: pessoa.token,
      headers,
    });
  const listNumeros = async (pessoa: Pessoa) => {
    const { body } = await test.client.call('cupom.listarTodosConsumidor', {
      params: { ...params, user: pessoa.usuario },
      token: pessoa.token,
    });
    return body.codigo ? [] : body.retorno.retorno;
  };

  it("makes a valid receipt VALIDO at once with the campaign's rewards", async () => {
    const { status, body } = await send(toChave(1));
    expect(status).toBe(201);
    expect(body.retorno.apuracao.status).toBe('VALIDO');
    expect(body.retorno.apuracao.historico.map((h) => h.status)).toEqual(['PENDENTE', 'VALIDO']);
    expect(body.retorno.numeros).toHaveLength(3);
    for (const { serie, numero } of body.retorno.numeros) {
      expect(serie).toMatch(/^0\d$/);
      expect(numero).toMatch(/^\d{5}$/);
    }
    const cupons = await listNumeros(ana);
    expect(cupons.map(({ serie, numero }) => ({ serie, numero }))).toEqual(body.retorno.numeros);
    expect(cupons[0]).toMatchObject({ chaveAcesso: toChave(1), situacao: 'ATIVO' });
  });

  it('grants nothing for the same receipt again and says that it is registered', async () => {
    const before = (await listNumeros(ana)).length;
    const { status, body } = await send(toChave(1));
    expect([status, body.codigo]).toEqual([409, 'documentoFiscal.jaCadastradoPorVoce']);
    expect(await listNumeros(ana)).toHaveLength(before);
  });

  it('tells another consumer that the receipt is taken', async () => {
    const bia = await registerPessoa(test, 2);
    const { status, body } = await send(toChave(1), { pessoa: bia });
    expect([status, body.codigo]).toEqual([409, 'documentoFiscal.jaCadastrado']);
    expect(body.mensagem).toBe('Esta nota fiscal já foi cadastrada nesta campanha.');
  });

  it('returns the first response for a repeated idempotency key', async () => {
    const headers = { 'idempotency-key': 'first-try-0001' };
    const one = await send(toChave(3), { headers });
    const two = await send(toChave(3), { headers });
    expect(two.status).toBe(201);
    expect(two.body.retorno).toEqual(one.body.retorno);
  });

  it.each([
    ['PENDENTE', buildChave(30, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 })],
    ['INVALIDO', toChave(31, '2026-08')],
  ])('accepts an idempotency key for a receipt that is %s', async (status, chave) => {
    const { body } = await send(chave, { headers: { 'idempotency-key': `unsettled-${status}` } });
    expect(body.retorno.apuracao.status).toBe(status);
    expect(body.retorno.numeros).toEqual([]);
  });

  it('accepts an alphanumeric issuer', async () => {
    const chave = buildChave(4, { anoMes: '2026-11', modelo: '65', alfanumerica: true, tipoEmissao: 1 });
    const { status, body } = await send(chave.toLowerCase().replace(/(.{4})/g, '$1 '));
    expect(status).toBe(201);
    expect(body.retorno.cabecalho.chaveAcesso).toBe(chave);
  });

  it('refuses a wrong character with field, reason and remedy', async () => {
    const chave = toChave(5);
    const wrong = chave.slice(0, 43) + ((Number(chave[43]) + 1) % 10);
    const { status, body } = await send(wrong);
    expect([status, body.codigo]).toEqual([400, 'documentoFiscal.chaveInvalida']);
    expect(body.detalhes).toEqual([{ campo: 'chaveAcesso', mensagem: 'digitoInvalido' }]);
    expect(body.cura).toBe('Algum caractere foi trocado. Compare grupo por grupo com a nota.');
  });

  it('refuses a test-environment receipt by name', async () => {
    const { status, body } = await send(toChave(6), { ambiente: '2' });
    expect([status, body.codigo]).toEqual([422, 'documentoFiscal.notaDeTeste']);
  });

  it.each([
    { emitidoEm: '2026-02-31' },
    { capturadoEm: '2026-11-21T10:00:00+99:99' },
    { capturadoEm: '2026-02-30T10:00:00Z' },
  ])('refuses an invalid time as such: %o', async (wrong) => {
    const { status, body } = await send(toChave(40), wrong);
    expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
  });

  it('stores a purchase before the campaign as INVALIDO with its reason', async () => {
    const { status, body } = await send(toChave(7, '2026-08'));
    expect(status).toBe(201);
    expect(body.retorno.apuracao.status).toBe('INVALIDO');
    expect(body.retorno.apuracao.motivo).toEqual({
      codigo: 'documentoFiscal.anteriorACampanha',
      mensagem: 'Esta compra foi feita antes do início da campanha.',
      cura: 'Valem as compras feitas a partir de 1º set. 2026.',
    });
    expect(body.retorno.numeros).toEqual([]);
  });

  it('decides an off-line receipt automatically after 24 hours', async () => {
    const chave = buildChave(8, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
    const { body } = await send(chave);
    expect(body.retorno.apuracao.status).toBe('PENDENTE');
    expect(body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.emContingencia');
    const judge = () => test.app.runJob('documentoFiscal.apurar');
    await judge();
    const found = () =>
      test.client.call('documentoFiscal.pendentes.obter', {
        params: { ...params, chaveAcesso: chave },
        token: ana.token,
      });
    expect((await found()).body.retorno.apuracao.status).toBe('PENDENTE');
    test.clock.set('2026-11-22T15:00:01Z');
    await judge();
    test.clock.set('2026-11-21T15:00:00Z');
    const after = (await found()).body.retorno;
    expect(after.apuracao.status).toBe('VALIDO');
    expect(after.numeros).toHaveLength(3);
  });

  it('decides a waiting receipt once, and refuses the same verdict again', async () => {
    await test.publish((arquivo) => {
      arquivo.campanha.identificacao = 'MANUAL';
      arquivo.hosts = ['manual.localhost'];
      arquivo.documentos.apuracao = 'manual';
    });
    const host = 'manual.localhost';
    const manual = { ano: 2026, identificacao: 'MANUAL' };
    const { body } = await test.client.call('documentoFiscal.pendentes.enviar', {
      params: manual,
      body: { chaveAcesso: toChave(30) },
      token: ana.token,
      host,
    });
    expect(body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.emAnalise');
    const waiting = await test.client.call('operador.listarPendentes', {
      params: { ...manual, perPage: 10 },
      token: operatorToken,
      host,
    });
    const [row] = waiting.body.retorno.retorno;
    const verdict = (status: 'VALIDO' | 'INVALIDO') =>
      test.client.call('operador.apurarDocumento', {
        params: { ...manual, consumidorID: row!.consumidorID, documentoFiscalID: row!.documentoFiscalID },
        body: { status, observacao: 'Conferida.' },
        token: operatorToken,
        host,
      });
    const settled = await verdict('VALIDO');
    expect(settled.body.retorno.apuracao.historico.at(-1)).toMatchObject({
      status: 'VALIDO',
      observacao: 'Conferida.',
    });
    expect(settled.body.retorno.numeros).toHaveLength(1);
    expect((await verdict('VALIDO')).body.codigo).toBe('documentoFiscal.naoPendente');
  });
});

describe('last days of a campaign', () => {
  let test: TestApp;
  let ana: Pessoa;
  let semNotas: Pessoa;
  const params = { ano: 2026, identificacao: 'TREVO' };

  // Purchases until 2027-06-30, the campaign until 2027-07-10; São Paulo is three hours behind UTC.
  beforeAll(async () => {
    test = await startTestApp('2027-06-25T15:00:00Z');
    await test.publish((arquivo) => {
      arquivo.campanha.dataFinal = '2027-07-10';
      configure(arquivo, { 'campanha.bloquearLoginAposCadastros': true });
    });
    ana = await registerPessoa(test, 1);
    semNotas = await registerPessoa(test, 2);
  });
  afterAll(() => test.close());

  const sendAt = async (instant: string, chaveAcesso: string, idempotencia = 'none-of-the-others') => {
    test.clock.set(instant);
    const headers = { 'idempotency-key': `${idempotencia}-${chaveAcesso}` };
    return test.client.call('documentoFiscal.pendentes.enviar', {
      params,
      body: { chaveAcesso },
      token: ana.token,
      headers,
    });
  };

  it('counts the last second of the purchase window and not the next', async () => {
    const inTime = await sendAt('2027-07-01T02:59:00Z', toChave(20, '2027-06'));
    expect(inTime.body.retorno.apuracao.status).toBe('VALIDO');
    const late = await sendAt('2027-07-01T02:59:01Z', toChave(21, '2027-06'));
    expect([late.status, late.body.codigo]).toEqual([403, 'campanha.foraDoPeriodo']);
    expect(late.body.mensagem).toBe(
      'O período de participação desta campanha vai de 1º set. 2026 a 30 jun. 2027.',
    );
  });

  it('repeats a lost response after the end', async () => {
    const one = await sendAt('2027-06-30T12:00:00Z', toChave(22, '2027-06'), 'lost');
    const two = await sendAt('2027-07-11T12:00:00Z', toChave(22, '2027-06'), 'lost');
    expect(two.body.retorno).toEqual(one.body.retorno);
    const other = await sendAt('2027-07-11T12:00:00Z', toChave(23, '2027-06'));
    expect(other.body.codigo).toBe('campanha.encerrada');
  });

  it('refuses sign-in before the start with the first day', async () => {
    test.clock.set('2020-01-02T12:00:00Z');
    const { usuario, senha } = ana;
    const { status, body } = await test.client.call('login.autenticar', { body: { usuario, senha } });
    expect([status, body.codigo]).toEqual([403, 'campanha.porComecar']);
    expect(body.mensagem).toMatch(/^Esta campanha começa em \d+/);
  });

  it('refuses sign-up and sign-in after the registration window but keeps existing sessions', async () => {
    test.clock.set('2027-07-02T12:00:00Z');
    const { usuario, senha, token } = semNotas;
    const signIn = await test.client.call('login.autenticar', { body: { usuario, senha } });
    expect(signIn.body.codigo).toBe('campanha.cadastrosEncerrados');
    const signUp = await test.client.call('login.cadastrar', { body: toCadastro(9) });
    expect(signUp.body.codigo).toBe('campanha.cadastrosEncerrados');
    const renewed = await test.client.call('login.autenticar', { body: { usuario, token } });
    expect(renewed.status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

describe('receipt of the Comper shops', () => {
  let test: TestApp;
  let ana: Pessoa;
  const host = 'comper.localhost';
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
    await openCampanha(test, 'COMPER');
    await openCampanha(test, 'OUTRA');
    ana = await nextPessoa(test);
  });
  afterAll(() => test.close());

  const printed = { ecommerce: 'N', nroDoc: '000123', dataCompra: '2026-11-20', caixa: '07', loja: '12' };
  const integrate = (pessoa: Pessoa, query: object = {}, at = host, headers: Record<string, string> = {}) =>
    test.client.call('comper.integrarDocumentoFiscal', {
      query: JSON.parse(JSON.stringify({ ...printed, cpfConsumidor: pessoa.usuario, ...query })) as never,
      token: pessoa.token,
      host: at,
      headers,
    });

  /** Status in the body, as read by the shop's own program. */
  const statusCodeOf = (body: object) => (body as { statusCode?: number }).statusCode;

  it('a Comper receipt is registered by its printed data, with its own message', async () => {
    const { status, body } = await integrate(ana);
    expect([status, statusCodeOf(body), body.mensagem]).toEqual([
      200,
      200,
      'Cupom escaneado com sucesso, vamos atualizar o seu número de cupons',
    ]);
    expect(body.retorno).toMatchObject({
      cabecalho: { chaveAcesso: null, coo: '000123' },
      emitidoEm: '2026-11-20',
      apuracao: { status: 'VALIDO' },
    });
    expect(body.retorno.numeros).toHaveLength(1);
  });

  it('a Comper receipt is registered once, with or without leading zeros of the till', async () => {
    const bia = await nextPessoa(test);
    const own = await integrate(ana, { nroDoc: '123', caixa: '7', loja: '0012' });
    expect(own.body.codigo).toBe('documentoFiscal.jaCadastradoPorVoce');
    expect((await integrate(bia)).body.codigo).toBe('documentoFiscal.jaCadastrado');
    expect((await integrate(bia, { caixa: '08' })).status).toBe(200);
    expect((await integrate(bia, { ecommerce: 'S', caixa: undefined, loja: undefined })).status).toBe(200);
  });

  it('a Comper receipt is registered once, with any hyphens in its number', async () => {
    const caio = await nextPessoa(test);
    expect((await integrate(caio, { nroDoc: '001234' })).status).toBe(200);
    for (const nroDoc of ['12-34', '-1234', '1234-', '0-1-2-3-4', '00-1234']) {
      const { body } = await integrate(caio, { nroDoc });
      expect(body.codigo).toBe('documentoFiscal.jaCadastradoPorVoce');
    }
    const online = { ecommerce: 'S', caixa: undefined, loja: undefined };
    expect((await integrate(caio, { nroDoc: 'ab-9', ...online })).status).toBe(200);
    expect((await integrate(caio, { nroDoc: 'AB9-', ...online })).body.codigo).toBe(
      'documentoFiscal.jaCadastradoPorVoce',
    );
  });

  it('repeats a lost response without registering twice', async () => {
    const [first, again] = await Promise.all(
      [1, 2].map(() => integrate(ana, { nroDoc: '555' }, host, { 'idempotency-key': 'comper-perdida-1' })),
    );
    expect([first!.status, again!.status]).toEqual([200, 200]);
    expect(again!.body.retorno).toEqual(first!.body.retorno);
    const other = await integrate(ana, { nroDoc: '556' }, host, { 'idempotency-key': 'comper-perdida-1' });
    expect([other.status, other.body.codigo]).toEqual([409, 'requisicao.idempotenciaReusada']);
    // Also after the last day; another receipt is too late.
    await openCampanha(test, 'COMPER', ({ campanha }) => {
      Object.assign(campanha, {
        dataFinalCompras: '2026-11-20',
        dataFinalCadastros: '2026-11-20',
        dataFinal: '2026-11-20',
      });
    });
    const late = (nroDoc: string) =>
      integrate(ana, { nroDoc }, host, { 'idempotency-key': 'comper-perdida-1' });
    expect((await late('555')).body.retorno).toEqual(first!.body.retorno);
    expect((await late('556')).body.codigo).toBe('campanha.encerrada');
    await openCampanha(test, 'COMPER');
  });

  it.each([
    ['caixa', { caixa: undefined }],
    ['loja', { loja: undefined }],
    ['dataCompra', { dataCompra: '2026-11-22' }],
    ['nroDoc', { nroDoc: '1 2' }],
  ])('a Comper receipt is rejected with the field for an invalid %s', async (campo, wrong) => {
    const { status, body } = await integrate(ana, { nroDoc: '999', ...wrong });
    expect(statusCodeOf(body)).toBe(400);
    expect([status, body.detalhes?.map((detalhe) => detalhe.campo)]).toEqual([400, [campo]]);
  });

  it("a Comper receipt is registered only for the session's consumer, and in this campaign only", async () => {
    const bia = await nextPessoa(test);
    const forAna = await integrate(bia, { nroDoc: '555', cpfConsumidor: ana.usuario });
    expect([forAna.status, forAna.body.codigo]).toEqual([403, 'sessao.outraPessoa']);
    const elsewhere = await integrate(ana, {}, 'outra.localhost');
    expect(elsewhere.body.codigo).toBe('comper.inativo');
  });

  it('from before the campaign is stored as INVALIDO, and its reason is the message', async () => {
    const { status, body } = await integrate(ana, { nroDoc: '777', dataCompra: '2026-08-01' });
    expect(body.retorno.apuracao).toMatchObject({
      status: 'INVALIDO',
      motivo: { codigo: 'documentoFiscal.anteriorACampanha' },
    });
    expect([status, statusCodeOf(body), body.mensagem]).toEqual([
      200,
      422,
      'Esta compra foi feita antes do início da campanha.',
    ]);
  });

  it('repeats an error status in the body at both addresses, unlike other calls', async () => {
    const own = await integrate(ana, { nroDoc: '000123' });
    expect([own.status, statusCodeOf(own.body)]).toEqual([409, 409]);
    const query = { ...printed, cpfConsumidor: ana.usuario } as never;
    const without = await test.client.call('comper.integrarDocumentoFiscalAlternativa', { query, host });
    expect([without.status, statusCodeOf(without.body)]).toEqual([401, 401]);
    const other = await test.client.call('cupom.configuracao', {
      params: { ano: 2026, identificacao: 'NENHUMA' },
      token: ana.token,
      host,
    });
    expect([other.status, statusCodeOf(other.body)]).toEqual([404, undefined]);
  });
});

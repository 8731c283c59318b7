import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextChave, nextPessoa, openCampanha } from './campanha-propria.ts';
import type { Pessoa } from './pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from './test-app.ts';

const beforeEnd = '2026-11-23T20:00:00Z';
/** Purchases until 23 November, 23:59:00 in São Paulo. */
const short = (horas: number) => (arquivo: MutableArquivo) => {
  Object.assign(arquivo.campanha, {
    dataInicial: '2026-11-20',
    dataFinalCompras: '2026-11-23',
    dataFinalCadastros: '2026-11-23',
    dataFinal: '2026-11-29',
  });
  arquivo.documentos.esperaOfflineHoras = horas;
};

describe('a receipt kept on a phone without network', () => {
  let test: TestApp;
  let ana: Pessoa;
  beforeAll(async () => {
    test = await startTestApp('embedded', beforeEnd);
    await test.publish();
    ana = await nextPessoa(test);
  });
  afterEach(() => test.clock.set(beforeEnd));
  afterAll(() => test.close());

  /** Sends at `agora` what was captured at `capturadoEm` by a phone whose clock says `relogioEm`. */
  const sendLate = async (
    campanha: Awaited<ReturnType<typeof openCampanha>>,
    agora: string,
    capturadoEm: string | undefined,
    relogioEm: string | undefined,
  ) => {
    test.clock.set(agora);
    return campanha.send(ana, {
      origem: 'fila',
      ...(capturadoEm ? { capturadoEm } : {}),
      ...(relogioEm ? { relogioEm } : {}),
    });
  };
  const end = '2026-11-24T02:59:00Z';

  it('captured before the end counts within the hours the campaign waits', async () => {
    const campanha = await openCampanha(test, 'ESPERA', short(12));
    const now = '2026-11-24T10:00:00Z';
    const { body } = await sendLate(campanha, now, '2026-11-24T02:58:00Z', now);
    expect(body.retorno.apuracao.status).toBe('VALIDO');
  });

  it('counts in a campaign that was shorter than the time it waits', async () => {
    const campanha = await openCampanha(test, 'UMDIA', (arquivo) => {
      short(48)(arquivo);
      arquivo.campanha.dataInicial = '2026-11-23';
    });
    const now = '2026-11-24T13:00:00Z';
    const { body } = await sendLate(campanha, now, '2026-11-23T23:00:00Z', now);
    expect(body.retorno?.apuracao.status).toBe('VALIDO');
  });

  it.each([
    ['captured after the end', '2026-11-24T10:00:00Z', '2026-11-24T03:10:00Z'],
    ['that comes later than the campaign waits', '2026-11-24T15:30:00Z', '2026-11-24T02:58:00Z'],
    ['captured in the future', '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z'],
    ['that does not say when it was captured', '2026-11-24T10:00:00Z', undefined],
  ])('%s is refused', async (_, agora, capturadoEm) => {
    const campanha = await openCampanha(test, 'ESPERA', short(12));
    const { status, body } = await sendLate(campanha, agora, capturadoEm, agora);
    expect([status, body.codigo]).toEqual([403, 'campanha.foraDoPeriodo']);
  });

  it('is refused after the end where the campaign does not wait', async () => {
    const campanha = await openCampanha(test, 'NAOESPERA', short(0));
    const { body } = await sendLate(
      campanha,
      '2026-11-24T03:00:00Z',
      '2026-11-24T02:00:00Z',
      '2026-11-24T03:00:00Z',
    );
    expect(body.codigo).toBe('campanha.foraDoPeriodo');
  });

  it('a phone that is an hour slow does not bring a late receipt back into the window', async () => {
    const campanha = await openCampanha(test, 'ATRASADO', short(12));
    // Captured at 00:20 by our clock, when the phone said 23:20.
    const { body } = await sendLate(
      campanha,
      '2026-11-24T10:00:00Z',
      '2026-11-24T02:20:00Z',
      '2026-11-24T09:00:00Z',
    );
    expect(body.codigo).toBe('campanha.foraDoPeriodo');
  });

  it.each([
    ['a clock that is wrong', '2026-11-24T09:00:00Z', -3600],
    ['a clock that it did not tell', undefined, null],
  ])('in time by %s, a person decides and sees how wrong it is', async (_, relogioEm, desvio) => {
    const campanha = await openCampanha(test, `RELOGIO${desvio === null ? 1 : 2}`, short(12));
    const { body } = await sendLate(campanha, '2026-11-24T10:00:00Z', '2026-11-24T01:00:00Z', relogioEm);
    expect(body.retorno.apuracao).toMatchObject({
      status: 'PENDENTE',
      motivo: { codigo: 'documentoFiscal.relogioDivergente' },
    });
    const waiting = await test.client.call('operador.listarPendentes', {
      params: { ...campanha.params, perPage: 10, page: 1 },
      token: operatorToken,
      host: campanha.host,
    });
    expect(waiting.body.retorno.retorno.map((row) => row.desvioRelogioSegundos)).toEqual([desvio]);
  });

  it('before the end its clock changes nothing', async () => {
    const campanha = await openCampanha(test, 'ANTES', short(0));
    const { body } = await sendLate(campanha, beforeEnd, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    expect(body.retorno.apuracao.status).toBe('VALIDO');
  });

  it('sent again with its key it gets the same answer, also when the time to wait is over', async () => {
    const campanha = await openCampanha(test, 'DENOVO', short(1));
    const chaveAcesso = nextChave();
    const headers = { 'idempotency-key': 'a1b2c3d4e5f60718a1b2c3d4e5f60718' };
    const body = { chaveAcesso, origem: 'fila' as const, capturadoEm: '2026-11-24T02:00:00Z' };
    test.clock.set('2026-11-24T03:30:00Z');
    const one = await campanha.send(ana, { ...body, relogioEm: '2026-11-24T03:30:00Z' }, headers);
    expect(one.body.retorno.protocolo).toBe('A1B2-C3D4');
    test.clock.set('2026-11-25T03:30:00Z');
    const two = await campanha.send(ana, { ...body, relogioEm: '2026-11-25T03:30:00Z' }, headers);
    expect([two.status, two.body.retorno]).toEqual([201, one.body.retorno]);
    expect(end < one.body.retorno.registradoEm).toBe(true);
  });
});

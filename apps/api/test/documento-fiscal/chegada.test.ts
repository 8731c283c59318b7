import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';

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

describe('receipt kept off-line on a phone', () => {
  let test: TestApp;
  let ana: Pessoa;
  beforeAll(async () => {
    test = await startTestApp(beforeEnd);
    await test.publish();
    ana = await nextPessoa(test);
  });
  afterEach(() => test.clock.set(beforeEnd));
  afterAll(() => test.close());

  /** Sends at `agora` a receipt captured at `capturadoEm` by a phone with `relogioEm` on its clock. */
  const sendLate = async (
    campanha: Awaited<ReturnType<typeof openCampanha>>,
    agora: string,
    capturadoEm: string | undefined,
    relogioEm: string | undefined,
    extra: object = {},
  ) => {
    test.clock.set(agora);
    return campanha.send(ana, {
      origem: 'fila',
      ...(capturadoEm ? { capturadoEm } : {}),
      ...(relogioEm ? { relogioEm } : {}),
      ...extra,
    });
  };
  const end = '2026-11-24T02:59:00Z';

  it("counts within the campaign's off-line hours when captured before the end", async () => {
    const campanha = await openCampanha(test, 'ESPERA', short(12));
    const now = '2026-11-24T10:00:00Z';
    const { body } = await sendLate(campanha, now, '2026-11-24T02:58:00Z', now);
    expect(body.retorno.apuracao.status).toBe('VALIDO');
  });

  it('counts in a campaign shorter than its off-line hours', async () => {
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
  ])('refuses %s', async (_, agora, capturadoEm) => {
    const campanha = await openCampanha(test, 'ESPERA', short(12));
    const { status, body } = await sendLate(campanha, agora, capturadoEm, agora);
    expect([status, body.codigo]).toEqual([403, 'campanha.foraDoPeriodo']);
  });

  it('refuses an off-line receipt after the end in a campaign without off-line hours', async () => {
    const campanha = await openCampanha(test, 'NAOESPERA', short(0));
    const { body } = await sendLate(
      campanha,
      '2026-11-24T03:00:00Z',
      '2026-11-24T02:00:00Z',
      '2026-11-24T03:00:00Z',
    );
    expect(body.codigo).toBe('campanha.foraDoPeriodo');
  });

  it('does not move a receipt back into the window because of a phone clock one hour slow', async () => {
    const campanha = await openCampanha(test, 'ATRASADO', short(12));
    // Captured at 00:20 by the server's clock, at 23:20 by the phone's.
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
  ])(
    'an off-line receipt goes to manual review with the clock error when in time by %s',
    async (_, relogioEm, desvio) => {
      const campanha = await openCampanha(test, `RELOGIO${desvio === null ? 1 : 2}`, short(12));
      const { body } = await sendLate(campanha, '2026-11-24T10:00:00Z', '2026-11-24T01:00:00Z', relogioEm);
      expect(body.retorno.apuracao).toMatchObject({
        status: 'PENDENTE',
        motivo: { codigo: 'documentoFiscal.relogioDivergente' },
      });
      const waiting = await test.client.call('operador.listarPendentes', {
        params: { ...campanha.params, perPage: 10 },
        token: operatorToken,
        host: campanha.host,
      });
      expect(waiting.body.retorno.retorno.map((row) => row.desvioRelogioSegundos)).toEqual([desvio]);
    },
  );

  it.each([
    ['before the day of its issue', '2026-11-22T23:00:00Z', { emitidoEm: '2026-11-23' }, false],
    ['on the day of its issue', '2026-11-23T03:00:00Z', { emitidoEm: '2026-11-23' }, true],
    ['in the month before that of its key', '2026-11-01T02:59:00Z', { chaveAcesso: nextChave() }, false],
    ['in the month of its key', '2026-11-01T03:00:00Z', { chaveAcesso: nextChave() }, true],
  ])('captured %s counts after the end only if that is possible', async (_, captura, extra, isPossible) => {
    const campanha = await openCampanha(test, 'ANTESDAEMISSAO', (arquivo) => {
      short(720)(arquivo);
      arquivo.campanha.dataInicial = '2026-10-01';
    });
    const now = '2026-11-24T10:00:00Z';
    const { status } = await sendLate(campanha, now, captura, now, extra);
    expect(status).toBe(isPossible ? 201 : 403);
  });

  it('ignores the phone clock before the end', async () => {
    const campanha = await openCampanha(test, 'ANTES', short(0));
    const { body } = await sendLate(campanha, beforeEnd, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    expect(body.retorno.apuracao.status).toBe('VALIDO');
  });

  it('returns the same response for a repeated idempotency key, also after the off-line hours', async () => {
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

  describe('draws by effective time', () => {
    /** Draws on the 25th and 26th, for receipts until the 22nd and the 23rd. */
    const withSorteios = (arquivo: MutableArquivo) => {
      short(48)(arquivo);
      arquivo.sorteios = [
        { data: '2026-11-25', nome: '1º', premio: 'Uma moto', numerosAte: '2026-11-22' },
        { data: '2026-11-26', nome: '2º', premio: 'Um carro', numerosAte: '2026-11-23' },
      ];
    };
    /** Lists the draw days of a receipt's only number, as consumer and operator see them. */
    const listSorteios = async (
      campanha: Awaited<ReturnType<typeof openCampanha>>,
      documentoFiscalID: string,
    ) => {
      const { body } = await test.client.call('cupom.listarDocumentoFiscal', {
        params: { ...campanha.params, porPagina: 10, pagina: 1 },
        query: { documentoFiscalID },
        token: ana.token,
        host: campanha.host,
      });
      const [cupom] = body.retorno.retorno;
      const entered = [];
      test.clock.set('2026-11-27T10:00:00Z');
      for (const dia of ['2026-11-25', '2026-11-26']) {
        const { status } = await test.client.call('operador.registrarPremiados', {
          params: campanha.params,
          body: {
            data: dia,
            premiados: [{ serie: cupom!.serie, numero: cupom!.numero, premio: 'Uma moto' }],
          },
          token: operatorToken,
          host: campanha.host,
        });
        if (status === 200) entered.push(dia);
      }
      const shown = cupom!.sorteios.map((sorteio) => sorteio.data);
      expect(entered).toEqual(shown);
      return shown;
    };
    const both = ['2026-11-25', '2026-11-26'];
    const second = ['2026-11-26'];

    it.each([
      ['captured in time and sent after the end', '2026-11-24T10:00:00Z', '2026-11-23T20:00:00Z', second],
      ['captured in time for the first, too', '2026-11-24T10:00:00Z', '2026-11-22T20:00:00Z', both],
      ['captured on the day before and sent in the campaign', beforeEnd, '2026-11-22T20:00:00Z', both],
      ['captured longer ago than the campaign waits', beforeEnd, '2026-11-21T19:00:00Z', second],
      ['captured before it was issued', beforeEnd, '2026-11-22T20:00:00Z', second, '2026-11-23'],
      ['sent at once', beforeEnd, undefined, second],
    ])('%s', async (_, agora, capturadoEm, expected, emitidoEm?: string) => {
      const campanha = await openCampanha(test, 'SORTEIOSDACHEGADA', withSorteios);
      const { body } = await sendLate(campanha, agora, capturadoEm, agora, emitidoEm ? { emitidoEm } : {});
      expect(await listSorteios(campanha, body.retorno.documentoFiscalID)).toEqual(expected);
    });

    it('ignores a wrong phone clock within the campaign', async () => {
      const campanha = await openCampanha(test, 'SORTEIOSDACHEGADA', withSorteios);
      const { body } = await sendLate(campanha, beforeEnd, '2026-11-22T20:00:00Z', '2026-11-23T21:00:00Z');
      expect(await listSorteios(campanha, body.retorno.documentoFiscalID)).toEqual(second);
    });

    it('counts an off-line receipt decided a day later', async () => {
      const campanha = await openCampanha(test, 'SORTEIOSDACHEGADA', withSorteios);
      const chaveAcesso = buildChave(77, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
      const { body } = await campanha.send(ana, { chaveAcesso });
      test.clock.set('2026-11-24T20:01:00Z');
      await test.app.runJob('documentoFiscal.apurar');
      expect(await listSorteios(campanha, body.retorno.documentoFiscalID)).toEqual(second);
    });

    it.each([
      ['days later', '2026-11-26T02:59:00Z', second],
      ['on the day of the draw: what is drawn may be known by then', '2026-11-26T03:00:00Z', []],
    ])('lists the draws of a receipt approved by an operator %s', async (_, agora, expected) => {
      const campanha = await openCampanha(test, 'SORTEIOSAMAO', (arquivo) => {
        withSorteios(arquivo);
        arquivo.documentos.apuracao = 'manual';
      });
      const { body } = await campanha.send(ana);
      test.clock.set(agora);
      await campanha.judge(body.retorno.documentoFiscalID, { status: 'VALIDO' });
      expect(await listSorteios(campanha, body.retorno.documentoFiscalID)).toEqual(expected);
    });
  });

  it('lets cards of a late receipt be opened, also when the campaign ends together with purchases', async () => {
    const campanha = await openCampanha(test, 'CARTASTARDE', (arquivo) => {
      short(12)(arquivo);
      arquivo.campanha.dataFinal = '2026-11-23';
      arquivo.recompensas.raspadinhas = { porDocumento: 2 };
      arquivo.premios = {
        agenda: 'contador',
        cartelas: 10,
        itens: [{ id: 'cesta', nome: 'Uma cesta', quantidade: 1, entrega: 'promotora' }],
      };
    });
    const now = '2026-11-24T10:00:00Z';
    await sendLate(campanha, now, '2026-11-23T20:00:00Z', now);
    const [one, two] = await campanha.listRaspadinhas(ana);
    // Purchases end on the 23rd, plus a day for the 12 hours, one for off-line receipts, one for opening.
    test.clock.set('2026-11-27T02:58:00Z');
    expect((await campanha.scratch(ana, one!.id)).status).toBe(200);
    const agenda = () =>
      test.client.call('raspadinhaAlternativa.agenda', { params: campanha.params, host: campanha.host });
    expect((await agenda()).body).toMatchObject({
      codigo: 'raspadinha.agendaLacrada',
      valores: { fim: '2026-11-26' },
    });
    const configuracoes = await test.client.call('raspadinhaAlternativa.configuracoes', {
      params: campanha.params,
      host: campanha.host,
    });
    expect(configuracoes.body.retorno.abremAte).toBe('2026-11-26');
    test.clock.set('2026-11-27T03:00:00Z');
    expect((await campanha.scratch(ana, two!.id)).body.codigo).toBe('campanha.encerrada');
    expect((await agenda()).status).toBe(200);
  });
});

import { formatDiaCurto } from '@trevo/rules/tempo/dia-curto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import type { Pessoa } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

describe('receipt after its first verdict', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  describe('invalidated after granting', () => {
    const earning = (arquivo: Parameters<NonNullable<Parameters<typeof openCampanha>[2]>>[0]) => {
      arquivo.ganho = { por: 'documento', numeros: 2 };
      arquivo.recompensas.raspadinhas = { porDocumento: 2 };
      arquivo.limites.cupons = { diario: 2 };
      arquivo.limites.raspadinhas = { diario: 2 };
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 1 }];
    };

    it('returns numbers, unopened cards and limit places, with history', async () => {
      const campanha = await openCampanha(test, 'VOLTA', earning);
      const ana = await nextPessoa(test);
      const { body } = await campanha.send(ana);
      const [opened] = await campanha.listRaspadinhas(ana);
      await campanha.scratch(ana, opened!.id);
      const revoked = await campanha.judge(body.retorno.documentoFiscalID, {
        status: 'INVALIDO',
        observacao: 'A loja cancelou a venda.',
      });
      expect(revoked.body.retorno).toMatchObject({
        numeros: [],
        raspadinhas: 1,
        contestavel: true,
        apuracao: { status: 'INVALIDO', motivo: { codigo: 'documentoFiscal.invalidadaDepois' } },
      });
      expect(revoked.body.retorno.apuracao.historico.map(({ status }) => status)).toEqual([
        'PENDENTE',
        'VALIDO',
        'INVALIDO',
      ]);
      expect(revoked.body.retorno.apuracao.historico.at(-1)!.observacao).toBe('A loja cancelou a venda.');
      const cards = await campanha.listRaspadinhas(ana);
      expect(cards.map(({ status }) => status).sort()).toEqual(['CANCELADA', 'RASPADA']);
      const refused = await campanha.scratch(ana, cards.find(({ status }) => status === 'CANCELADA')!.id);
      expect([refused.status, refused.body.codigo]).toEqual([409, 'raspadinha.cancelada']);
      expect(await campanha.measure()).toMatchObject({
        concedidos: 0,
        cancelados: 2,
        diferencaNumeros: 0,
        diferencaRaspadinhas: 0,
      });
      // Limits are restored, except for the opened card.
      const again = await campanha.send(ana);
      expect([again.body.retorno.numeros.length, again.body.retorno.raspadinhas]).toEqual([2, 1]);
    });

    it('invalidates a receipt once under two concurrent requests', async () => {
      const campanha = await openCampanha(test, 'DUASVEZES', earning);
      const ana = await nextPessoa(test);
      const { body } = await campanha.send(ana);
      const id = body.retorno.documentoFiscalID;
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => campanha.judge(id, { status: 'INVALIDO' })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map((a) => a.body.codigo))).toEqual(
        new Set(['documentoFiscal.naoPendente']),
      );
    });

    it("allows one review at the owner's request, after which the receipt earns again", async () => {
      const campanha = await openCampanha(test, 'REVER', earning);
      const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
      const { body } = await campanha.send(ana);
      const documentoFiscalID = body.retorno.documentoFiscalID;
      const contest = (pessoa: Pessoa) =>
        test.client.call('documentoFiscal.contestar', {
          params: { documentoFiscalID },
          body: { mensagem: 'A venda não foi cancelada.' },
          token: pessoa.token,
          host: campanha.host,
        });
      expect((await contest(ana)).body.codigo).toBe('documentoFiscal.naoContestavel');
      await campanha.judge(documentoFiscalID, { status: 'INVALIDO', motivo: 'documentoFiscal.duplicado' });
      expect((await contest(bia)).body.codigo).toBe('documentoFiscal.nenhum');
      const asked = await Promise.all([contest(ana), contest(ana), contest(ana)]);
      expect(asked.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      const waiting = asked.find(({ status }) => status === 200)!.body.retorno;
      expect(waiting).toMatchObject({
        contestavel: false,
        apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.emContestacao' } },
      });
      expect(waiting.apuracao.historico.at(-1)!.observacao).toBe('A venda não foi cancelada.');
      const settled = await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
      expect([settled.body.retorno.numeros.length, settled.body.retorno.raspadinhas]).toEqual([2, 2]);
      expect(await campanha.measure()).toMatchObject({
        concedidos: 2,
        diferencaNumeros: 0,
        diferencaRaspadinhas: 0,
      });
      await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      expect((await contest(ana)).body.codigo).toBe('documentoFiscal.naoContestavel');
    });
  });

  describe('review of a refused receipt', () => {
    const openCurta = (identificacao: string, sorteio: string) =>
      openCampanha(test, identificacao, (arquivo) => {
        Object.assign(arquivo.campanha, {
          dataInicial: '2026-11-20',
          dataFinalCompras: '2026-11-23',
          dataFinalCadastros: '2026-11-23',
          dataFinal: '2026-11-24',
        });
        arquivo.documentos.apuracao = 'manual';
        arquivo.documentos.esperaOfflineHoras = 0;
        arquivo.sorteios = [{ data: sorteio, nome: 'Sorteio', premio: 'Uma moto', numerosAte: '2026-11-23' }];
      });
    type Curta = Awaited<ReturnType<typeof openCurta>>;
    const contest = ({ host }: Curta, pessoa: Pessoa, documentoFiscalID: string) =>
      test.client.call('documentoFiscal.contestar', {
        params: { documentoFiscalID },
        body: {},
        token: pessoa.token,
        host,
      });
    const isOffered = async ({ host }: Curta, pessoa: Pessoa) => {
      const { body } = await test.client.call('documentoFiscal.listar', {
        params: { perPage: 10, page: 1 },
        token: pessoa.token,
        host,
      });
      return body.retorno.retorno[0]!.contestavel;
    };
    afterEach(() => test.clock.set('2026-11-21T15:00:00Z'));

    it.each([
      ['CEDO', '2026-11-21T15:00:00Z', '2026-12-20', '2026-11-28'],
      ['TARDE', '2026-11-30T15:00:00Z', '2026-12-20', '2026-12-07'],
      ['SORTEADA', '2026-11-30T15:00:00Z', '2026-12-02', '2026-12-02'],
      ['VESPERA', '2026-11-24T15:00:00Z', '2026-11-24', '2026-11-25'],
    ])(
      'offers and accepts a review for some days after the verdict while anything can be won (%s)',
      async (identificacao, apuradaEm, sorteio, fim) => {
        const campanha = await openCurta(identificacao, sorteio);
        const ana = await nextPessoa(test);
        const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
        test.clock.set(apuradaEm);
        const judged = await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
        expect(judged.body.retorno.contestavel).toBe(true);
        test.clock.set(new Date(Date.parse(`${fim}T15:00:00Z`) + 86_400_000).toISOString());
        const late = await contest(campanha, ana, documentoFiscalID);
        expect([late.status, late.body.codigo]).toEqual([403, 'documentoFiscal.contestacaoEncerrada']);
        expect(late.body.mensagem).toContain(`terminou em ${formatDiaCurto(fim)}.`);
        expect(await isOffered(campanha, ana)).toBe(false);
        test.clock.set(`${fim}T15:00:00Z`);
        expect(await isOffered(campanha, ana)).toBe(true);
        const asked = await contest(campanha, ana, documentoFiscalID);
        expect([asked.status, asked.body.retorno.contestavel]).toEqual([200, false]);
      },
    );

    it('offers no review after the last possible win', async () => {
      const campanha = await openCurta('DEPOISDETUDO', '2026-11-24');
      const ana = await nextPessoa(test);
      const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
      test.clock.set('2026-12-10T15:00:00Z');
      const judged = await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      expect(judged.body.retorno.contestavel).toBe(false);
      expect((await contest(campanha, ana, documentoFiscalID)).body.codigo).toBe(
        'documentoFiscal.contestacaoEncerrada',
      );
    });
  });

  describe('corrected operator mistake', () => {
    const manual = (arquivo: Parameters<NonNullable<Parameters<typeof openCampanha>[2]>>[0]) => {
      arquivo.documentos.apuracao = 'manual';
      arquivo.ganho = { por: 'documento', numeros: 2 };
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: 1 }];
    };

    it('changes INVALIDO to VALIDO with history, and takes its limit place again', async () => {
      const campanha = await openCampanha(test, 'ENGANO', manual);
      const ana = await nextPessoa(test);
      const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
      await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      const twice = await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      expect([twice.status, twice.body.codigo]).toEqual([409, 'documentoFiscal.naoPendente']);
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          campanha.judge(documentoFiscalID, { status: 'VALIDO', observacao: 'Li a loja errada.' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      const { retorno } = answers.find(({ status }) => status === 200)!.body;
      expect([retorno.numeros.length, retorno.raspadinhas, retorno.contestavel]).toEqual([2, 1, false]);
      expect(retorno.apuracao.historico.map(({ status, observacao }) => [status, observacao])).toEqual([
        ['PENDENTE', null],
        ['INVALIDO', null],
        ['VALIDO', 'Li a loja errada.'],
      ]);
      expect((await campanha.send(ana)).body.codigo).toBe('documentoFiscal.limiteAtingido');
      expect(await campanha.measure()).toMatchObject({
        concedidos: 2,
        diferencaNumeros: 0,
        diferencaRaspadinhas: 0,
      });
    });

    it('corrects a revocation too, after which its owner may still request a review of a final refusal', async () => {
      const campanha = await openCampanha(test, 'ENGANODEPOIS');
      const ana = await nextPessoa(test);
      const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
      await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      const again = await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
      expect(again.body.retorno.numeros).toHaveLength(1);
      const refused = await campanha.judge(documentoFiscalID, { status: 'INVALIDO' });
      expect([refused.status, refused.body.retorno.contestavel]).toEqual([200, true]);
    });

    it("does not correct a refusal by the rules, which waits for its owner's request", async () => {
      const campanha = await openCampanha(test, 'REGRA', (arquivo) => {
        arquivo.documentos.modelosAceitos = ['59'];
      });
      const ana = await nextPessoa(test);
      const { documentoFiscalID } = (await campanha.send(ana)).body.retorno;
      const early = await campanha.judge(documentoFiscalID, { status: 'VALIDO' });
      expect([early.status, early.body.codigo]).toEqual([409, 'documentoFiscal.naoPendente']);
    });
  });

  it("shows the consumer the text of the operator's reason code", async () => {
    const { send, judge } = await openCampanha(test, 'MOTIVO', (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
    });
    const ana = await nextPessoa(test);
    const { body } = await send(ana);
    const refused = await judge(body.retorno.documentoFiscalID, {
      status: 'INVALIDO',
      motivo: 'documentoFiscal.produtoNaoParticipante',
    });
    expect(refused.body.retorno.apuracao.motivo).toEqual({
      codigo: 'documentoFiscal.produtoNaoParticipante',
      mensagem: 'Esta nota não tem produtos participantes.',
      cura: 'Consulte no regulamento os produtos que valem.',
    });
  });

  it('limits review requests to twenty per minute', async () => {
    const campanha = await openCampanha(test, 'INSISTE');
    const ana = await nextPessoa(test);
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const { status } = await test.client.call('documentoFiscal.contestar', {
        params: { documentoFiscalID: '0190f3a0-0000-7000-8000-000000000000' },
        body: {},
        token: ana.token,
        host: campanha.host,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });

  it('shows operators receipts with equal issuer, day and amount as possible duplicates', async () => {
    const { buildChave } = await import('@trevo/fixtures/chave-builder');
    const campanha = await openCampanha(test, 'REPETIDOS', (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
    });
    const [ana, bia] = [await nextPessoa(test), await nextPessoa(test)];
    const issued = { anoMes: '2026-11', modelo: '59', emitente: '11222333000181' } as const;
    const facts = { emitidoEm: '2026-11-20', valorCentavos: 8_990 };
    const one = await campanha.send(ana, { chaveAcesso: buildChave(1, issued), ...facts });
    await campanha.send(bia, { chaveAcesso: buildChave(2, issued), ...facts });
    await campanha.send(bia, { chaveAcesso: buildChave(3, issued), ...facts, valorCentavos: 1 });
    const { body } = await test.client.call('operador.listarPendentes', {
      params: { ...campanha.params, perPage: 10 },
      token: operatorToken,
      host: campanha.host,
    });
    // Receipts with equal times have no defined order.
    expect(body.retorno.retorno.map(({ repetidos }) => repetidos).sort((a, b) => a - b)).toEqual([0, 1, 1]);
    const { consumidorID, documentoFiscalID } = body.retorno.retorno.find(
      (row) => row.documentoFiscalID === one.body.retorno.documentoFiscalID,
    )!;
    const evidence = await test.client.call('operador.listarRepetidos', {
      params: { ...campanha.params, consumidorID, documentoFiscalID },
      token: operatorToken,
      host: campanha.host,
    });
    expect(evidence.body.retorno).toHaveLength(1);
    expect(evidence.body.retorno[0]!.cabecalho.chaveAcesso).toBe(buildChave(2, issued));
  });
});

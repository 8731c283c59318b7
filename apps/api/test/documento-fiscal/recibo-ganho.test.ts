import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextChave, nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

describe('rewards of a receipt', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const saveDinamicas = (pessoa: Pessoa, host: string, dinamicas: ('PICPAY' | 'INSTAGRAM')[]) =>
    test.client.call('cupom.dinamicaCupom', {
      body: {
        telefone: pessoa.usuario,
        dinamicaCupom: dinamicas.map((dinamica) => ({ dinamica, identificacao: '@pessoa' })),
      },
      token: pessoa.token,
      host,
    });

  it('grants lucky numbers and scratch cards for an accepted receipt', async () => {
    const { send, listNumeros, listRaspadinhas } = await openCampanha(test, 'AMBOS', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 2 };
      arquivo.recompensas.raspadinhas = { porDocumento: 3 };
    });
    const ana = await nextPessoa(test);
    const { body } = await send(ana);
    expect([body.retorno.numeros.length, body.retorno.raspadinhas]).toEqual([2, 3]);
    expect(await listNumeros(ana)).toHaveLength(2);
    expect(await listRaspadinhas(ana)).toHaveLength(3);
  });

  it('multiplies numbers for linked PicPay and Instagram accounts while the campaign enables them', async () => {
    const campanha = await openCampanha(test, 'DOBRO', (arquivo) => {
      arquivo.ganho = { por: 'documento', numeros: 2 };
      configure(arquivo, {
        'picpay.ativo': true,
        'picpay.multiplicador': 2,
        'instagram.ativo': true,
        'instagram.multiplicador': 1.5,
      });
    });
    const [nobody, ana, bia] = [await nextPessoa(test), await nextPessoa(test), await nextPessoa(test)];
    await saveDinamicas(ana, campanha.host, ['PICPAY']);
    await saveDinamicas(bia, campanha.host, ['PICPAY', 'INSTAGRAM']);
    const earned = await Promise.all([nobody, ana, bia].map((pessoa) => campanha.send(pessoa)));
    expect(earned.map(({ body }) => [body.retorno.numeros.length, body.retorno.multiplicador])).toEqual([
      [2, 1],
      [4, 2],
      [6, 3],
    ]);
    const off = await openCampanha(test, 'SEMDOBRO', (arquivo) => {
      configure(arquivo, { 'picpay.ativo': false });
    });
    expect((await off.send(ana)).body.retorno.numeros).toHaveLength(1);
  });

  it('applies linked or removed accounts to the next receipt', async () => {
    const campanha = await openCampanha(test, 'MUDA', (arquivo) => {
      configure(arquivo, { 'picpay.ativo': true, 'picpay.multiplicador': 3 });
    });
    const ana = await nextPessoa(test);
    const countNumeros = async () => (await campanha.send(ana)).body.retorno.numeros.length;
    expect(await countNumeros()).toBe(1);
    await saveDinamicas(ana, campanha.host, ['PICPAY']);
    expect([await countNumeros(), await countNumeros()]).toEqual([3, 3]);
    await saveDinamicas(ana, campanha.host, []);
    expect(await countNumeros()).toBe(1);
  });

  it('drops the remainder of an amount without carrying', async () => {
    const { send } = await openCampanha(test, 'VALOR', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
    });
    const ana = await nextPessoa(test);
    const earned = [];
    for (const valorCentavos of [4_900, 12_000, 4_900])
      earned.push((await send(ana, { valorCentavos })).body.retorno);
    expect(earned.map(({ numeros }) => numeros.length)).toEqual([0, 2, 0]);
    expect(earned[0]!.apuracao.motivo?.codigo).toBe('documentoFiscal.semNumeros');
    const unknown = await send(ana);
    expect(unknown.body.retorno.apuracao).toMatchObject({
      status: 'PENDENTE',
      motivo: { codigo: 'documentoFiscal.aguardandoValor' },
    });
  });

  it('counts an amount only for keys whose code contains it, and a large one only after manual review', async () => {
    const { send, judge, measure } = await openCampanha(test, 'VALORDITO', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: false };
      arquivo.documentos.centavosSemConferencia = 30_000;
    });
    const ana = await nextPessoa(test);
    const madeUp = await send(ana, { chaveAcesso: nextChave(), valorCentavos: 12_000 });
    expect(madeUp.body.retorno).toMatchObject({
      valorCentavos: null,
      apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.aguardandoValor' } },
    });
    expect((await send(ana, { valorCentavos: 30_000 })).body.retorno.numeros).toHaveLength(6);
    const large = (await send(ana, { valorCentavos: 30_001 })).body.retorno;
    expect(large).toMatchObject({
      valorCentavos: 30_001,
      numeros: [],
      apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.emAnalise' } },
    });
    const contingencia = buildChave(9_001, { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 });
    const offline = (await send(ana, { chaveAcesso: contingencia, valorCentavos: 5_000_000 })).body.retorno;
    expect(offline.apuracao.motivo?.codigo).toBe('documentoFiscal.emAnalise');
    await judge(large.documentoFiscalID, { status: 'VALIDO', valorCentavos: 30_001 });
    expect(await measure()).toMatchObject({ concedidos: 12, diferencaNumeros: 0 });
  });

  it.each([
    ['points', { pontos: { centavosPorPonto: 100 } }],
    ['cashback', { cashback: { percentual: 1 } }],
  ])(
    'sends a large amount that earns %s to manual review also where numbers are per receipt',
    async (name, extra) => {
      const { send, judge, host, params } = await openCampanha(
        test,
        `CONFERE_${name}`.toUpperCase(),
        (arquivo) => {
          arquivo.recompensas = extra;
          arquivo.documentos.centavosSemConferencia = 30_000;
        },
      );
      const ana = await nextPessoa(test);
      const countPontos = async (lancamentoID: string) =>
        (
          await test.client.call('contaCorrente.lancamento', {
            params: { ...params, lancamentoID },
            token: ana.token,
            host,
          })
        ).body.retorno?.valor;
      const points = (cents: number) => (name === 'points' ? cents / 100 : undefined);
      const small = (await send(ana, { valorCentavos: 30_000 })).body.retorno;
      expect([small.apuracao.status, small.numeros.length]).toEqual(['VALIDO', 1]);
      expect(await countPontos(small.documentoFiscalID)).toBe(points(30_000));
      const large = (await send(ana, { valorCentavos: 100_000_000 })).body.retorno;
      expect(large).toMatchObject({
        numeros: [],
        apuracao: { status: 'PENDENTE', motivo: { codigo: 'documentoFiscal.emAnalise' } },
      });
      expect(await countPontos(large.documentoFiscalID)).toBeUndefined();
      // The operator may correct the amount.
      const settled = await judge(large.documentoFiscalID, { status: 'VALIDO', valorCentavos: 5_000 });
      expect(settled.body.retorno.numeros).toHaveLength(1);
      expect(await countPontos(large.documentoFiscalID)).toBe(points(5_000));
    },
  );

  it('earns nothing from an amount without such rewards, and needs no review', async () => {
    const { send } = await openCampanha(test, 'SEMVALOR', (arquivo) => {
      arquivo.documentos.centavosSemConferencia = 30_000;
    });
    const { body } = await send(await nextPessoa(test), { valorCentavos: 100_000_000 });
    expect([body.retorno.apuracao.status, body.retorno.numeros.length]).toEqual(['VALIDO', 1]);
  });

  it("grants the sum's worth for 40 concurrent receipts of one consumer with carrying", async () => {
    const campanha = await openCampanha(test, 'RESTO', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: true };
    });
    const ana = await nextPessoa(test);
    const values = Array.from({ length: 40 }, (_, i) => 1_000 + i * 137);
    const answers = await Promise.all(values.map((valorCentavos) => campanha.send(ana, { valorCentavos })));
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 201));
    const sum = values.reduce((total, value) => total + value, 0);
    expect(await campanha.listNumeros(ana)).toHaveLength(Math.floor(sum / 5_000));
    expect(await campanha.measure()).toMatchObject({ diferencaNumeros: 0, diferencaRaspadinhas: 0 });
    const [{ centavos }] = (await test.db.query<{ centavos: number }>(
      `select r.centavos from consumidor_resto r join consumidor c using (consumidor_id) where c.usuario = $1`,
      [ana.usuario],
    )) as [{ centavos: number }];
    expect(centavos).toBe(sum % 5_000);
  });

  it('carries an amount below the threshold with a message', async () => {
    const { send } = await openCampanha(test, 'GUARDA', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: true };
    });
    const ana = await nextPessoa(test);
    const first = await send(ana, { valorCentavos: 3_000 });
    expect(first.body.retorno.apuracao.motivo?.mensagem).toBe(
      'O valor desta compra ficou guardado e soma com o da próxima nota.',
    );
    expect((await send(ana, { valorCentavos: 2_000 })).body.retorno.numeros).toHaveLength(1);
  });

  it('takes carried cents back with an invalidated receipt, and settles the debt first', async () => {
    const { send, judge, listNumeros } = await openCampanha(test, 'DIVIDA', (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 5_000, acumulaResto: true };
    });
    const ana = await nextPessoa(test);
    const first = await send(ana, { valorCentavos: 4_500 });
    await send(ana, { valorCentavos: 1_000 });
    expect(await listNumeros(ana)).toHaveLength(1);
    await judge(first.body.retorno.documentoFiscalID, { status: 'INVALIDO' });
    // 1,000 cents remain after one number was granted: 4,000 are missing.
    expect((await send(ana, { valorCentavos: 8_999 })).body.retorno.numeros).toHaveLength(0);
    expect((await send(ana, { valorCentavos: 1 })).body.retorno.numeros).toHaveLength(1);
    expect(await listNumeros(ana)).toHaveLength(2);
  });

  it("calculates numbers from the operator's count with the quantity rule", async () => {
    const { send, judge } = await openCampanha(test, 'QUANTIDADE', (arquivo) => {
      arquivo.ganho = { por: 'quantidade', cada: 3, numeros: 2 };
    });
    const ana = await nextPessoa(test);
    const { body } = await send(ana);
    expect(body.retorno.apuracao.motivo?.codigo).toBe('documentoFiscal.aguardandoQuantidade');
    const id = body.retorno.documentoFiscalID;
    const without = await judge(id, { status: 'VALIDO' });
    expect([without.status, without.body.codigo]).toEqual([202, 'documentoFiscal.aguardandoQuantidade']);
    const counted = await judge(id, { status: 'VALIDO', quantidade: 7 });
    expect(counted.body.retorno.numeros).toHaveLength(4);
  });

  describe('limits', () => {
    const both = (arquivo: Parameters<NonNullable<Parameters<typeof openCampanha>[2]>>[0]) => {
      arquivo.ganho = { por: 'documento', numeros: 1 };
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
    };

    it('grants only cards when numbers are exhausted, and refuses when both are', async () => {
      const { send } = await openCampanha(test, 'DOISLIMITES', (arquivo) => {
        both(arquivo);
        arquivo.limites.cupons = { total: 1 };
        arquivo.limites.raspadinhas = { total: 2 };
      });
      const ana = await nextPessoa(test);
      await send(ana);
      const { body } = await send(ana);
      expect([body.retorno.numeros.length, body.retorno.raspadinhas]).toEqual([0, 1]);
      expect(body.retorno.apuracao.motivo?.codigo).toBe('cupom.soRaspadinhas');
      const refused = await send(ana);
      expect([refused.status, refused.body.mensagem]).toEqual([
        409,
        'Limite de cupons e giros/raspadinhas atingido!',
      ]);
    });

    it.each([
      ['diario', 'Limite diário de 1 cupons atingido!'],
      ['semanal', 'Limite semanal de 1 cupons atingido!'],
      ['mensal', 'Limite mensal de 1 cupons atingido!'],
      ['total', 'Limite total de 1 cupons atingido!'],
    ] as const)('returns period and value of a limit of numbers by %s', async (tipo, mensagem) => {
      const { send } = await openCampanha(test, `CUPONS_${tipo}`.toUpperCase(), (arquivo) => {
        arquivo.limites.cupons = { [tipo]: 1 };
      });
      const ana = await nextPessoa(test);
      await send(ana);
      const refused = await send(ana);
      expect([refused.status, refused.body.mensagem]).toEqual([409, mensagem]);
    });

    it.each([0, -1])('treats a limit of numbers or cards of %i as none', async (limite) => {
      const { send, listNumeros } = await openCampanha(test, `SEMLIMITE${limite + 1}`, (arquivo) => {
        both(arquivo);
        const none = { diario: limite, semanal: limite, mensal: limite, total: limite };
        arquivo.limites.cupons = none;
        arquivo.limites.raspadinhas = none;
      });
      const ana = await nextPessoa(test);
      for (let i = 0; i < 3; i++) expect((await send(ana)).status).toBe(201);
      expect(await listNumeros(ana)).toHaveLength(3);
    });

    it.each([
      ['diario', 'Limite diário de 2 documentos fiscais atingido!'],
      ['semanal', 'Limite semanal de 2 documentos fiscais atingido!'],
      ['mensal', 'Limite mensal de 2 documentos fiscais atingido!'],
    ] as const)('enforces limits of receipts by %s under concurrent requests', async (tipo, mensagem) => {
      const { send } = await openCampanha(test, `NOTAS_${tipo}`.toUpperCase(), (arquivo) => {
        arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: -1, [tipo]: 2 }];
      });
      const ana = await nextPessoa(test);
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(ana)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.find(({ status }) => status === 409)!.body.mensagem).toBe(mensagem);
    });

    it('enforces the interval between two concurrent receipts', async () => {
      const { send } = await openCampanha(test, 'INTERVALO', (arquivo) => {
        arquivo.limites.tempoLimiteMinutos = 10;
      });
      const ana = await nextPessoa(test);
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(ana)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.find(({ status }) => status === 429)!.body.mensagem).toBe(
        'Aguarde 10 minutos para cadastrar outra nota.',
      );
    });
  });
});

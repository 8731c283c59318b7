import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const today = '2026-11-21T15:00:00Z';
const tomorrow = '2026-11-22T03:00:00Z';
let notas = 940_000;
const nextSat = () => buildChave(notas++, { anoMes: '2026-11', modelo: '59' });
const dayAfter = '2026-11-23T03:00:00Z';

describe('receipts kept off-line for days', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(today);
    await test.publish();
  });
  afterAll(() => test.close());

  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const open = (
    identificacao: string,
    diario: number,
    change: (arquivo: MutableArquivo) => void = () => {},
  ) => {
    test.clock.set(today);
    return openCampanha(test, identificacao, (arquivo) => {
      arquivo.limites.cupons = { diario };
      arquivo.documentos.esperaOfflineHoras = 96;
      change(arquivo);
    });
  };
  const keep = async (campanha: Campanha, ana: Pessoa, dia: string, extra: object = {}) =>
    (
      await campanha.send(ana, {
        origem: 'fila',
        capturadoEm: `${dia}T14:00:00Z`,
        relogioEm: test.clock.now().toISOString(),
        ...extra,
      })
    ).body;
  type Answer = Awaited<ReturnType<typeof keep>>;
  const say = (body: Answer): string => {
    if (body.codigo) return body.codigo;
    const { apuracao, numeros } = body.retorno;
    return `${apuracao.status} ${numeros.length} ${apuracao.motivo?.codigo ?? ''}`.trim();
  };
  const count = (answers: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const one of answers) counts[one] = (counts[one] ?? 0) + 1;
    return counts;
  };
  const settle = async (agora: string) => {
    test.clock.set(agora);
    await test.app.runJob('documentoFiscal.apurar');
  };
  const balanced = { diferencaNumeros: 0, diferencaRaspadinhas: 0 };
  const waiting = 'PENDENTE 0 documentoFiscal.guardadaParaDepois';

  it('off-line receipts sent together catch up one day of numbers; the others wait for the next days, and none is lost', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('DOZE', 10);
    const answers: string[] = [];
    for (const dia of days) {
      for (let i = 0; i < 12; i++) answers.push(say(await keep(campanha, ana, dia)));
    }
    for (let i = 0; i < 12; i++) answers.push(say((await campanha.send(ana)).body));
    expect(count(answers)).toEqual({ 'VALIDO 1': 20, 'cupom.limiteAtingido': 4, [waiting]: 24 });
    expect(await campanha.listNumeros(ana)).toHaveLength(20);
    await settle('2026-11-22T02:59:59Z');
    expect(await campanha.listNumeros(ana)).toHaveLength(20);
    await settle(tomorrow);
    expect(await campanha.listNumeros(ana)).toHaveLength(30);
    await settle('2026-11-22T20:00:00Z');
    expect(await campanha.listNumeros(ana)).toHaveLength(30);
    await settle(dayAfter);
    expect(await campanha.listNumeros(ana)).toHaveLength(40);
    expect(await campanha.measure()).toMatchObject({ concedidos: 40, ...balanced });
  });

  it('off-line receipts report the day on which they count, once', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('DIZEM', 1);
    await keep(campanha, ana, days[0]);
    await keep(campanha, ana, days[1]);
    const { retorno } = await keep(campanha, ana, days[2]);
    expect(retorno.apuracao.motivo?.mensagem).toContain('a partir de 22 nov. 2026');
    await settle(tomorrow);
    await settle(dayAfter);
    const { body } = await test.client.call('documentoFiscal.listar', {
      params: { perPage: 10, page: 1 },
      token: ana.token,
      host: campanha.host,
    });
    expect(body.retorno.retorno.map((one) => one.numeros.length)).toEqual([1, 1, 1]);
    const told = body.retorno.retorno.map(({ apuracao }) => apuracao.historico.map(({ status }) => status));
    expect(told).toEqual([
      ['PENDENTE', 'VALIDO'],
      ['PENDENTE', 'VALIDO'],
      ['PENDENTE', 'VALIDO'],
    ]);
  });

  it('sent concurrently catch up one day without a deadlock', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('PARALELAS', 10);
    const deadlocks = async () =>
      (
        await test.db.query<{ total: number }>(
          `select coalesce(sum(deadlocks), 0)::int as total from pg_stat_database
           where datname = current_database()`,
        )
      )[0]!.total;
    const before = await deadlocks();
    const answers = await Promise.all(
      days.flatMap((dia) => Array.from({ length: 10 }, async () => say(await keep(campanha, ana, dia)))),
    );
    expect(count(answers)).toEqual({ 'VALIDO 1': 10, [waiting]: 20 });
    await settle(tomorrow);
    await settle(dayAfter);
    expect(await campanha.listNumeros(ana)).toHaveLength(30);
    expect(await campanha.measure()).toMatchObject({ concedidos: 30, ...balanced });
    // The server updates these statistics with a delay of one second.
    await new Promise((done) => setTimeout(done, 1_200));
    expect((await deadlocks()) - before).toBe(0);
  });

  it('share one day of cards and of receipts, too', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('TUDO', -1, (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: 2 };
      arquivo.limites.raspadinhas = { diario: 4 };
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: -1, diario: 3 }];
    });
    const answers: string[] = [];
    for (const dia of [days[0], days[1], days[0], days[1], days[0], days[0]]) {
      answers.push(say(await keep(campanha, ana, dia)));
    }
    // The third earns no card of the day: its four belong to two receipts.
    expect(answers).toEqual([
      'VALIDO 1',
      'VALIDO 1',
      waiting,
      waiting,
      waiting,
      'documentoFiscal.limitePeriodoAtingido',
    ]);
    expect(await campanha.listRaspadinhas(ana)).toHaveLength(4);
    await settle(tomorrow);
    expect(await campanha.listRaspadinhas(ana)).toHaveLength(8);
    await settle(dayAfter);
    const measured = await campanha.measure();
    expect(measured).toMatchObject({ concedidos: 5, ...balanced });
  });

  it('off-line receipts count on the day of their registration, also when an operator approves them days later', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('DEMORADAS', 1, (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
    });
    const sent: string[] = [];
    for (const dia of days) {
      sent.push((await keep(campanha, ana, dia)).retorno.documentoFiscalID);
    }
    const approve = async (id: string) =>
      say((await campanha.judge(id, { status: 'VALIDO' })).body as Answer);
    expect(await approve(sent[0]!)).toBe('VALIDO 1');
    // Its day has not come: an approval does not double a day's limit.
    expect(await approve(sent[1]!)).toBe(waiting);
    expect(await approve(sent[1]!)).toBe(waiting);
    test.clock.set('2026-11-25T15:00:00Z');
    const late = await keep(campanha, ana, '2026-11-24');
    expect(await approve(late.retorno.documentoFiscalID)).toBe('VALIDO 1');
    expect(await approve(sent[1]!)).toBe('VALIDO 1');
    expect(await approve(sent[2]!)).toBe('VALIDO 1');
    const caught = await test.db.query<{ dia: string }>(
      `select to_char(recupera_em, 'DD') as dia from documento_fiscal where campanha_id =
         (select campanha_id from campanha where identificacao = 'DEMORADAS') order by participa_em`,
    );
    expect(caught.map(({ dia }) => dia)).toEqual(['21', '22', '23', '25']);
    expect(await campanha.measure()).toMatchObject({ concedidos: 4, ...balanced });
  });

  it('off-line receipts return the day to the others when invalidated', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('DEVOLVIDAS', 1);
    const first = await keep(campanha, ana, days[0]);
    const second = await keep(campanha, ana, days[1]);
    expect([first, second].map(say)).toEqual(['VALIDO 1', waiting]);
    await campanha.judge(first.retorno.documentoFiscalID, { status: 'INVALIDO' });
    expect(say(await keep(campanha, ana, days[2]))).toBe('VALIDO 1');
    expect(say(await keep(campanha, ana, days[0]))).toBe(waiting);
    await settle(dayAfter);
    expect(await campanha.listNumeros(ana)).toHaveLength(3);
    expect(await campanha.measure()).toMatchObject({ concedidos: 3, ...balanced });
  });

  it('store nothing of their potential earnings while they wait', async () => {
    const ana = await nextPessoa(test);
    const campanha = await open('SEMRASTRO', 2, (arquivo) => {
      arquivo.ganho = { por: 'valor', centavosPorNumero: 1_000, acumulaResto: true };
      arquivo.documentos.centavosSemConferencia = 1_000_000;
    });
    const pay = (dia: string) => keep(campanha, ana, dia, { chaveAcesso: nextSat(), valorCentavos: 1_900 });
    const resto = async () =>
      (
        await test.db.query<{ centavos: number }>(
          `select centavos from consumidor_resto where campanha_id =
             (select campanha_id from campanha where identificacao = 'SEMRASTRO')`,
        )
      ).map(({ centavos }) => centavos);
    expect(say(await pay(days[0]))).toBe('VALIDO 1');
    // 9 + 19 reais are two numbers, and the day has one left.
    expect(say(await pay(days[1]))).toBe(waiting);
    expect(await resto()).toEqual([900]);
    await settle(tomorrow);
    expect(await resto()).toEqual([800]);
    expect(await campanha.listNumeros(ana)).toHaveLength(3);
  });
});

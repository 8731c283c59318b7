import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type MutableArquivo, type TestApp } from '../test-app.ts';
import type { Pessoa } from '../pessoa.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const later = '2026-11-21T15:00:00Z';

describe('limit period of a receipt', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('2026-11-18T12:00:00Z');
    await test.publish();
  });
  afterAll(() => test.close());

  const daily = (arquivo: MutableArquivo) => {
    arquivo.recompensas.raspadinhas = { porDocumento: 1 };
    arquivo.limites.cupons = { diario: 1 };
    arquivo.limites.raspadinhas = { diario: 1 };
    arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: -1, diario: 2 }];
  };
  type Campanha = Awaited<ReturnType<typeof openCampanha>>;
  const sendDaily = async (campanha: Campanha, ana: Pessoa, build?: (day: number) => string) => {
    const sent: string[] = [];
    for (const [day, dia] of days.entries()) {
      test.clock.set(`${dia}T15:00:00Z`);
      const { body } = await campanha.send(ana, build ? { chaveAcesso: build(day) } : {});
      sent.push(body.retorno.documentoFiscalID);
    }
    test.clock.set(later);
    return sent;
  };
  /** Returns the displayed counts: numbers and cards of today, this week, this month and in total. */
  const shown = async (campanha: Campanha, ana: Pessoa) => {
    const ask = { params: { ...campanha.params, cpf: ana.usuario }, token: ana.token, host: campanha.host };
    const cupons = await test.client.call('cupom.escaneadosPorPeriodo', ask);
    const cartas = await test.client.call('raspadinhaAlternativa.porPeriodo', ask);
    return [cupons.body.retorno, cartas.body.retorno];
  };
  const each = { diario: 0, semanal: 3, mensal: 3, total: 3 };
  /** Returns the daily counters, as `assunto dia quantidade`. */
  const counters = async ({ params }: Campanha) =>
    (
      await test.db.query<{ line: string }>(
        `select c.assunto || ' ' || c.periodo || ' ' || c.quantidade as line from consumidor_contador c
         where c.campanha_id = (select campanha_id from campanha where identificacao = $1) and c.periodo like 'd%'
           and c.quantidade > 0 and c.assunto <> 'documentoFiscal' order by 1`,
        [params.identificacao],
      )
    ).map(({ line }) => line);
  const both = (dias: string[]) =>
    ['cupom', 'raspadinha'].flatMap((assunto) => dias.map((dia) => `${assunto} d${dia} 1`));
  const balanced = { diferencaNumeros: 0, diferencaRaspadinhas: 0 };

  it('the limit period of a receipt is that of its registration, also when an operator approves it on a later day', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'ACUMULO', (arquivo) => {
      daily(arquivo);
      arquivo.documentos.apuracao = 'manual';
    });
    const sent = await sendDaily(campanha, ana);
    const granted = [];
    for (const id of sent) {
      const { retorno } = (await campanha.judge(id, { status: 'VALIDO' })).body;
      granted.push([retorno.numeros.length, retorno.raspadinhas]);
    }
    expect(granted).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(await counters(campanha)).toEqual(both(days));
    expect(await shown(campanha, ana)).toEqual([each, each]);
    // Returned to its day, and taken from it again after a contestation.
    await campanha.judge(sent[1]!, { status: 'INVALIDO' });
    expect(await counters(campanha)).toEqual(both([days[0]!, days[2]!]));
    await test.client.call('documentoFiscal.contestar', {
      params: { documentoFiscalID: sent[1]! },
      body: {},
      token: ana.token,
      host: campanha.host,
    });
    await campanha.judge(sent[1]!, { status: 'VALIDO' });
    expect(await counters(campanha)).toEqual(both(days));
    expect(await campanha.measure()).toMatchObject({ concedidos: 3, ...balanced });
  });

  it('the limit period of a receipt never exceeds the limit of its day, however late the decision', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'MESMODIA', (arquivo) => {
      daily(arquivo);
      arquivo.documentos.apuracao = 'manual';
    });
    test.clock.set(`${days[0]}T15:00:00Z`);
    const sent = [await campanha.send(ana), await campanha.send(ana)];
    test.clock.set(later);
    const granted = [];
    for (const { body } of sent) {
      const judged = await campanha.judge(body.retorno.documentoFiscalID, { status: 'VALIDO' });
      granted.push(judged.body.retorno.numeros.length);
    }
    expect(granted).toEqual([1, 0]);
  });

  it('the limit period of a receipt is that of its registration when it was issued off-line and settled a day later', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'CONTINGENCIADIARIA', daily);
    const offline = { anoMes: '2026-11', modelo: '65', tipoEmissao: 9 } as const;
    await sendDaily(campanha, ana, (day) => buildChave(880_000 + day, offline));
    await test.app.runJob('documentoFiscal.apurar');
    expect(await counters(campanha)).toEqual(both(days));
    expect(await shown(campanha, ana)).toEqual([each, each]);
    expect(await campanha.measure()).toMatchObject({ concedidos: 3, ...balanced });
  });

  it('the limit period of a receipt is that of its capture where the campaign trusts it, for receipts too', async () => {
    const ana = await nextPessoa(test);
    const campanha = await openCampanha(test, 'GUARDADAS', (arquivo) => {
      daily(arquivo);
      arquivo.limites.documentosFiscais = [{ tipo: 'Fiscal', quantidadeLimite: -1, diario: 1 }];
      arquivo.documentos.esperaOfflineHoras = 96;
    });
    test.clock.set(later);
    const keep = (dia: string) =>
      campanha.send(ana, { origem: 'fila', capturadoEm: `${dia}T14:00:00Z`, relogioEm: later });
    const [one] = days as [string];
    // One day's limit per day: the others follow on the next ones.
    for (const dia of days) {
      expect((await keep(dia)).body.retorno.numeros).toHaveLength(dia === one ? 1 : 0);
    }
    for (const agora of ['2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z']) {
      test.clock.set(agora);
      await test.app.runJob('documentoFiscal.apurar');
    }
    test.clock.set(later);
    expect((await keep(one)).body.mensagem).toBe('Limite diário de 1 documentos fiscais atingido!');
    expect(await counters(campanha)).toEqual(both(days));
    expect(await shown(campanha, ana)).toEqual([each, each]);
    expect((await campanha.send(ana)).body.retorno.numeros).toHaveLength(1);
  });

  it('the limit period of a receipt is unaffected by later days when a limit begins later', async () => {
    const ana = await nextPessoa(test);
    const manual = await openCampanha(test, 'TARDIO', (arquivo) => {
      arquivo.documentos.apuracao = 'manual';
    });
    test.clock.set(`${days[0]}T15:00:00Z`);
    const old = await manual.send(ana);
    const free = await openCampanha(test, 'TARDIO', (arquivo) => {
      arquivo.recompensas.raspadinhas = { porDocumento: 1 };
    });
    test.clock.set(`${days[1]}T15:00:00Z`);
    await free.send(ana);
    const limited = await openCampanha(test, 'TARDIO', daily);
    test.clock.set(later);
    const judged = await limited.judge(old.body.retorno.documentoFiscalID, { status: 'VALIDO' });
    expect([judged.body.retorno.numeros.length, judged.body.retorno.raspadinhas]).toEqual([1, 1]);
  });
});

import { buildChave } from '@trevo/fixtures/chave-builder';
import { estados } from '@trevo/rules/pessoa/endereco/estados';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildNotaDemo } from '../../src/adapters/sefaz/nota-demo.ts';
import {
  renderCaptcha,
  renderNotaPagina,
  renderPaginaNova,
  renderSemNota,
} from '../../src/adapters/sefaz/paginas.pages.ts';
import { createHttpSefaz } from '../../src/adapters/sefaz/http-sefaz.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { createConsultaModule } from '../../src/modules/consulta/consulta.module.ts';
import { fetchHere, startProvider, type Provider } from '../provider.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const noon = '2026-11-21T15:00:00Z';
const hoje = '2026-11-21';
const cpf = '529.982.247-25';

describe('queries to the states’ pages', () => {
  let provider: Provider;
  let test: TestApp;
  let outro: TestApp;
  let consulta: ReturnType<typeof createConsultaModule>;
  const logged: string[] = [];
  const told: string[] = [];
  const log = createLogger('warn', { write: (line: string) => void logged.push(line) });

  beforeAll(async () => {
    provider = await startProvider();
    const nfce = { url: provider.url, timeoutMilliseconds: 5_000 };
    test = await startTestApp(noon, { log, nfce, destinosPermitidos: [provider.url] });
    outro = await startTestApp(noon, {
      log,
      nfce,
      db: test.db,
      destinosPermitidos: [provider.url],
    });
    consulta = createConsultaModule({
      db: test.db,
      clock: test.clock,
      log,
      sefaz: createHttpSefaz(fetchHere(provider.url), nfce),
      onFatos: async (campanhaId, chaves) =>
        void told.push(...chaves.map((chave) => `${campanhaId} ${chave}`)),
    });
  });
  beforeEach(async () => {
    await test.db.query('delete from consulta');
    await test.db.query('delete from consulta_uf');
    set(noon);
    answerNotas();
    begun = provider.requests.length;
    logged.length = told.length = 0;
  });
  afterEach(() => set(noon));
  afterAll(async () => {
    await outro.close();
    await test.close();
    await provider.close();
  });

  let begun = 0;
  const listAsked = () =>
    provider.requests.slice(begun).map(({ url }) => decodeURI(url).replace(/^\/(..)\?p=(.{44}).*$/, '$1 $2'));
  const set = (instant: string) => [test, outro].forEach(({ clock }) => clock.set(instant));
  const wait = (seconds: number) => set(new Date(test.clock.now().getTime() + seconds * 1_000).toISOString());
  const html = (body: string, status = 200, headers: Record<string, string> = {}) => ({
    status,
    body,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
  const keyIn = (url: string) => decodeURI(url).slice('/SP?p='.length, '/SP?p='.length + 44);
  const renderNota = (url: string) => renderNotaPagina('danfe', buildNotaDemo(keyIn(url), hoje), cpf);
  const answerNotas = () => provider.answer(({ url }) => html(renderNota(url)));
  let seed = 0;
  const nextChave = (uf = 'SP') =>
    buildChave(seed++, { uf, anoMes: '2026-11', modelo: '65', tipoEmissao: 1 });
  const nextChaves = (total: number, uf = 'SP') => Array.from({ length: total }, () => nextChave(uf));
  const ask = (...chaves: string[]) =>
    consulta.consultas.ask(
      chaves.map((chaveAcesso) => ({ chaveAcesso, consulta: { versao: '3' as const } })),
    );
  const search = () => consulta.jobs[0]!.run();
  const situacaoOf = async (chave: string) => (await consulta.consultas.find(chave))?.situacao;
  /** Runs the job once per receipt, at the rate of one state. */
  const searchTimes = async (times: number, seconds = 2) => {
    for (let at = 0; at < times; at++) {
      await search();
      wait(seconds);
    }
  };
  const listHealth = async () =>
    (await test.client.call('operador.consultas', { token: operatorToken })).body.retorno;
  const switchUf = (uf: string, ligada: boolean) =>
    test.client.call('operador.ligarConsulta', {
      params: { uf },
      body: { ligada, motivo: 'Pedido da Secretaria' },
      token: operatorToken,
    });

  it('stores a found receipt once for all campaigns and notifies those that wait for it', async () => {
    const chave = nextChave();
    expect(await consulta.consultas.find(chave)).toBeUndefined();
    await ask(chave, chave);
    await ask(chave);
    expect(await consulta.consultas.find(chave)).toEqual({ situacao: 'pendente' });
    await searchTimes(3);
    const nota = buildNotaDemo(chave, hoje);
    const bruto = nota.itens.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
    expect(await consulta.consultas.find(chave)).toEqual({
      situacao: 'achada',
      fatos: {
        emitente: chave.slice(6, 20),
        emitidoEm: hoje,
        valorCentavos: bruto - nota.descontoCentavos,
        quantidade: expect.any(Number),
        itens: nota.itens.map(({ nome, gtin, unidade, quantidade, valorCentavos }) => ({
          nome,
          gtin: null,
          codigo: gtin,
          quantidade: Number(quantidade.replace(',', '.')),
          unidade,
          centavos: valorCentavos,
        })),
        cancelada: nota.cancelada,
      },
    });
    await ask(chave);
    await searchTimes(2);
    expect(listAsked()).toEqual([`SP ${chave}`]);
    expect(told).toEqual([`null ${chave}`]);
  });

  it('queries no page for a SAT coupon, a NF-e and a key without its code, until the code arrives', async () => {
    const chave = nextChave();
    const sat = buildChave(1, { modelo: '59' });
    const nfe = buildChave(2, { modelo: '55' });
    await ask(sat, nfe);
    await consulta.consultas.ask([{ chaveAcesso: chave }]);
    await search();
    expect(await Promise.all([sat, nfe, chave].map(situacaoOf))).toEqual(Array(3).fill('semPagina'));
    expect(listAsked()).toEqual([]);
    await ask(chave);
    await search();
    expect(await situacaoOf(chave)).toBe('achada');
  });

  it('queries one state once in two seconds across all processes, others concurrently, and no receipt twice', async () => {
    const chaves = [...nextChaves(4), ...nextChaves(4, 'RJ')];
    await ask(...chaves);
    for (let second = 0; second < 8; second++) {
      await Promise.all([test, outro, test, outro].map(({ app }) => app.runJob('consulta.buscar')));
      const asked = listAsked();
      expect(asked).toHaveLength(2 * (Math.floor(second / 2) + 1));
      expect(asked.filter((line) => line.startsWith('RJ'))).toHaveLength(asked.length / 2);
      wait(1);
    }
    expect(new Set(listAsked()).size).toBe(8);
    expect(await Promise.all(chaves.map(situacaoOf))).toEqual(Array(8).fill('achada'));
  });

  it('a slow state does not block others', async () => {
    await ask(...nextChaves(3), nextChave('RJ'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    provider.answer(async ({ url }) => {
      if (url.startsWith('/RJ')) await held;
      return html(renderNota(url));
    });
    const running = test.app.runJob('consulta.buscar');
    const countSp = () => listAsked().filter((line) => line.startsWith('SP')).length;
    for (let total = 1; total <= 3; total++) {
      await expect.poll(countSp, { timeout: 120_000 }).toBe(total);
      wait(2);
    }
    release();
    await running;
    expect((await listHealth()).map(({ uf, achadas }) => [uf, achadas])).toEqual([
      ['RJ', 1],
      ['SP', 3],
    ]);
  });

  it('leaves a receipt to the process that queries it until its lease expires', async () => {
    const chave = nextChave();
    await ask(chave);
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    provider.answer(async ({ url }) => {
      await held;
      return html(renderNota(url));
    });
    const first = test.app.runJob('consulta.buscar');
    await expect.poll(() => listAsked().length).toBe(1);
    outro.clock.set('2026-11-21T15:01:59Z');
    await outro.app.runJob('consulta.buscar');
    expect(listAsked()).toHaveLength(1);
    release();
    await first;
    expect(await situacaoOf(chave)).toBe('achada');
  });

  it('retries a missing receipt with increasing back-off for two days', async () => {
    const chave = nextChave();
    await ask(chave);
    provider.answer(() => html(renderSemNota()));
    const waits: number[] = [];
    for (let last = test.clock.now(), at = 0; (await situacaoOf(chave)) === 'pendente' && at < 20; at++) {
      await search();
      const [row] = await test.db.query<{ em: Date | null }>('select proxima_em as em from consulta');
      waits.push(row!.em === null ? 0 : (row!.em.getTime() - last.getTime()) / 60_000);
      set((row!.em ?? last).toISOString());
      last = test.clock.now();
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 720, 720, 720, 399, 0]);
    expect(await situacaoOf(chave)).toBe('naoAchada');
    expect(told).toEqual([`null ${chave}`]);
    expect((await listHealth())[0]).toMatchObject({ uf: 'SP', ligada: true, naoAchadas: 1, ilegiveis: 0 });
  });

  it('a wrong code sent by another consumer does not prevent a result', async () => {
    const chave = nextChave();
    const hash = 'B'.repeat(40);
    provider.answer(({ url }) => html(url.includes(hash) ? renderSemNota() : renderNota(url)));
    await consulta.consultas.ask([{ chaveAcesso: chave, consulta: { versao: '2', idCsc: '1', hash } }]);
    await search();
    await ask(chave);
    wait(2);
    await search();
    expect(await situacaoOf(chave)).toBe('achada');
  });

  it('pauses a busy state for its Retry-After, and no other', async () => {
    const chave = nextChave();
    await ask(chave, ...nextChaves(2), ...nextChaves(2, 'MG'));
    provider.answer(({ url }) =>
      url.startsWith('/SP') ? html('', 503, { 'retry-after': '300' }) : html(renderNota(url)),
    );
    await searchTimes(3);
    expect(
      listAsked()
        .map((line) => line.slice(0, 2))
        .toSorted(),
    ).toEqual(['MG', 'MG', 'SP']);
    expect((await listHealth()).find(({ uf }) => uf === 'SP')?.pausaAte).toBe('2026-11-21T15:05:00.000Z');
    answerNotas();
    set('2026-11-21T15:04:59Z');
    await search();
    expect(listAsked()).toHaveLength(3);
    set('2026-11-21T15:05:00Z');
    await searchTimes(3);
    expect(await situacaoOf(chave)).toBe('achada');
  });

  it('disables a state that shows a captcha after five times, and enables it when a page is readable again', async () => {
    const chaves = nextChaves(6);
    await ask(...chaves);
    provider.answer(() => html(renderCaptcha()));
    await searchTimes(40, 60);
    expect(listAsked()).toHaveLength(5);
    expect(await Promise.all(chaves.map(situacaoOf))).toEqual(Array(6).fill('desligada'));
    expect(told.toSorted()).toEqual(chaves.map((chave) => `null ${chave}`).toSorted());
    answerNotas();
    await searchTimes(60, 120);
    expect(await Promise.all(chaves.map(situacaoOf))).toEqual(Array(6).fill('achada'));
    expect((await listHealth())[0]).toMatchObject({ ligada: true, motivo: null, achadas: 6 });
  });

  it('disables a changed page with an error, passes its receipts on, probes one an hour later, and retries the unreadable ones', async () => {
    await ask(nextChave());
    await search();
    const chaves = nextChaves(12);
    await ask(...chaves);
    provider.answer(() => html(renderPaginaNova()));
    wait(2);
    await searchTimes(8);
    // Five receipts, then the one that was read before.
    expect(listAsked()).toHaveLength(7);
    expect(listAsked()[6]).toBe(listAsked()[0]);
    const errors = logged.map((line) => JSON.parse(line) as { level: number; uf: string; motivo: string });
    expect(errors.filter(({ level }) => level >= 50)).toMatchObject([
      { uf: 'SP', motivo: 'the page has changed' },
    ]);
    expect(await Promise.all(chaves.map(situacaoOf))).toEqual(Array(12).fill('desligada'));
    expect(told.slice(1).toSorted()).toEqual(chaves.map((chave) => `null ${chave}`).toSorted());
    expect((await listHealth())[0]).toMatchObject({
      uf: 'SP',
      ligada: false,
      desligadaPor: 'programa',
      motivo: 'the page has changed',
      pedidas: 13,
      achadas: 1,
      pendentes: 12,
      ritmoSegundos: 2,
      medianaSegundos: 0,
    });
    wait(3_000);
    await search();
    expect(listAsked()).toHaveLength(7);
    wait(600);
    await searchTimes(2);
    expect(listAsked()).toHaveLength(8);
    answerNotas();
    wait(3_600);
    await searchTimes(15);
    expect(await Promise.all(chaves.map(situacaoOf))).toEqual(Array(12).fill('achada'));
  });

  it('made-up receipts do not disable a state', async () => {
    await ask(nextChave());
    await search();
    const falsas = nextChaves(8);
    await ask(...falsas);
    provider.answer(({ url }) => html(falsas.includes(keyIn(url)) ? renderPaginaNova() : renderNota(url)));
    wait(2);
    await searchTimes(200, 60);
    expect((await listHealth())[0]).toMatchObject({ ligada: true, desligadaPor: null });
    expect(await Promise.all(falsas.map(situacaoOf))).toEqual(Array(8).fill('ilegivel'));
    const daFalsa = nextChave();
    await ask(daFalsa);
    await search();
    expect(await situacaoOf(daFalsa)).toBe('achada');
  });

  it('an operator disables and enables a state, case-insensitively', async () => {
    const chave = nextChave();
    await ask(chave);
    const { body } = await switchUf('sp', false);
    expect(body.retorno).toMatchObject([
      { uf: 'SP', ligada: false, desligadaPor: 'operador', motivo: 'Pedido da Secretaria' },
    ]);
    await searchTimes(3, 4_000);
    expect(listAsked()).toEqual([]);
    expect(await situacaoOf(chave)).toBe('desligada');
    expect((await switchUf('SP', true)).body.retorno).toMatchObject([{ ligada: true, desligadaEm: null }]);
    await search();
    expect(await situacaoOf(chave)).toBe('achada');
    expect((await switchUf('XX', true)).status).toBe(400);
    expect((await test.client.call('operador.consultas', {})).status).toBe(401);
  });

  it('aborts on shutdown and retries later', async () => {
    const chave = nextChave();
    await ask(chave);
    provider.answer(() => 'nothing');
    const stopping = new AbortController();
    const run = consulta.jobs[0]!.run as (signal: AbortSignal) => Promise<void>;
    const running = run(stopping.signal);
    await expect.poll(() => listAsked().length).toBe(1);
    stopping.abort();
    await running;
    answerNotas();
    wait(120);
    await search();
    expect(await situacaoOf(chave)).toBe('achada');
  });

  it('stores and logs no CPF of a page, and deletes old results', async () => {
    const chave = nextChave();
    await ask(chave);
    await searchTimes(1);
    await ask(...nextChaves(2));
    provider.answer(({ url }) => html(renderNota(url).replace('tabResult', `x${cpf}`)));
    await searchTimes(2);
    const tables = await test.db.query('select c.*, u.* from consulta c join consulta_uf u on u.uf = c.uf');
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(tables) + logged.join()).not.toMatch(/529\D?982/);
    wait(399 * 86_400);
    await test.app.runJob('consulta.limpar');
    expect(await situacaoOf(chave)).toBe('achada');
    wait(2 * 86_400);
    await test.app.runJob('consulta.limpar');
    expect(await consulta.consultas.find(chave)).toBeUndefined();
  });
});

it('in development every state has a local page, with special responses for some key codes', async () => {
  const test = await startTestApp();
  const { db, clock } = test;
  const { consultas } = createConsultaModule({
    db,
    clock,
    log: createLogger('silent'),
    sefaz: undefined,
    onFatos: async () => undefined,
  });
  const ufs = ['SP', 'MG', 'RS', 'BA'];
  const codigos = [403, 404, 406, 503, 777];
  const chaves = [
    ...ufs.map((uf, at) => buildChave(at, { uf, anoMes: '2026-11' })),
    ...codigos.map((codigo, at) => buildChave(at, { uf: estados[at]!.codigo, anoMes: '2026-11', codigo })),
  ];
  await consultas.ask(chaves.map((chaveAcesso) => ({ chaveAcesso, consulta: { versao: '3' } })));
  for (let at = 0; at < 3; at++) {
    await test.app.runJob('consulta.buscar');
    clock.set(new Date(clock.now().getTime() + 2_000).toISOString());
  }
  const respostas = await Promise.all(
    chaves.map(async (chave) => {
      const [row] = await db.query<{ situacao: string; cancelada: boolean; tentativas: number }>(
        'select situacao, cancelada, tentativas from consulta where chave_acesso = $1',
        [chave],
      );
      return Object.values(row!).join(' ');
    }),
  );
  const pendente = 'pendente  1';
  expect(respostas).toEqual([
    ...Array<string>(4).fill('achada false 1'),
    pendente,
    pendente,
    pendente,
    pendente,
    'achada true 1',
  ]);
  await test.close();
});

it('a program without permitted queries keeps the queue and warns about it', async () => {
  const test = await startTestApp();
  const { db, clock } = test;
  const consulta = createConsultaModule({
    db,
    clock,
    log: createLogger('error'),
    sefaz: undefined,
    onFatos: async () => undefined,
  });
  const chaveAcesso = buildChave(1, { uf: 'SP' });
  await consulta.consultas.ask([{ chaveAcesso, consulta: { versao: '3' } }]);
  expect(await consulta.consultas.find(chaveAcesso)).toEqual({ situacao: 'desligada' });
  expect(consulta.jobs.map(({ name }) => name)).toEqual(['consulta.limpar']);
  // Outside production the pages are generated on this machine.
  await test.app.runJob('consulta.buscar');
  expect(await db.query('select situacao from consulta')).toEqual([{ situacao: 'achada' }]);
  await test.close();
});

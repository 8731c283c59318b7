import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folders } from '../../src/folders.ts';
import { readEsquema } from '../../src/kernel/db/revisao.ts';
import { createMetricsServer } from '../../src/kernel/http/metrics-server.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { createTestClient } from '../http-client.ts';
import { registerPessoa, toChave } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start() {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) }, 'loja-1:7');
  const test = await startTestApp(undefined, { log, hasMetrics: true });
  cleanups.push(() => test.close());
  await test.publish();
  const readLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { test, readLines };
}

/** Reads the value of a metric line; undefined where there is none. */
async function read(test: TestApp, line: string): Promise<number | undefined> {
  const found = (await test.app.metrics!.render()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

const send = (test: TestApp, token: string, numero: number) =>
  test.client.call('documentoFiscal.pendentes.enviar', {
    params: { ano: 2026, identificacao: 'TREVO' },
    body: { chaveAcesso: toChave(numero) },
    token,
    headers: { 'idempotency-key': `metrica-${numero}` },
  });

describe('metrics of a process', () => {
  it('metrics count requests by route, registrations, errors by code, and leased numbers, without personal data', async () => {
    const { test } = await start();
    const ana = await registerPessoa(test, 1);
    const before = await read(test, 'trevo_numeros_leased');
    expect((await send(test, ana.token, 1)).status).toBe(201);
    expect((await send(test, 'ruim', 2)).status).toBe(401);
    await test.client.send('GET', '/nada/52998224725');
    const route = '/documentoFiscal/v1/documentosFiscaisPendentes/:ano/:identificacao';
    const text = await test.app.metrics!.render();
    expect(
      await read(test, `http_request_duration_seconds_count{method="POST",route="${route}",status="201"}`),
    ).toBe(1);
    expect(await read(test, 'trevo_registration_duration_seconds_count{status="201"}')).toBe(1);
    expect(await read(test, 'trevo_registration_duration_seconds_count{status="401"}')).toBe(1);
    expect(text).toMatch(/trevo_refusals_total\{codigo="sessao\.\w+"\} 1\n/);
    expect(before).toBe(0);
    // A campaign's first blocks hold two, one of which is granted.
    expect(await read(test, 'trevo_numeros_leased')).toBe(1);
    expect(await read(test, 'trevo_database_up')).toBe(1);
    const { revisao } = readEsquema(folders);
    expect(await read(test, `trevo_build_info{version="0.0.0",revisao="${revisao}"}`)).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    for (const secret of [ana.usuario, ana.token, '52998224725', toChave(1)])
      expect(text).not.toContain(secret);
  });

  it('metrics report the age of pending receipts', async () => {
    const { test } = await start();
    const ana = await registerPessoa(test, 1);
    expect(await read(test, 'trevo_pendente_oldest_age_seconds')).toBe(0);
    await send(test, ana.token, 1);
    await test.db.query(
      `update documento_fiscal set status = 'PENDENTE', registrado_em = $1, apurar_em = $2`,
      [new Date('2026-11-21T14:00:00Z'), new Date('2026-11-21T14:59:00Z')],
    );
    // A scrape returns cached values without a database query.
    expect(await read(test, 'trevo_pendente_oldest_age_seconds')).toBe(0);
    await test.app.runJob('medidas.atualizar');
    expect(await read(test, 'trevo_pendente_oldest_age_seconds')).toBe(3600);
    expect(await read(test, 'trevo_apuracao_lag_seconds')).toBe(60);
  });
});

it('metrics report last success and duration of jobs run by any process, and own runs', async () => {
  const jobs = (['once', 'everywhere'] as const).map((runs) => ({
    name: `medida.${runs}`,
    everySeconds: 0.01,
    runs,
    statementSeconds: 15,
    run: () => Promise.resolve(),
  }));
  const runner = await startTestApp(undefined, { jobs });
  cleanups.push(() => runner.close());
  const other = await startTestApp(undefined, {
    db: runner.db,
    // Its interval never elapses.
    jobs: jobs.map((job) => ({ ...job, everySeconds: 3_600 })),
    hasMetrics: true,
  });
  cleanups.push(() => other.close());
  other.app.startJobs();
  runner.app.startJobs();
  await vi.waitFor(() => {
    for (const nome of ['medida.once', 'medida.everywhere'])
      expect(runner.app.listJobs().find((job) => job.nome === nome)!.rodadas).toBeGreaterThan(1);
  }, 120_000);
  await other.app.runJob('medidas.atualizar');
  const success = await read(other, 'trevo_job_last_success_timestamp_seconds{job="medida.once"}');
  expect(Math.abs(success! - Date.now() / 1000)).toBeLessThan(60);
  expect(await read(other, 'trevo_job_last_duration_seconds{job="medida.once"}')).toBeLessThan(60);
  expect(
    await read(other, 'trevo_job_last_success_timestamp_seconds{job="medida.everywhere"}'),
  ).toBeUndefined();
});

it('metrics include the connection pool', async () => {
  const { test } = await start();
  expect(await read(test, 'trevo_db_pool_size')).toBe(8);
  expect(await read(test, 'trevo_db_pool_waiting')).toBe(0);
});

async function serveMetrics({ app }: TestApp) {
  const server = createMetricsServer(app.metrics!, app.listJobs, app.saude).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => void server.close());
  const client = createTestClient((server.address() as AddressInfo).port);
  cleanups.push(() => client.close());
  return client;
}

it('metrics stay cached while no connection is free, and health probes have a connection of their own', async () => {
  const { url, drop } = await createTestDb();
  const [narrow, probeDb] = [1, 1].map(() => openPgDb(url!, { poolSize: 1 }));
  cleanups.push(
    drop,
    () => narrow!.close(),
    () => probeDb!.close(),
  );
  const test = await startTestApp(undefined, {
    db: narrow!,
    probeDb: probeDb!,
    hasMetrics: true,
  });
  cleanups.push(() => test.close());
  const client = await serveMetrics(test);
  const ready = async () => [
    (await client.send('GET', '/saude/pronta')).status,
    (await test.client.send('GET', '/saude/pronta')).status,
  ];
  let release = () => {};
  const isHeld = new Promise<void>((held) => {
    const released = narrow!.transaction(async (tx) => {
      await tx.query('select 1');
      held();
      await new Promise<void>((resolve) => (release = resolve));
    });
    cleanups.push(() => released);
  });
  await isHeld;
  const refused = test.client.call('campanha.listar');
  await test.app.runJob('medidas.atualizar');
  expect(await ready()).toEqual([200, 200]);
  expect(await read(test, 'trevo_database_up')).toBe(1);
  const { status, body, headers } = await refused;
  expect([status, body.codigo, headers['retry-after']]).toEqual([503, 'servidor.ocupado', '5']);
  release();
});

it('metrics are served on a separate port with jobs and probes only', async () => {
  const { test } = await start();
  const client = await serveMetrics(test);
  test.app.startJobs();
  const figures = await client.send('GET', '/metrics');
  expect([figures.status, figures.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
  const jobs = JSON.parse((await client.send('GET', '/jobs')).text) as { nome: string; rodadas: number }[];
  expect(jobs).toContainEqual(expect.objectContaining({ nome: 'documentoFiscal.apurar', rodando: false }));
  for (const path of ['/saude/viva', '/saude/pronta']) {
    const own = await client.send('GET', path);
    expect([own.status, JSON.parse(own.text)]).toEqual([
      200,
      JSON.parse((await test.client.send('GET', path)).text),
    ]);
  }
  test.app.drain();
  expect((await client.send('GET', '/saude/viva')).status).toBe(200);
  const unready = await client.send('GET', '/saude/pronta');
  expect([unready.status, JSON.parse(unready.text)]).toEqual([
    503,
    expect.objectContaining({ codigo: 'servidor.indisponivel', valores: { parte: 'encerrando' } }),
  ]);
  expect((await client.send('GET', '/')).status).toBe(404);
  expect((await client.send('POST', '/metrics')).status).toBe(405);
  expect((await test.client.send('GET', '/metrics')).headers['content-type']).not.toMatch(/version=0\.0\.4/);
});

describe('log line', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

  it("contains the process, the campaign of the host and the request's trace id", async () => {
    const { test, readLines } = await start();
    await test.client.call('campanha.listar');
    const { headers } = await test.client.call('campanha.listar', {
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    const requisicao = String(headers['x-request-id']);
    expect(headers['traceparent']).toBe(`00-${trace}-${requisicao.replaceAll('-', '').slice(-16)}-01`);
    await vi.waitFor(
      () =>
        expect(readLines()).toContainEqual(
          expect.objectContaining({
            processo: 'loja-1:7',
            campanha: '2026/TREVO',
            requisicao,
            trace,
            status: 200,
          }),
        ),
      120_000,
    );
  });

  it('contains no invalid trace id', async () => {
    const { test, readLines } = await start();
    const none = [
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${trace}-${'0'.repeat(16)}-01`,
      `00-${trace}-00f067aa0ba902b7-01-more`,
      `ff-${trace}-00f067aa0ba902b7-01`,
      `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
      '52998224725',
    ];
    for (const traceparent of none) {
      const { headers } = await test.client.call('campanha.listar', { headers: { traceparent } });
      expect(headers['traceparent']).toBeUndefined();
      const requisicao = headers['x-request-id'];
      const isOwn = (line: Record<string, unknown>) => line['requisicao'] === requisicao;
      await vi.waitFor(() => expect(readLines().filter(isOwn)).toHaveLength(1), 120_000);
    }
    expect(readLines().filter((line) => 'trace' in line)).toEqual([]);
    expect(JSON.stringify(readLines())).not.toContain('52998224725');
  });
});

import type * as PromClient from 'prom-client';
import { DatabaseBusyError } from '../database-error.ts';
import type { PoolFigures } from '../db/db.ts';
import type { RequestEnd } from '../http/watch-requests.ts';
import type { Job, JobRecord, JobState } from '../fila/jobs.ts';

/** Sources of the metrics; all per process except the receipts. */
export interface MetricSources {
  /** Version of the release and revision of its schema. */
  readonly build: { readonly version: string; readonly revisao: number };
  /** Undefined without a pool. */
  readonly readPool: () => PoolFigures;
  /** Requests in progress and the current limit. */
  readAdmission(): { readonly inProgress: number; readonly slots: number };
  /** Numbers held by this process and not granted yet. */
  countNumeros(): number;
  listJobs(): readonly JobState[];
  /** Registration time of the oldest PENDENTE receipt, and due time of the oldest review. */
  findAtraso(): Promise<{ readonly pendenteDesde: Date | null; readonly apurarDesde: Date | null }>;
  /** Inconsistencies per ledger at the last check. */
  listDiferencas(): Promise<readonly { readonly nome: string; readonly diferencas: number }[]>;
  /** Results of `once` jobs in any process. */
  listJobRecords(): Promise<readonly JobRecord[]>;
  /** Patterns of the routes that accept receipts. */
  readonly registros: ReadonlySet<string>;
  now(): Date;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** Metrics with bounded label cardinality (routes, codes, jobs) and without personal data. */
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;
type Prom = typeof PromClient;

/** Creates the Prometheus metrics of this process. */
export async function createMetrics(sources: MetricSources) {
  // Lazy import: it takes 12 MB and a tenth of a second.
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const observe = observeRequests(prom, registry, sources.registros);
  new prom.Gauge({
    registers: [registry],
    name: 'trevo_build_info',
    help: 'Always 1; the labels identify the running release',
    labelNames: ['version', 'revisao'],
  }).set({ version: sources.build.version, revisao: sources.build.revisao }, 1);
  addPool(prom, registry, sources);
  addAdmission(prom, registry, sources);
  const banco = addBanco(prom, registry, sources);
  await banco.refresh();
  addJobs(prom, registry, sources, banco.listRecords);
  new prom.Gauge({
    registers: [registry],
    name: 'trevo_numeros_leased',
    help: 'Lucky numbers that this process leased and has not granted',
    collect() {
      this.set(sources.countNumeros());
    },
  });
  return {
    contentType: registry.contentType,
    observe,
    /** Renders current values; a scrape never waits. */
    render: (): Promise<string> => registry.metrics(),
    jobs: [
      {
        name: 'medidas.atualizar',
        everySeconds: 15,
        runs: 'everywhere',
        statementSeconds: 5,
        run: banco.refresh,
      },
    ] satisfies Job[],
  };
}

function observeRequests(prom: Prom, registry: PromClient.Registry, rotasDeRegistro: ReadonlySet<string>) {
  const own = { registers: [registry], buckets: seconds };
  const requests = new prom.Histogram({
    ...own,
    name: 'http_request_duration_seconds',
    help: 'HTTP requests by route pattern',
    labelNames: ['method', 'route', 'status'],
  });
  const registros = new prom.Histogram({
    ...own,
    name: 'trevo_registration_duration_seconds',
    help: 'Requests that register a receipt',
    labelNames: ['status'],
  });
  const recusas = new prom.Counter({
    registers: [registry],
    name: 'trevo_refusals_total',
    help: 'Refused requests by error code',
    labelNames: ['codigo'],
  });
  return ({ method, route, status, seconds: took, recusa }: RequestEnd): void => {
    requests.observe({ method, route, status }, took);
    if (rotasDeRegistro.has(route)) registros.observe({ status }, took);
    if (recusa) recusas.inc({ codigo: recusa });
  };
}

function addPool(prom: Prom, registry: PromClient.Registry, { readPool }: MetricSources): void {
  const add = (name: string, help: string, key: keyof PoolFigures) =>
    new prom.Gauge({
      registers: [registry],
      name: `trevo_db_pool_${name}`,
      help,
      collect() {
        this.set(readPool()[key]);
      },
    });
  add('in_use', 'Database connections in use', 'inUse');
  add('idle', 'Idle database connections', 'idle');
  add('waiting', 'Statements that wait for a connection', 'waiting');
  add('size', 'Maximum connections of this process (DB_POOL)', 'size');
  add('wait_milliseconds', 'Mean wait for a connection over about the last 20', 'waitMilliseconds');
}

function addAdmission(prom: Prom, registry: PromClient.Registry, { readAdmission }: MetricSources): void {
  const add = (name: string, help: string, key: keyof ReturnType<MetricSources['readAdmission']>) =>
    new prom.Gauge({
      registers: [registry],
      name: `trevo_requests_${name}`,
      help,
      collect() {
        this.set(readAdmission()[key]);
      },
    });
  add('in_progress', 'Requests in progress', 'inProgress');
  add('places', 'Maximum requests in progress; further ones are refused with servidor.ocupado', 'slots');
}

function addJobs(
  prom: Prom,
  registry: PromClient.Registry,
  { listJobs }: MetricSources,
  listRecords: () => readonly JobRecord[],
): void {
  /** For a `once` job every process reports the installation's last run. */
  const findRecord = ({ nome, umaVez }: JobState): JobRecord | undefined =>
    umaVez ? listRecords().find((record) => record.nome === nome) : undefined;
  const own = { registers: [registry], labelNames: ['job'] };
  const addGauge = (name: string, help: string, read: (job: JobState) => number | null) =>
    new prom.Gauge({
      ...own,
      name: `trevo_job_${name}`,
      help,
      collect() {
        for (const job of listJobs()) {
          const value = read(job);
          if (value !== null) this.set({ job: job.nome }, value);
        }
      },
    });
  const addCounter = (name: string, help: string, read: (job: JobState) => number) =>
    new prom.Counter({
      ...own,
      name: `trevo_job_${name}_total`,
      help,
      collect() {
        this.reset();
        for (const job of listJobs()) this.inc({ job: job.nome }, read(job));
      },
    });
  addGauge('last_start_timestamp_seconds', 'Start of the last run of a job', ({ inicio }) =>
    inicio === null ? null : Date.parse(inicio) / 1000,
  );
  addGauge('last_duration_seconds', 'Duration of the last run of a job', (job) => {
    const { milissegundos } = findRecord(job) ?? job;
    return milissegundos === null ? null : milissegundos / 1000;
  });
  addGauge('last_success_timestamp_seconds', 'End of the last successful run of a job', (job) => {
    const { sucesso } = findRecord(job) ?? job;
    return sucesso === null ? null : new Date(sucesso).getTime() / 1000;
  });
  addGauge('last_success', '1 when the last run of a job succeeded', ({ resultado }) =>
    resultado === null ? null : Number(resultado === 'ok'),
  );
  addGauge('running', '1 while a job runs', ({ rodando }) => Number(rodando));
  addCounter('runs', 'Runs of a job', ({ rodadas }) => rodadas);
  addCounter('failures', 'Failed runs of a job', ({ falhas }) => falhas);
  addCounter(
    'skipped',
    'Runs of a job skipped because the previous one was still running',
    ({ puladas }) => puladas,
  );
}

/**
 * Adds gauges with values from the database. `refresh` updates them; when no connection is free it keeps the
 * previous values.
 */
function addBanco(
  prom: Prom,
  registry: PromClient.Registry,
  { findAtraso, listDiferencas, listJobRecords, now }: MetricSources,
): { refresh(): Promise<void>; listRecords(): readonly JobRecord[] } {
  const add = (name: string, help: string) =>
    new prom.Gauge({ registers: [registry], name, help, labelNames: [] });
  const up = add('trevo_database_up', '1 when the database answered the last query for these figures');
  const pendente = add(
    'trevo_pendente_oldest_age_seconds',
    'Age of the oldest receipt without a verdict in all campaigns; 0 without one',
  );
  const apuracao = add(
    'trevo_apuracao_lag_seconds',
    'Delay of the oldest receipt that is due for its verdict, in all campaigns',
  );
  const livros = new prom.Gauge({
    registers: [registry],
    name: 'trevo_books_differences',
    help: 'Differences that the last audit found in a ledger',
    labelNames: ['livro'],
  });
  const toSeconds = (since: Date | null) =>
    since ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : 0;
  let records: readonly JobRecord[] = [];
  return {
    listRecords: () => records,
    async refresh() {
      try {
        const { pendenteDesde, apurarDesde } = await findAtraso();
        pendente.set(toSeconds(pendenteDesde));
        apuracao.set(toSeconds(apurarDesde));
        for (const { nome, diferencas } of await listDiferencas()) livros.set({ livro: nome }, diferencas);
        records = await listJobRecords();
        up.set(1);
      } catch (error) {
        // -- swallowed: trevo_database_up reports it, and figures without a value are removed
        if (error instanceof DatabaseBusyError) return;
        pendente.remove();
        apuracao.remove();
        livros.reset();
        records = [];
        up.set(0);
      }
    },
  };
}

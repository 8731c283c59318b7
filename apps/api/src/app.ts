import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import { paths, type CallId } from '@trevo/contract/paths';
import type { FastifyInstance } from 'fastify';
import { createLocalOutbox } from './adapters/local-outbox.ts';
import { createBinder, toRoutePattern, type Binder } from './kernel/http/bind-call.ts';
import { serveCors } from './kernel/http/cors.ts';
import type { Clock } from './kernel/clock.ts';
import { createAdmission, watchPressure } from './kernel/http/limits/admission.ts';
import { createGate } from './kernel/http/gate.ts';
import { defaultHttpLimits } from './kernel/http/limits/http-limits.ts';
import { serveOpenApi } from './kernel/http/openapi/serve-openapi.ts';
import { createServer } from './kernel/http/server.ts';
import { createLoadShedder } from './kernel/http/limits/shed-load.ts';
import { findFaltaDoBanco } from './kernel/db/revisao.ts';
import { createSegredosJob } from './kernel/db/segredos.ts';
import type { Db } from './kernel/db/db.ts';
import { logStatements } from './kernel/db/log-statements.ts';
import { traceDb } from './kernel/db/trace-db.ts';
import { createSaude, serveSaude, type Saude } from './kernel/http/saude.ts';
import { createJobLeases } from './kernel/db/job-leases.ts';
import {
  limitJobs,
  startJobs,
  traceJobs,
  type Job,
  type JobState,
  type RunningJobs,
} from './kernel/fila/jobs.ts';
import { createMetrics, type Metrics } from './kernel/tracing/metrics.ts';
import { tracePorts } from './kernel/tracing/trace-ports.ts';
import type { OperadorBinder } from './modules/campanha/public.ts';
import type { LoginDemo } from './modules/desenvolvimento/desenvolvimento.pages.ts';
import type { PedidoSimulacao } from './modules/desenvolvimento/public.ts';
import type { AppParts } from './composicao/app-parts.ts';
import { createAcesso } from './composicao/create-acesso.ts';
import { createServices } from './composicao/create-services.ts';
import { createWorkers, type Workers } from './composicao/create-workers.ts';
import { openAdapters } from './composicao/open-adapters.ts';

export interface TrevoApp {
  readonly http: FastifyInstance;
  /** Publishes the demo campaigns and registers a consumer in each (outside production). */
  seed(porta?: number): Promise<LoginDemo[]>;
  /** Publishes a file as a command does, with a reason (outside production). Throws the refusal. */
  publish(nomeArquivo: string, texto: string): Promise<void>;
  /** Plays a crowd in the published campaign and reports the percentage of the days played (outside production). */
  simulate(pedido: PedidoSimulacao, report: (progresso: number) => void): Promise<ResultadoSimulacao>;
  startJobs(): void;
  /** Runs one job now and waits for it. */
  runJob(name: string): Promise<void>;
  /** States of the jobs; empty before they were started. */
  listJobs(): readonly JobState[];
  /** Metrics of this process; undefined without `hasMetrics`. */
  readonly metrics: Metrics | undefined;
  readonly saude: Saude;
  /** Starts draining: the process reports not ready but still serves arriving requests. */
  drain(): void;
  /** Stops accepting, finishes running requests, and returns leased numbers. The database stays open. */
  close(): Promise<void>;
}

/** A module's contribution to the application. */
interface Module {
  /** Binds its API calls. */
  bind?(binder: Binder): void;
  /** Binds its operators' calls. */
  bindOperador?(operador: OperadorBinder): void;
  /** Registers routes that are not API calls: files and pages. */
  serve?(http: FastifyInstance): Promise<void>;
  readonly jobs?: readonly Job[];
}

/** Calls that register a receipt: their latency is the wait of consumers at the till. */
const registros = [
  'documentoFiscal.pendentes.enviar',
  'cupom.escanear',
  'comper.integrarDocumentoFiscal',
  'comper.integrarDocumentoFiscalAlternativa',
] as const satisfies readonly CallId[];

/** Opens all services with another clock for demo consumers; their messages stay local. */
function openAt(clock: Clock, parts: AppParts, workers: Workers) {
  const local = {
    smtpUrl: undefined,
    sms: undefined,
    whatsapp: undefined,
    picPay: undefined,
    voucher: undefined,
    leitor: undefined,
    onesignal: undefined,
    sns: undefined,
    nfce: undefined,
  };
  const own: AppParts = { ...parts, ...local, clock };
  const acesso = createAcesso(own);
  const outbox = createLocalOutbox(own.db, clock);
  const adapters = openAdapters(own, outbox);
  const senders = { ...adapters.senders, open: () => ({}) };
  return { ...acesso, ...createServices(own, acesso, { ...adapters, senders, outbox }, workers) };
}

/** Lists the modules of an environment and their jobs, which a rehearsal clock runs. */
function listModules(
  { desenvolvimento, ...others }: ReturnType<typeof createServices>,
  { ambiente }: Pick<AppParts, 'ambiente'>,
): { readonly modules: readonly Module[]; readonly moduleJobs: readonly Job[] } {
  const modules: Module[] = [...Object.values(others), ...(ambiente === 'producao' ? [] : [desenvolvimento])];
  const moduleJobs = modules.flatMap((module) => module.jobs ?? []);
  desenvolvimento.useJobs(limitJobs(moduleJobs));
  return { modules, moduleJobs };
}

/** Returns the acts of development and rehearsals. */
const toDesenvolvimento = (
  { desenvolvimento }: ReturnType<typeof createServices>,
  parts: AppParts,
  workers: Workers,
): Pick<TrevoApp, 'seed' | 'publish' | 'simulate'> => ({
  seed: (porta) => desenvolvimento.seed((other) => openAt(other, parts, workers), porta),
  publish: desenvolvimento.publish,
  simulate: (pedido, report) =>
    desenvolvimento.simulate((other) => openAt(other, parts, workers), pedido, report),
});

/** Logs statements at LOG_LEVEL=debug, and traces them where a collector is set. */
function observeDb({ db, log, spans }: AppParts): Db {
  const logged = log.isLevelEnabled('debug') ? logStatements(db, log) : db;
  return spans ? traceDb(logged, spans) : logged;
}

/** Builds the kernel and mounts the modules; read it top to bottom to see the whole program. */
export async function createApp(given: AppParts): Promise<TrevoApp> {
  const { spans } = given;
  const parts = { ...given, db: observeDb(given) };
  const { db, clock, log } = parts;
  const isProduction = parts.ambiente === 'producao';
  const acesso = createAcesso(parts);
  const outbox = createLocalOutbox(db, clock);
  const adapters = openAdapters(parts, outbox);
  // Senders are traced where a message chooses its provider.
  const { senders, ...outside } = adapters;
  const ports = spans ? { ...tracePorts(outside, spans), senders } : adapters;
  const workers = parts.workers ?? createWorkers(log, parts.folders.programs);
  const services = createServices(parts, acesso, { ...ports, outbox }, workers);
  const { campanha, login, cupom } = services;
  const { modules, moduleJobs } = listModules(services, parts);

  let running: RunningJobs | undefined;
  let isDraining = false;
  const leases = createJobLeases(db);
  const listJobs = () => running?.list() ?? [];
  const {
    inProgressLeast: least,
    inProgressStart: start,
    inProgressMost: most,
  } = { ...defaultHttpLimits, ...parts.httpLimits };
  const admission = createAdmission({ least, start, most });
  const stopWatching = watchPressure(admission, () => db.readPool().waitMilliseconds);
  const metrics = parts.hasMetrics
    ? await createMetrics({
        build: { version: parts.version, revisao: parts.revisao.revisao },
        readPool: db.readPool,
        readAdmission: admission.read,
        countNumeros: cupom.numeros.count,
        listJobs,
        findAtraso: services.documentoFiscal.findAtraso,
        listDiferencas: services.operador.listDiferencas,
        listJobRecords: leases.list,
        registros: new Set(registros.map((id) => toRoutePattern(paths[id].path))),
        now: () => clock.now(),
      })
    : undefined;

  const shared = {
    log,
    limits: parts.httpLimits,
    onEnd: metrics?.observe,
    isDraining: () => isDraining,
  };
  const shedder = createLoadShedder({ ...shared, admission });
  const http = createServer({
    ...shared,
    trustProxy: parts.trustProxy,
    nameCampanha: campanha.hospedagens.nameCampanha,
    spans,
    shedder,
    relogio: parts.relogio,
  });
  const gate = createGate({
    ...acesso,
    sessoes: login.sessoes,
    findConta: (tipo, id) => (tipo === 'operador' ? services.operador.gate : login).findConta(id),
    clock,
    getPromotoraId: campanha.hospedagens.getPromotoraId,
    // Behind a proxy the socket's port is not the public one.
    getOwnPort: ({ socket }) => parts.publicPort ?? (parts.trustProxy > 0 ? undefined : socket.localPort),
    operadores: services.operador.gate,
  });
  const binder = createBinder(http, gate, {
    checkAnswers: !isProduction,
    limits: parts.httpLimits,
    admission,
    onBounded: shedder.add,
    registros: new Set<CallId>(registros),
  });

  await serveCors(http, [...new Set(Object.values(paths).map(({ method }) => method))]);
  const operador = services.operador.toOperadorBinder(binder);
  for (const module of modules) {
    module.bind?.(binder);
    module.bindOperador?.(operador);
    await module.serve?.(http);
  }
  serveOpenApi(http, { version: parts.version, clock, gate, limits: parts.httpLimits });
  const saude = createSaude({
    log,
    findFalta: async () =>
      (await findFaltaDoBanco(parts.probeDb ?? db, parts.revisao)) ??
      (parts.keys.listMissing().length > 0 ? 'segredo' : undefined),
    isDraining: () => isDraining,
    avisos: adapters.avisos,
  });
  serveSaude(http, saude);

  const plainJobs = limitJobs([
    ...(parts.jobs ?? []),
    ...moduleJobs,
    ...(metrics?.jobs ?? []),
    createSegredosJob(db, parts.keys),
    { name: 'taxa.limpar', everySeconds: 3600, runs: 'once', statementSeconds: 60, run: gate.forgetOld },
  ]);
  const jobs = spans ? traceJobs(plainJobs, spans) : plainJobs;
  return {
    http,
    metrics,
    saude,
    listJobs,
    drain: () => void (isDraining = true),
    ...toDesenvolvimento(services, parts, workers),
    startJobs() {
      running = startJobs(jobs, log, leases);
    },
    async runJob(name) {
      await jobs.find((job) => job.name === name)?.run();
    },
    async close() {
      stopWatching();
      // A photo takes up to a minute: its reading is rejected, and another process reads it.
      parts.leitorFoto?.close();
      await running?.stop();
      await http.close();
      if (!parts.workers) for (const worker of Object.values(workers)) worker.close();
      await cupom.numeros.close().catch((err: unknown) => {
        // Nothing is lost: the lease expires.
        log.warn({ event: 'number_lease_not_released', err }, 'Leased lucky numbers were not released');
      });
    },
  };
}

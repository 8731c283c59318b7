import { createWorkerLeitorFoto } from './adapters/leitor-foto/worker-leitor-foto.ts';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { usos } from './kernel/auth/key-ring.ts';
import { type Environment, parseEnvironment } from './kernel/environment.ts';
import { describeFormerData } from '@trevo/postgres/embedded/embedded-postgres';
import { openPgDb } from './kernel/db/pg-db.ts';
import { readEsquema } from './kernel/db/revisao.ts';
import { createLogger, type DestinationStream, type Logger } from './kernel/log.ts';
import { createSpans } from './kernel/tracing/spans.ts';
import type { ProgramsFolder } from './kernel/worker-process.ts';
import { toConsoleOrigin, toPreviaOrigin } from './composicao/console-origin.ts';
import { findAvisosDoBanco, requireConnectionSettings } from './check-database.ts';
import { describeStart } from './describe-start.ts';
import { findAvisos, logAvisos } from './composicao/find-avisos.ts';
import { folders, version } from './folders.ts';
import { listen, listenForMetrics } from './listen.ts';
import { openClock } from './composicao/open-clock.ts';
import { openStorage } from './composicao/open-adapters.ts';
import { toProviders } from './composicao/open-senders.ts';
import { openSegredos } from './composicao/open-segredos.ts';
import type { Variables } from './comandos/run-command.ts';
import { adviseOnPool, openDatabase, registerProcesso, updateSchemaAtStart } from './start-database.ts';

/** Destinations of a program's output. */
export interface ProgramOutput {
  /** Destination of log lines; undefined is stdout. */
  readonly lines?: DestinationStream | undefined;
  /** Writes text to the terminal where an operator started the program. */
  print(text: string): void;
}

/** A program that accepts requests. */
export interface Running {
  readonly port: number;
  /** Upper bound of `stop`, in seconds; a supervisor's own limit is usually 10 s. */
  readonly stopSeconds: number;
  /** Prints the start: the last act, because a supervisor or test may stop the program as soon as it reads this. */
  announce(): void;
  /** Drains, and releases everything that the program holds. */
  stop(): Promise<void>;
}

/**
 * Starts the server with these environment variables. Throws EnvironmentError for an invalid environment, after
 * releasing all opened resources.
 *
 * @param programs folder of bundled worker programs; by default that of this program
 */
export async function serve(
  variables: Variables,
  output: ProgramOutput,
  programs?: ProgramsFolder,
): Promise<Running> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    return await open(variables, output, programs, opened);
  } catch (error) {
    // -- swallowed: the first failure is the reason
    for (const release of opened.reverse()) await release().catch(() => undefined);
    throw error;
  }
}

async function open(
  variables: Variables,
  { lines, print }: ProgramOutput,
  programs: ProgramsFolder | undefined,
  opened: (() => Promise<unknown>)[],
): Promise<Running> {
  const env = parseEnvironment(variables, folders.project);
  const log = createLogger(env.LOG_LEVEL, lines, env.processo);
  const onIdleClosed = (error: Error) =>
    log.warn(
      { event: 'idle_connection_closed', err: error },
      'The database server closed an idle connection',
    );
  const { db, url, keys, lock, close } = await openDatabase(env, 'programa', onIdleClosed);
  opened.push(close);
  const probeDb = openPgDb(url, { poolSize: 1, onError: onIdleClosed });
  opened.push(probeDb.close);
  const esquema = readEsquema(folders);
  await requireConnectionSettings(db, log);
  await updateSchemaAtStart(db, env, esquema, log);
  await openSegredos(db, keys);
  const { clock, relogio } = await openClock(db, env);
  const storage = openStorage(env.STORAGE_URL, join(env.dataFolder, 'arquivos'));
  const presenca = await registerProcesso(db, storage, {
    nome: env.processo,
    versao: version,
    revisao: esquema.revisao,
    chaves: [...new Set(usos.flatMap(keys.listHeld))],
  });
  await adviseOnPool(db, env, log);
  const avisosDoBanco = await findAvisosDoBanco(db, clock.now());
  const spans = openSpans(env, log);
  const app = await createApp({
    db,
    probeDb,
    clock,
    relogio,
    log,
    ambiente: env.AMBIENTE,
    keys,
    operatorToken: env.OPERATOR_TOKEN,
    commandToken: lock?.commandToken,
    consoleOrigin: toConsoleOrigin(env),
    previaOrigin: toPreviaOrigin(env),
    destinosPermitidos: env.DESTINOS_PERMITIDOS,
    ...toProviders(env),
    leitorFoto: createWorkerLeitorFoto({ log, now: () => clock.now() }),
    storageUrl: env.STORAGE_URL,
    cepUrl: env.CEP_URL ?? (env.AMBIENTE === 'producao' ? 'https://viacep.com.br/ws' : undefined),
    geocodificacaoUrl: env.GEOCODIFICACAO_URL,
    trustProxy: env.TRUST_PROXY,
    publicPort: env.PUBLIC_PORT,
    avisosDoBanco,
    version,
    revisao: esquema,
    spans,
    hasMetrics: env.METRICS_PORT !== undefined,
    jobs: [presenca.job, ...(relogio ? [relogio.job] : [])],
    folders: {
      webDist: folders.webDist,
      consoleDist: folders.consoleDist,
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos: join(env.dataFolder, 'arquivos'),
      programs,
    },
  });
  opened.push(app.close);
  const logins =
    env.AMBIENTE === 'producao' || env.DEMO === 'nao'
      ? []
      : await app.seed(env.PUBLIC_PORT ?? (env.PORT || undefined));
  const port = await listen(app.http, env);
  // After listening: the metrics port's probes report that requests are accepted.
  const metricsPort = await listenForMetrics(app, env);
  lock?.announce(port);
  app.startJobs();
  const stop = async () => {
    app.drain();
    await new Promise((done) => setTimeout(done, env.drainSeconds * 1000));
    await app.close();
    // -- swallowed: when the database is unavailable, the row expires
    await presenca.leave().catch(() => undefined);
    await Promise.all([probeDb.close(), spans?.close()]);
    await close();
  };
  return {
    port,
    stopSeconds: Math.max(9, env.drainSeconds + 6),
    stop,
    announce() {
      const avisos = findAvisos({
        ambiente: env.AMBIENTE,
        smtpUrl: env.SMTP_URL,
        sms: toProviders(env).sms,
        avisosDoBanco,
      });
      // Independent of LOG_LEVEL; a single logger keeps the lines in order.
      const startLog = createLogger('info', lines, env.processo);
      logAvisos(avisos, startLog);
      if (env.AMBIENTE === 'producao')
        logStart(startLog, env, { port: env.PUBLIC_PORT ?? port, metricsPort });
      else
        print(
          describeStart({
            port: env.PUBLIC_PORT ?? port,
            metricsPort,
            isEmbedded: !env.DATABASE_URL,
            formerData: env.DATABASE_URL ? undefined : describeFormerData(env.dataFolder),
            logins,
            ambiente: env.AMBIENTE,
            consoleOrigin: toConsoleOrigin(env),
            // Print only a generated token; a configured one is known to the operator.
            generatedToken: env.OPERATOR_TOKEN ? undefined : lock?.commandToken,
          }),
        );
    },
  };
}

/** Opens the exporter of traces, where a collector is set. */
const openSpans = (env: Environment, log: Logger) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? createSpans({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
        service: { name: env.OTEL_SERVICE_NAME, version, instance: env.processo },
        log,
      })
    : undefined;

/** Logs the start as one JSON line, because in production a collector parses every line. */
function logStart(
  log: Logger,
  env: Environment,
  { port, metricsPort }: { port: number; metricsPort: number | undefined },
): void {
  log.info(
    {
      event: 'program_started',
      version,
      ambiente: env.AMBIENTE,
      url: `http://localhost:${port}`,
      ...(metricsPort && { metricsUrl: `http://localhost:${metricsPort}/metrics` }),
    },
    'Program started and accepts requests',
  );
}

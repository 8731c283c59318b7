import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppParts } from './app-parts.ts';
import { createApp, type TrevoApp } from './app.ts';
import { createSecrets } from './kernel/auth/secrets.ts';
import { systemClock } from './kernel/clock.ts';
import { createMetricsServer } from './kernel/http/metrics-server.ts';
import { type Environment, EnvironmentError, isProduction, parseEnvironment } from './kernel/environment.ts';
import { readEsquema } from './kernel/db/revisao.ts';
import { createLogger, type Logger } from './kernel/log.ts';
import { createSpans } from './kernel/spans.ts';
import { findAvisosDoBanco, requireConnectionSettings } from './check-database.ts';
import { describeStart } from './describe-start.ts';
import { findAvisos, logAvisos } from './find-avisos.ts';
import { folders, version } from './folders.ts';
import { openStorage } from './open-adapters.ts';
import { distribuirText } from './distribuir.text.ts';
import {
  adviseOnPool,
  openDatabase,
  registerProcesso,
  requireOwnSecret,
  spreadDatabase,
  updateSchema,
  updateSchemaAtStart,
} from './start-database.ts';

/** `main.js migrar`: brings the database up to date and ends, for whoever starts several processes with MIGRAR=nao. */
async function runMigrar(flags: readonly string[]): Promise<void> {
  if (flags.some((flag) => flag !== '--mesmo-assim'))
    throw new EnvironmentError('Usage: migrar [--mesmo-assim]');
  const env = parseEnvironment({ ...process.env, MIGRAR: 'sim' }, folders.project);
  // In containers the migration step starts together with the database server.
  const { db, lock } = await openDatabase(env, () => undefined, 30);
  try {
    const { done, newer } = await updateSchema(db, env, flags.length > 0);
    const unchanged = newer
      ? `The database has a later revision (${newer}), which serves this program too; nothing was changed.`
      : 'The database is up to date.';
    const lines = done.map((name) => `  ${name}`);
    console.log([done.length > 0 ? 'Migrated:' : unchanged, ...lines].join('\n'));
  } finally {
    await db.close();
    lock?.release();
  }
}

/** `main.js distribuir`: spreads the database over the machines of a Citus coordinator and ends; again it does nothing. */
async function runDistribuir(flags: readonly string[]): Promise<void> {
  if (flags.some((flag) => flag !== '--mesmo-assim')) throw new EnvironmentError(distribuirText.uso);
  const env = parseEnvironment({ ...process.env, MIGRAR: 'sim' }, folders.project);
  if (!env.DATABASE_URL) throw new EnvironmentError(distribuirText.embutido);
  const { db } = await openDatabase(env, () => undefined);
  try {
    const done = await spreadDatabase(db, env, flags.length > 0);
    const { feito, nada } = distribuirText;
    console.log([done.length > 0 ? feito : nada, ...done.map((name) => `  ${name}`)].join('\n'));
  } finally {
    await db.close();
  }
}

async function serve(): Promise<void> {
  const env = parseEnvironment(process.env, folders.project);
  const log = createLogger(env.LOG_LEVEL, undefined, env.processo);
  const { db, masterSecret, lock } = await openDatabase(env, (error) =>
    log.warn({ err: error }, 'an idle connection was closed'),
  );
  const esquema = readEsquema(folders);
  await requireConnectionSettings(db, log);
  await updateSchemaAtStart(db, env, esquema, log);
  await requireOwnSecret(db, createSecrets(masterSecret));
  // On the embedded database the lock of the data folder admits one process.
  const presenca =
    db.engine === 'postgres'
      ? await registerProcesso(db, openStorage(env.STORAGE_URL, join(env.dataFolder, 'arquivos')), {
          nome: env.processo,
          versao: version,
          revisao: esquema.revisao,
        })
      : undefined;
  await adviseOnPool(db, env, log);
  const avisosDoBanco = await findAvisosDoBanco(db, systemClock.now());
  const spans = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? createSpans({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
        service: { name: env.OTEL_SERVICE_NAME, version, instance: env.processo },
        log,
      })
    : undefined;
  const operatorToken = lock?.operatorToken ?? env.OPERATOR_TOKEN;
  const app = await createApp({
    db,
    clock: systemClock,
    log,
    ambiente: env.AMBIENTE,
    masterSecret,
    operatorToken,
    destinosPermitidos: env.DESTINOS_PERMITIDOS,
    smtpUrl: env.SMTP_URL,
    ...toProviders(env),
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
    jobs: presenca && [presenca.job],
    folders: {
      webDist: folders.webDist,
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos: join(env.dataFolder, 'arquivos'),
    },
  });
  const logins = env.AMBIENTE === 'producao' || env.DEMO === 'nao' ? [] : await app.seed();
  const metricsPort = await listenForMetrics(app, env);
  const port = await listen(app.http, env);
  lock?.announce(port);
  app.startJobs();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs, the process ends; the supervisor's own limit is usually 10 s.
    const limit = Math.max(9, env.drainSeconds + 6);
    setTimeout(() => process.exit(1), limit * 1000).unref();
    app.drain();
    await new Promise((done) => setTimeout(done, env.drainSeconds * 1000));
    await app.close();
    // -- swallowed: where the database is away the row ends by itself
    await presenca?.leave().catch(() => undefined);
    await Promise.all([db.close(), spans?.close()]);
    lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Printed last: a supervisor or a test may stop the program as soon as it reads this.
  const avisos = findAvisos({
    ambiente: env.AMBIENTE,
    smtpUrl: env.SMTP_URL,
    sms: toProviders(env).sms,
    avisosDoBanco,
  });
  // Logged whatever the log level; by one logger, because two may overtake each other.
  const startLog = createLogger('info', undefined, env.processo);
  logAvisos(avisos, startLog);
  if (env.AMBIENTE === 'producao')
    logStart(startLog, env, { port: env.PUBLIC_PORT ?? port, metricsPort, engine: db.engine });
  else
    console.log(
      describeStart({
        port: env.PUBLIC_PORT ?? port,
        metricsPort,
        engine: db.engine,
        logins,
        ambiente: env.AMBIENTE,
        // A chosen token is known to the person who chose it; a generated one is printed here only.
        generatedToken: env.OPERATOR_TOKEN ? undefined : lock?.operatorToken,
      }),
    );
}

/** Logs the start as one JSON line: in production a collector parses every line. */
function logStart(
  log: Logger,
  env: Environment,
  { port, metricsPort, engine }: { port: number; metricsPort: number | undefined; engine: string },
): void {
  log.info(
    {
      event: 'program_started',
      version,
      ambiente: env.AMBIENTE,
      engine,
      url: `http://localhost:${port}`,
      ...(metricsPort && { metricsUrl: `http://localhost:${metricsPort}/metrics` }),
    },
    'the program accepts requests',
  );
}

/** The providers that the environment names; the others stay undefined. */
function toProviders(
  env: Environment,
): Pick<AppParts, 'sms' | 'whatsapp' | 'picPay' | 'voucher' | 'leitor' | 'onesignal' | 'sns' | 'nfce'> {
  const { PICPAY_URL, PICPAY_TOKEN, VOUCHER_URL, VOUCHER_TOKEN, LEITOR_URL, LEITOR_SECRET } = env;
  const { SMS_URL, SMS_TOKEN, SMS_FROM, WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_TEMPLATE } = env;
  const { ONESIGNAL_KEYS, SNS_URL, SNS_ANDROID_ARN, SNS_IOS_ARN } = env;
  return {
    nfce: env.NFCE_URL || env.CONSULTA_NFCE === 'sim' ? { url: env.NFCE_URL } : undefined,
    onesignal: ONESIGNAL_KEYS && { chaves: ONESIGNAL_KEYS },
    sns: SNS_URL ? { url: SNS_URL, aplicativos: { android: SNS_ANDROID_ARN, ios: SNS_IOS_ARN } } : undefined,
    picPay: PICPAY_URL && PICPAY_TOKEN ? { url: PICPAY_URL, token: PICPAY_TOKEN } : undefined,
    leitor: LEITOR_URL && LEITOR_SECRET ? { url: LEITOR_URL, secret: LEITOR_SECRET } : undefined,
    voucher: VOUCHER_URL && VOUCHER_TOKEN ? { url: VOUCHER_URL, token: VOUCHER_TOKEN } : undefined,
    sms: SMS_URL && SMS_TOKEN ? { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM } : undefined,
    whatsapp:
      WHATSAPP_TOKEN && WHATSAPP_PHONE_ID && WHATSAPP_TEMPLATE
        ? { token: WHATSAPP_TOKEN, phoneId: WHATSAPP_PHONE_ID, template: WHATSAPP_TEMPLATE }
        : undefined,
  };
}

/** Connections that wait to be accepted, as many as the system allows up to this: a full queue costs clients seconds. */
const backlog = 4_096;

async function listen(
  http: { listen(options: { port: number; host: string; backlog: number }): Promise<string> },
  { PORT, HOST }: Environment,
): Promise<number> {
  try {
    return Number(new URL(await http.listen({ port: PORT, host: HOST, backlog })).port);
  } catch (error) {
    throw toListenError(error, 'PORT', PORT, HOST);
  }
}

/** Opens the port for whoever watches the program, where the environment names one. */
async function listenForMetrics(
  { metrics, listJobs }: TrevoApp,
  { METRICS_PORT, HOST }: Environment,
): Promise<number | undefined> {
  if (!metrics || METRICS_PORT === undefined) return undefined;
  const server = createMetricsServer(metrics, listJobs).listen(METRICS_PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error, 'METRICS_PORT', METRICS_PORT, HOST);
  }
  return (server.address() as AddressInfo).port;
}

function toListenError(error: unknown, variable: string, port: number, host: string): EnvironmentError {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken; stop what uses it, or set ${variable} to another number.`,
    EACCES: `Port ${port} needs more rights; set ${variable} to a number above 1023.`,
  };
  return new EnvironmentError(
    reasons[code ?? ''] ?? `Cannot listen on ${host}:${port} (${code ?? 'unknown'}).`,
  );
}

const isServing = (command: string | undefined): boolean => command === undefined || command.startsWith('--');

async function run(command: string | undefined, flags: readonly string[]): Promise<void> {
  if (isServing(command)) return serve();
  if (command === 'migrar') return runMigrar(flags);
  if (command === 'distribuir') return runDistribuir(flags);
  throw new EnvironmentError(
    `There is no command ${command}; there are migrar and distribuir, and none to serve.`,
  );
}

/** Reports why the program did not start: one sentence for a wrong environment, the stack trace for a defect of ours. */
function reportFailure(error: unknown, isServing: boolean): void {
  const isExpected = error instanceof EnvironmentError;
  if (!isServing || !isProduction(process.env)) return console.error(isExpected ? error.message : error);
  const { codigo } = isExpected ? error : {};
  const fields = { event: 'program_not_started', ...(isExpected ? codigo && { codigo } : { err: error }) };
  createLogger('fatal').fatal(fields, isExpected ? error.message : 'the program did not start');
}

const [command, ...flags] = process.argv.slice(2);
run(command, flags).catch((error: unknown) => {
  reportFailure(error, isServing(command));
  process.exit(1);
});

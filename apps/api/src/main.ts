import { join } from 'node:path';
import type { AppParts } from './app-parts.ts';
import { createApp } from './app.ts';
import { createSecrets } from './kernel/auth/secrets.ts';
import { systemClock } from './kernel/clock.ts';
import { migrate } from './kernel/db/migrate.ts';
import { type Environment, EnvironmentError, parseEnvironment } from './kernel/environment.ts';
import { createLogger } from './kernel/log.ts';
import { folders, version } from './folders.ts';
import { openDatabase, requireOwnSecret } from './start-database.ts';
import type { LoginDemo } from './modules/desenvolvimento/seeds.ts';

/** What a person reads when the program is up: where to go, who to be, where messages land. */
function describeStart(parts: {
  port: number;
  engine: 'postgres' | 'embedded';
  logins: readonly LoginDemo[];
  ambiente: string;
  /** The operator's credential that was made for this start; never there in production. */
  generatedToken: string | undefined;
}): string {
  const { port, engine, logins, ambiente, generatedToken } = parts;
  const lines = [`Trevo is up at http://localhost:${port} (${ambiente}).`];
  if (engine === 'embedded') {
    lines.push('Embedded database: not for production. Set DATABASE_URL to use a PostgreSQL server.');
  }
  if (ambiente !== 'producao') {
    lines.push(
      '',
      logins.length > 0 ? 'Demo campaigns and ready logins:' : 'No campaign is there but your own.',
    );
    for (const { host, usuario, senha } of logins)
      lines.push(`  http://${host}:${port}`.padEnd(34) + `${usuario} / ${senha}`);
    lines.push('', `Switch campaigns: http://localhost:${port}/_dev`);
    lines.push(`A receipt to scan: http://localhost:${port}/_dev/nota`);
    lines.push(`Sent codes and e-mails: http://localhost:${port}/_dev/caixa-de-saida`);
  }
  if (generatedToken) lines.push('', `Operator's token until the next start: ${generatedToken}`);
  return lines.join('\n');
}

async function main(): Promise<void> {
  const env = parseEnvironment(process.env, folders.project);
  const log = createLogger(env.LOG_LEVEL);
  const { db, masterSecret, lock } = await openDatabase(env, (error) =>
    log.warn({ err: error }, 'an idle connection was closed'),
  );
  await migrate(db, folders);
  await requireOwnSecret(db, createSecrets(masterSecret));
  const operatorToken = lock?.operatorToken ?? env.OPERATOR_TOKEN;
  const app = await createApp({
    db,
    clock: systemClock,
    log,
    ambiente: env.AMBIENTE,
    masterSecret,
    operatorToken,
    smtpUrl: env.SMTP_URL,
    ...toProviders(env),
    storageUrl: env.STORAGE_URL,
    cepUrl: env.CEP_URL ?? (env.AMBIENTE === 'producao' ? 'https://viacep.com.br/ws' : undefined),
    geocodificacaoUrl: env.GEOCODIFICACAO_URL,
    trustProxy: env.TRUST_PROXY,
    publicPort: env.PUBLIC_PORT,
    version,
    folders: {
      webDist: folders.webDist,
      marcas: join(folders.fixtures, 'marcas'),
      campanhas: join(folders.fixtures, 'campanhas'),
      arquivos: join(env.dataFolder, 'arquivos'),
    },
  });
  const logins = env.AMBIENTE === 'producao' || env.DEMO === 'nao' ? [] : await app.seed();
  const port = await listen(app.http, env);
  lock?.announce(port);
  app.startJobs();
  console.log(
    describeStart({
      port: env.PUBLIC_PORT ?? port,
      engine: db.engine,
      logins,
      ambiente: env.AMBIENTE,
      // One that somebody chose is theirs to know; this one is nowhere else.
      generatedToken: env.OPERATOR_TOKEN ? undefined : lock?.operatorToken,
    }),
  );

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs, the process ends; the supervisor's own limit is usually 10 s.
    setTimeout(() => process.exit(1), 9_000).unref();
    await app.close();
    await db.close();
    lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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

async function listen(
  http: { listen(options: { port: number; host: string }): Promise<string> },
  env: Environment,
): Promise<number> {
  try {
    return Number(new URL(await http.listen({ port: env.PORT, host: env.HOST })).port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${env.PORT} is taken; stop what uses it, or set PORT to another number.`,
      EACCES: `Port ${env.PORT} needs more rights; set PORT to a number above 1023.`,
    };
    throw new EnvironmentError(
      reasons[code ?? ''] ?? `Cannot listen on ${env.HOST}:${env.PORT} (${code ?? 'unknown'}).`,
    );
  }
}

main().catch((error: unknown) => {
  // A wrong environment is the starter's to mend: one sentence. Anything else is ours: the whole trace.
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});

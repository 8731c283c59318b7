import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { StartError } from '@trevo/postgres/start-error';
import * as v from 'valibot';
import { parseSegredos } from './auth/parse-segredos.ts';
import { httpUrl, integer, matching, platformArn, smtpUrl } from './environment-kinds.ts';

/** An invalid environment: one sentence for the operator, without stack trace. */
export class EnvironmentError extends StartError {}

/** Variables with the address of an external service. */
const destinos = [
  'CEP_URL',
  'GEOCODIFICACAO_URL',
  'NFCE_URL',
  'PICPAY_URL',
  'VOUCHER_URL',
  'SMS_URL',
  'SNS_URL',
] as const;

/** Promoters' mail servers use smtp. */
function isOrigin(text: string): boolean {
  if (!/^(https?|smtps?):/.test(text) || !URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}` === text;
}

const hasSegredo = (env: { MASTER_SECRET?: unknown; SECRETS?: unknown; SECRETS_FILE?: unknown }): boolean =>
  (env.MASTER_SECRET ?? env.SECRETS ?? env.SECRETS_FILE) !== undefined;

const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(integer('PORT', 0, 65_535), '3000'),
    /** Public port when a proxy is in front of PORT. */
    PUBLIC_PORT: v.optional(integer('PUBLIC_PORT', 1, 65_535)),
    HOST: v.optional(v.string(), '127.0.0.1'),
    DATABASE_URL: v.optional(
      matching(/^postgres(ql)?:\/\/\S+$/, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
    ),
    DATA_FOLDER: v.optional(v.string(), '.data'),
    DB_POOL: v.optional(integer('DB_POOL', 1, 200), '16'),
    /** Whether the process migrates the database at start. */
    MIGRAR: v.optional(v.picklist(['sim', 'nao'], 'MIGRAR must be sim or nao.'), 'sim'),
    /** Name of this process in the log and the process list. */
    PROCESSO: v.optional(
      matching(/^[\w.:-]{1,64}$/, 'PROCESSO may have up to 64 letters, digits and the signs _ . : -'),
    ),
    METRICS_PORT: v.optional(integer('METRICS_PORT', 0, 65_535)),
    /** Seconds in which a stopping process still serves requests after reporting not ready. */
    DRAIN_SECONDS: v.optional(integer('DRAIN_SECONDS', 0, 120)),
    AMBIENTE: v.picklist(
      ['producao', 'teste', 'desenvolvimento'],
      'AMBIENTE must be producao, teste or desenvolvimento.',
    ),
    /** Whether demo campaigns and consumers are seeded; never in production. */
    DEMO: v.optional(v.picklist(['sim', 'nao'], 'DEMO must be sim or nao.'), 'sim'),
    MASTER_SECRET: v.optional(
      v.pipe(v.string(), v.minLength(32, 'MASTER_SECRET must have at least 32 characters.')),
    ),
    /** Secrets in addition to MASTER_SECRET or instead of it, each for one purpose or for all. */
    SECRETS: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => parseSegredos(text) !== undefined,
          'SECRETS must look like sessoes:SECRET,dados:SECRET (sessoes, dados, campanhas or tudo), each of at least 32 characters.',
        ),
        v.transform((text) => parseSegredos(text)!),
      ),
    ),
    /** The same in a file, one per line. */
    SECRETS_FILE: v.optional(v.string()),
    OPERATOR_TOKEN: v.optional(
      v.pipe(v.string(), v.minLength(32, 'OPERATOR_TOKEN must have at least 32 characters.')),
    ),
    /** Host of the operators' console; console.localhost outside production, none in production by default. */
    CONSOLE_HOST: v.optional(
      matching(/^[a-z0-9.-]{1,253}$/, 'CONSOLE_HOST must be a host name in lower case.'),
    ),
    /** Port of the console outside production, where it differs from that of the campaigns. */
    CONSOLE_PORT: v.optional(integer('CONSOLE_PORT', 1, 65_535)),
    /** Host below which previews are served; previa.localhost outside production, none in production by default. */
    PREVIA_HOST: v.optional(
      matching(/^[a-z0-9.-]{1,200}$/, 'PREVIA_HOST must be a host name in lower case.'),
    ),
    SMTP_URL: v.optional(smtpUrl('SMTP_URL')),
    STORAGE_URL: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[^/\s]+$/,
          'STORAGE_URL must look like https://key:secret@host/bucket.',
        ),
      ),
    ),
    /** Origins exempt from the rule of https, port 443 and a public address. */
    DESTINOS_PERMITIDOS: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((origin) => origin.trim().toLowerCase())),
        v.everyItem(
          isOrigin,
          'DESTINOS_PERMITIDOS must look like http://cep.interno:8080,https://10.0.0.7, without a path.',
        ),
      ),
    ),
    CEP_URL: v.optional(httpUrl('CEP_URL')),
    GEOCODIFICACAO_URL: v.optional(httpUrl('GEOCODIFICACAO_URL')),
    /** Whether the states' public receipt pages are queried. */
    CONSULTA_NFCE: v.optional(v.picklist(['sim', 'nao'], 'CONSULTA_NFCE must be sim or nao.'), 'nao'),
    /** Replaces every state's address. */
    NFCE_URL: v.optional(httpUrl('NFCE_URL')),
    PICPAY_URL: v.optional(httpUrl('PICPAY_URL')),
    PICPAY_TOKEN: v.optional(v.string()),
    VOUCHER_URL: v.optional(httpUrl('VOUCHER_URL')),
    VOUCHER_TOKEN: v.optional(v.string()),
    LEITOR_URL: v.optional(httpUrl('LEITOR_URL')),
    LEITOR_SECRET: v.optional(
      v.pipe(v.string(), v.minLength(32, 'LEITOR_SECRET must have at least 32 characters.')),
    ),
    /** Secret key per OneSignal app. */
    ONESIGNAL_KEYS: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[^:,\s]+:[^:,\s]+(,[^:,\s]+:[^:,\s]+)*$/, 'ONESIGNAL_KEYS must look like app:key,app:key.'),
        v.transform((text) =>
          Object.fromEntries(text.split(',').map((pair) => pair.split(':') as [string, string])),
        ),
      ),
    ),
    SNS_URL: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/?$/,
          'SNS_URL must look like https://key:secret@host.',
        ),
      ),
    ),
    SNS_ANDROID_ARN: v.optional(platformArn('SNS_ANDROID_ARN', 'GCM')),
    SNS_IOS_ARN: v.optional(platformArn('SNS_IOS_ARN', 'APNS|APNS_SANDBOX')),
    SMS_URL: v.optional(httpUrl('SMS_URL')),
    SMS_TOKEN: v.optional(v.string()),
    SMS_FROM: v.optional(v.string()),
    WHATSAPP_TOKEN: v.optional(v.string()),
    WHATSAPP_PHONE_ID: v.optional(
      matching(/^\d{5,30}$/, 'WHATSAPP_PHONE_ID is the id of the number, digits only.'),
    ),
    WHATSAPP_TEMPLATE: v.optional(v.string()),
    OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT')),
    OTEL_EXPORTER_OTLP_HEADERS: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/,
          'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.',
        ),
        v.transform((text) =>
          Object.fromEntries(text.split(',').map((pair) => pair.split(/=(.*)/s, 2) as [string, string])),
        ),
      ),
    ),
    OTEL_SERVICE_NAME: v.optional(v.string(), 'trevo'),
    /** Sampling ratio of traces that start here. */
    OTEL_TRACES_SAMPLER_ARG: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'),
        v.transform(Number),
      ),
      '1',
    ),
    TRUST_PROXY: v.optional(integer('TRUST_PROXY', 0, 10), '0'),
    LOG_LEVEL: v.optional(
      v.picklist(
        ['silent', 'error', 'warn', 'info', 'debug'],
        'LOG_LEVEL must be silent, error, warn, info or debug.',
      ),
      'warn',
    ),
  }),
  v.check(
    (env) => env.METRICS_PORT === undefined || env.METRICS_PORT === 0 || env.METRICS_PORT !== env.PORT,
    'METRICS_PORT must differ from PORT.',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { DESTINOS_PERMITIDOS = [] } = dataset.value;
    const isAsked = (url: string) => {
      if (!URL.canParse(url)) return false;
      const { protocol, port, origin } = new URL(url);
      return (protocol === 'https:' && port === '') || DESTINOS_PERMITIDOS.includes(origin);
    };
    const refused = destinos.find((name) => dataset.value[name] && !isAsked(dataset.value[name]));
    if (refused)
      addIssue({
        message: `${refused} must be https on port 443, or its origin must be in DESTINOS_PERMITIDOS.`,
      });
  }),
  v.check(
    (env) => (env.SMS_URL === undefined) === (env.SMS_TOKEN === undefined),
    'Set SMS_URL and SMS_TOKEN together.',
  ),
  v.check(
    (env) => (env.PICPAY_URL === undefined) === (env.PICPAY_TOKEN === undefined),
    'Set PICPAY_URL and PICPAY_TOKEN together.',
  ),
  v.check(
    (env) => (env.VOUCHER_URL === undefined) === (env.VOUCHER_TOKEN === undefined),
    'Set VOUCHER_URL and VOUCHER_TOKEN together.',
  ),
  v.check(
    (env) => (env.LEITOR_URL === undefined) === (env.LEITOR_SECRET === undefined),
    'Set LEITOR_URL and LEITOR_SECRET together.',
  ),
  v.check(
    (env) => (env.SNS_URL === undefined) === ((env.SNS_ANDROID_ARN ?? env.SNS_IOS_ARN) === undefined),
    'Set SNS_URL and SNS_ANDROID_ARN or SNS_IOS_ARN together.',
  ),
  v.check(
    (env) =>
      new Set([env.WHATSAPP_TOKEN, env.WHATSAPP_PHONE_ID, env.WHATSAPP_TEMPLATE].map(Boolean)).size === 1,
    'Set WHATSAPP_TOKEN, WHATSAPP_PHONE_ID and WHATSAPP_TEMPLATE together.',
  ),
  v.check(
    // Never generated: other machines could not decrypt campaigns published under one machine's secret.
    (env) => env.DATABASE_URL === undefined || hasSegredo(env),
    'DATABASE_URL requires MASTER_SECRET, SECRETS or SECRETS_FILE (at least 32 random characters, stored outside the database).',
  ),
  v.check(
    (env) => env.AMBIENTE !== 'producao' || hasSegredo(env),
    'AMBIENTE=producao requires MASTER_SECRET, SECRETS or SECRETS_FILE (at least 32 random characters, stored outside the database).',
  ),
  v.check(
    (env) => env.AMBIENTE !== 'producao' || env.DATABASE_URL !== undefined,
    'AMBIENTE=producao requires DATABASE_URL; the embedded database is not for production.',
  ),
);

export type Environment = v.InferOutput<typeof environmentSchema> & {
  readonly dataFolder: string;
  readonly drainSeconds: number;
  /** Name of this process. */
  readonly processo: string;
};

// Enough for a load balancer that probes every second.
const drainSecondsInProduction = 3;

/** Defaults to production with a server database, so that a forgotten AMBIENTE cannot enable demo features. */
const findDefaultAmbiente = (source: Record<string, string | undefined>): string =>
  source['DATABASE_URL'] ? 'producao' : 'desenvolvimento';

/** Returns whether an environment, possibly invalid in other variables, means production. */
export const isProduction = (source: Record<string, string | undefined>): boolean =>
  (source['AMBIENTE'] || findDefaultAmbiente(source)) === 'producao';

/** Parses and validates the environment once at start. Throws EnvironmentError with one sentence. */
export function parseEnvironment(
  source: Record<string, string | undefined>,
  projectFolder: string,
): Environment {
  // Shells and compose files produce empty variables: treat them as unset.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, { AMBIENTE: findDefaultAmbiente(filled), ...filled });
  if (!result.success) throw new EnvironmentError(result.issues[0].message);
  const { AMBIENTE, DRAIN_SECONDS, PROCESSO, DATA_FOLDER } = result.output;
  return {
    ...result.output,
    dataFolder: resolve(projectFolder, DATA_FOLDER),
    drainSeconds: DRAIN_SECONDS ?? (AMBIENTE === 'producao' ? drainSecondsInProduction : 0),
    processo: PROCESSO ?? `${hostname()}:${process.pid}`,
  };
}

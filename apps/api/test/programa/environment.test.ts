import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from '../../src/kernel/environment.ts';

describe('parseEnvironment throws one sentence for', () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ['a non-numeric port', { PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535\.$/],
    ['a URL that is not PostgreSQL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
    [
      'an unknown environment',
      { AMBIENTE: 'lua' },
      /^AMBIENTE must be producao, teste or desenvolvimento\.$/,
    ],
    [
      'a connection pool larger than any server allows',
      { DB_POOL: '201' },
      /^DB_POOL must be a whole number from 1 to 200\.$/,
    ],
    ['one port for two things', { METRICS_PORT: '3000' }, /^METRICS_PORT must differ from PORT\.$/],
    ['a boolean that is neither yes nor no', { MIGRAR: 'talvez' }, /^MIGRAR must be sim or nao\.$/],
    ['a name with a space', { PROCESSO: 'caixa 1' }, /^PROCESSO may have up to 64 letters/],
    ['production without a secret', { AMBIENTE: 'producao' }, /^AMBIENTE=producao requires MASTER_SECRET/],
    [
      'a mail server with an option of the mail library',
      { SMTP_URL: 'smtp://mail.interno/?sendmail=true&path=/bin/sh' },
      /^SMTP_URL must look like smtps:.*, without other options\.$/,
    ],
    [
      'OneSignal keys without apps',
      { ONESIGNAL_KEYS: 'segredo' },
      /^ONESIGNAL_KEYS must look like app:key,app:key\.$/,
    ],
    [
      'SNS without an app',
      { SNS_URL: 'https://key:secret@sns.sa-east-1.amazonaws.com' },
      /^Set SNS_URL and SNS_ANDROID_ARN or SNS_IOS_ARN together\.$/,
    ],
    [
      'an SNS app of an unknown system',
      { SNS_IOS_ARN: 'arn:aws:sns:sa-east-1:123456789012:app/GCM/trevo' },
      /^SNS_IOS_ARN must look like arn:aws:sns:sa-east-1:123456789012:app\/APNS\/trevo\.$/,
    ],
    [
      'production on the embedded database',
      { AMBIENTE: 'producao', MASTER_SECRET: 'x'.repeat(32) },
      /^AMBIENTE=producao requires DATABASE_URL/,
    ],
    ...['http://cep.interno/ws', 'cep.interno', 'http://u:s@cep.interno', 'ftp://cep.interno', ' '].map(
      (text): [string, Record<string, string>, RegExp] => [
        `an allowed destination ${JSON.stringify(text)}`,
        { DESTINOS_PERMITIDOS: text },
        /^DESTINOS_PERMITIDOS must look like http:\/\/cep\.interno:8080,https:\/\/10\.0\.0\.7, without a path\.$/,
      ],
    ),
    ...['http://viacep.com.br/ws', 'https://viacep.com.br:8443/ws', 'https://:/'].map(
      (url): [string, Record<string, string>, RegExp] => [
        `a service at ${url} that is not allowed`,
        { CEP_URL: url, DESTINOS_PERMITIDOS: 'http://cep.interno:8080' },
        /^CEP_URL must be https on port 443, or its origin must be in DESTINOS_PERMITIDOS\.$/,
      ],
    ),
    [
      'an invalid trace collector URL',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT must begin with http:\/\/ or https:\/\/\.$/,
    ],
    ...['token', 'a=b,c', '=b', 'a=,b=c'].map((text): [string, Record<string, string>, RegExp] => [
      `headers that are ${text}`,
      { OTEL_EXPORTER_OTLP_HEADERS: text },
      /^OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value\.$/,
    ]),
    ...['2', '-0.1', '50%', '.5'].map((text): [string, Record<string, string>, RegExp] => [
      `a part of the traces that is ${text}`,
      { OTEL_TRACES_SAMPLER_ARG: text },
      /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1\.$/,
    ]),
  ];
  it.each(wrong)('%s', (_, env, sentence) => {
    expect(() => parseEnvironment(env, '/')).toThrow(EnvironmentError);
    expect(() => parseEnvironment(env, '/')).toThrow(sentence);
  });
});

it('reads allowed destinations, whose services may use http or a port', () => {
  const env = {
    DESTINOS_PERMITIDOS: 'http://Cep.interno:8080, https://10.0.0.7:8443',
    CEP_URL: 'http://cep.interno:8080/ws',
    VOUCHER_URL: 'https://10.0.0.7:8443/pedir',
    VOUCHER_TOKEN: 'token',
  };
  expect(parseEnvironment(env, '/').DESTINOS_PERMITIDOS).toEqual([
    'http://cep.interno:8080',
    'https://10.0.0.7:8443',
  ]);
});

it('reads the trace collector, its headers and the sampling ratio', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic a=b,x-tenant=trevo',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(parseEnvironment(env, '/')).toMatchObject({
    OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Basic a=b', 'x-tenant': 'trevo' },
    OTEL_TRACES_SAMPLER_ARG: 0.25,
  });
});

describe('listen address', () => {
  it('the listen address is the loopback interface by default, and a server database implies production', () => {
    expect(parseEnvironment({}, '/')).toMatchObject({ HOST: '127.0.0.1', AMBIENTE: 'desenvolvimento' });
    const server = { DATABASE_URL: 'postgres://x/y', MASTER_SECRET: 'x'.repeat(32) };
    expect(parseEnvironment(server, '/')).toMatchObject({ HOST: '127.0.0.1', AMBIENTE: 'producao' });
    const told = { ...server, HOST: '0.0.0.0', AMBIENTE: 'teste' };
    expect(parseEnvironment(told, '/')).toMatchObject({ HOST: '0.0.0.0', AMBIENTE: 'teste' });
  });
});

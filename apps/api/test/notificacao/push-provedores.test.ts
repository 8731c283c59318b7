import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalOutbox } from '../../src/adapters/local-outbox.ts';
import { createLocalPush } from '../../src/adapters/push/local-push.ts';
import { createOnesignalPush } from '../../src/adapters/push/onesignal-push.ts';
import type { PushError, PushRemessa } from '../../src/adapters/push/push.port.ts';
import { createSnsPush } from '../../src/adapters/push/sns-push.ts';
import { toPublicLookup } from '../../src/adapters/guarded-connect.ts';
import { fetchHere, startProvider, type Provider, type ProviderRequest } from '../provider.ts';
import { createTestClock } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

/** Time limit of a request that the provider answers, on a busy machine. */
const longMilliseconds = 60_000;
/** Time limit of a request that the provider does not answer. */
const shortMilliseconds = 300;

const remessa: PushRemessa = {
  remessaId: '5f0c4a0e-52a3-4b53-9d6c-2f4be9a2a001',
  aplicativo: 'app-1',
  titulo: 'Nota aprovada',
  mensagem: 'Veja o que ela rendeu.',
  urlImagem: null,
  url: 'https://natal.exemplo.com.br/documentosFiscais',
  destinos: [
    { identificacao: 'inscricao-1', tipo: 'android' },
    { identificacao: 'inscricao-2', tipo: 'ios' },
  ],
};
const fail = (sent: Promise<unknown>) =>
  sent.then(
    () => Promise.reject(new Error('it was sent')),
    (error: PushError) => error,
  );

describe('OneSignal', () => {
  const send = (
    change: Partial<PushRemessa> = {},
    url = provider.url,
    timeoutMilliseconds = longMilliseconds,
  ) =>
    createOnesignalPush(fetchHere(url), {
      chaves: { 'app-1': 'segredo' },
      url,
      timeoutMilliseconds,
    }).send({
      ...remessa,
      ...change,
    });

  it("receives texts, deep link and subscriptions, with the app's key and the idempotency key in the body", async () => {
    provider.answer(() => ({ status: 200, body: { id: 'n1' } }));
    const image = 'https://natal.exemplo.com.br/carro.jpg';
    expect(await send({ urlImagem: image })).toEqual({ mortos: [], isEnviada: true });
    const [request] = provider.requests;
    expect([request!.method, request!.url, request!.headers.authorization]).toEqual([
      'POST',
      '/notifications',
      'Key segredo',
    ]);
    expect(JSON.parse(request!.body)).toEqual({
      app_id: 'app-1',
      idempotency_key: remessa.remessaId,
      target_channel: 'push',
      include_subscription_ids: ['inscricao-1', 'inscricao-2'],
      headings: { en: 'Nota aprovada', pt: 'Nota aprovada' },
      contents: { en: 'Veja o que ela rendeu.', pt: 'Veja o que ela rendeu.' },
      url: remessa.url,
      chrome_web_image: image,
      ttl: 172_800,
    });
  });

  it.each([
    [{ id: 'n1', errors: { invalid_player_ids: ['inscricao-2'] } }, ['inscricao-2'], true],
    [{ id: 'n1', errors: { invalid_subscription_ids: ['inscricao-2'] } }, ['inscricao-2'], true],
    [
      { id: '', errors: { invalid_player_ids: ['inscricao-1', 'inscricao-2'] } },
      ['inscricao-1', 'inscricao-2'],
      false,
    ],
    [{ id: '', errors: ['All included players are not subscribed'] }, [], false],
  ])('reports unregistered devices and delivery from status 200 with %j', async (body, mortos, isEnviada) => {
    provider.answer(() => ({ status: 200, body }));
    expect(await send()).toEqual({ mortos, isEnviada });
  });

  it.each([
    [400, 'recusada', 0],
    [404, 'recusada', 0],
    [401, 'configuracao', 0],
    [403, 'configuracao', 0],
    [429, 'indisponivel', 100],
    [500, 'indisponivel', 100],
    [503, 'indisponivel', 100],
  ])('maps status %i to %s with a pause of at least %i seconds', async (status, motivo, seconds) => {
    provider.answer(() => ({ status, body: { errors: ['inscricao-1'] } }));
    const error = await fail(send());
    expect(error).toMatchObject({
      motivo,
      esperarSegundos: seconds,
      message: `OneSignal answered ${status}`,
    });
  });

  it('treats a timeout, invalid JSON or an unreachable host as possibly sent', async () => {
    provider.answer(() => 'nothing');
    const unanswered = send({}, provider.url, shortMilliseconds);
    expect(await fail(unanswered)).toMatchObject({ motivo: 'indisponivel', esperarSegundos: 100 });
    provider.answer(() => ({ status: 200, body: 'hello' }));
    expect(await fail(send())).toMatchObject({ motivo: 'indisponivel' });
    const error = await fail(send({}, 'http://127.0.0.1:9'));
    expect(error).toMatchObject({ motivo: 'indisponivel' });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/inscricao|segredo|aprovada/);
  });

  it('OneSignal is not called for an app without a key', async () => {
    expect(await fail(send({ aplicativo: 'app-2' }))).toMatchObject({ motivo: 'configuracao' });
    expect(await fail(send({ aplicativo: 'constructor' }))).toMatchObject({ motivo: 'configuracao' });
    expect(provider.requests).toEqual([]);
  });
});

describe('Amazon SNS', () => {
  const arn = (system: string) => `arn:aws:sns:sa-east-1:123456789012:app/${system}/trevo`;
  const aplicativos = { android: arn('GCM'), ios: arn('APNS_SANDBOX') };
  const send = (
    change: Partial<PushRemessa> = {},
    apps: { android?: string; ios?: string } = aplicativos,
    timeoutMilliseconds = longMilliseconds,
  ) =>
    createSnsPush({
      url: provider.url.replace('//', '//AKID:se%2Fgredo@'),
      aplicativos: apps,
      timeoutMilliseconds,
    }).send({ ...remessa, ...change });

  it('Amazon SNS is not called at a non-public address', async () => {
    const lookup = toPublicLookup(((_name: string, _options: unknown, done: (...found: unknown[]) => void) =>
      done(null, [{ address: '10.0.0.7', family: 4 }])) as never);
    const sns = createSnsPush({ url: 'https://AKID:segredo@sns.exemplo.com.br', aplicativos, lookup });
    const error = await fail(sns.send({ ...remessa, destinos: [{ tipo: 'android', identificacao: 'a' }] }));
    expect(error).toMatchObject({ motivo: 'indisponivel' });
    expect(String(error)).toContain('DestinationError');
  });

  it('Amazon SNS is not called at a literal address, for which a socket makes no lookup', async () => {
    for (const origin of [provider.url, 'https://127.0.0.1', 'https://[::1]']) {
      const url = origin.replace('//', '//AKID:segredo@');
      const sns = createSnsPush({ url, aplicativos, lookup: toPublicLookup() });
      const error = await fail(sns.send({ ...remessa, destinos: [{ tipo: 'android', identificacao: 'a' }] }));
      expect(String(error)).toContain('DestinationError');
    }
    expect(provider.requests).toEqual([]);
  });

  const paramsOf = ({ body }: ProviderRequest) => Object.fromEntries(new URLSearchParams(body));
  const endpointOf = (token: string) => `arn:aws:sns:sa-east-1:123456789012:endpoint/GCM/trevo/${token}`;
  const created = (token: string) =>
    `<CreatePlatformEndpointResponse><CreatePlatformEndpointResult><EndpointArn>${endpointOf(token)}</EndpointArn></CreatePlatformEndpointResult></CreatePlatformEndpointResponse>`;
  const error = (status: number, code: string, message = code) => ({
    status,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
  });
  /** Sets the response of each action; all others succeed. */
  const answer = (other: Record<string, ReturnType<typeof error>> = {}) =>
    provider.answer((request) => {
      const { Action, Token = '' } = paramsOf(request);
      if (other[Action!]) return other[Action!]!;
      if (Action === 'CreatePlatformEndpoint') return { status: 200, body: created(Token) };
      return { status: 200, body: `<${Action}Response><${Action}Result/></${Action}Response>` };
    });
  const requestsOf = (action: string) =>
    provider.requests.map(paramsOf).filter(({ Action }) => Action === action);

  it('receives an endpoint per device and the system-specific payload, signed', async () => {
    answer();
    expect(await send()).toEqual({ mortos: [], isEnviada: true });
    expect(
      requestsOf('CreatePlatformEndpoint').map(({ PlatformApplicationArn, Token }) => [
        PlatformApplicationArn,
        Token,
      ]),
    ).toEqual([
      [aplicativos.android, 'inscricao-1'],
      [aplicativos.ios, 'inscricao-2'],
    ]);
    expect(provider.requests[0]!.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d+\/sa-east-1\/sns\//,
    );
    const [android, ios] = ['inscricao-1', 'inscricao-2'].map((token) =>
      requestsOf('Publish').find(({ TargetArn }) => TargetArn === endpointOf(token))!,
    );
    const messageOf = ({ Message }: Record<string, string>, system: string) =>
      JSON.parse((JSON.parse(Message!) as Record<string, string>)[system]!) as object;
    expect(android!['MessageStructure']).toBe('json');
    expect(messageOf(android!, 'GCM')).toEqual({
      fcmV1Message: {
        message: {
          notification: { title: 'Nota aprovada', body: 'Veja o que ela rendeu.' },
          android: { ttl: '172800s', notification: { tag: remessa.remessaId } },
          data: { url: remessa.url },
        },
      },
    });
    expect(messageOf(ios!, 'APNS_SANDBOX')).toEqual({
      aps: { alert: { title: 'Nota aprovada', body: 'Veja o que ela rendeu.' }, sound: 'default' },
      url: remessa.url,
    });
    expect(Object.values(ios!)).toContain('AWS.SNS.MOBILE.APNS.COLLAPSE_ID');
    expect(Object.values(ios!)).toContain(remessa.remessaId);
  });

  it('deletes a disabled endpoint and reports its device as gone, like an invalid token', async () => {
    answer({ Publish: error(400, 'EndpointDisabled') });
    expect(await send()).toEqual({ mortos: ['inscricao-1', 'inscricao-2'], isEnviada: false });
    expect(
      requestsOf('DeleteEndpoint')
        .map(({ EndpointArn = '' }) => EndpointArn)
        .toSorted(),
    ).toEqual(['inscricao-1', 'inscricao-2'].map(endpointOf));
    answer({ CreatePlatformEndpoint: error(400, 'InvalidParameter', 'Invalid parameter: Token') });
    expect((await send()).mortos).toHaveLength(2);
  });

  it("reuses a device's endpoint with attributes set by another party", async () => {
    const words = `Invalid parameter: Token Reason: Endpoint ${endpointOf('outro')} already exists with the same Token, but different attributes.`;
    answer({ CreatePlatformEndpoint: error(400, 'InvalidParameter', words) });
    expect(await send()).toEqual({ mortos: [], isEnviada: true });
    expect(requestsOf('Publish')[0]).toMatchObject({ TargetArn: endpointOf('outro') });
  });

  it.each([
    [403, 'InvalidClientTokenId', 'configuracao'],
    [403, 'AuthorizationError', 'configuracao'],
    [400, 'PlatformApplicationDisabled', 'configuracao'],
    [400, 'InvalidParameter', 'recusada'],
    [429, 'Throttled', 'indisponivel'],
    [500, 'InternalError', 'indisponivel'],
  ])(
    'maps status %i %s of a publication to %s, without the device in the message',
    async (status, code, motivo) => {
      answer({ Publish: error(status, code, 'inscricao-1 Nota aprovada') });
      const failure = await fail(send());
      expect(failure).toMatchObject({ motivo });
      expect(failure.message).not.toMatch(/inscricao|aprovada/);
    },
  );

  it('rejects a wrong parameter unrelated to the device without reporting the device as gone', async () => {
    const words = 'Invalid parameter: PlatformApplicationArn Reason: An ARN must have at least 6 elements';
    answer({ CreatePlatformEndpoint: error(400, 'InvalidParameter', words) });
    expect(await fail(send())).toMatchObject({ motivo: 'recusada' });
  });

  it('treats a timeout as possibly sent, and a system without its app blocks no other', async () => {
    provider.answer(() => 'nothing');
    expect(await fail(send({}, aplicativos, shortMilliseconds))).toMatchObject({ motivo: 'indisponivel' });
    answer();
    expect(await send({}, { android: aplicativos.android })).toEqual({ mortos: [], isEnviada: true });
    const ios = { destinos: remessa.destinos.filter(({ tipo }) => tipo === 'ios') };
    expect(await fail(send(ios, { android: aplicativos.android }))).toMatchObject({ motivo: 'recusada' });
  });
});

it('the local push sender stores the lock-screen text once per device', async () => {
  const { db, drop } = await createTestDb();
  const push = createLocalPush(createLocalOutbox(db, createTestClock('2026-11-21T15:00:00Z')));
  for (let time = 0; time < 2; time++)
    expect(await push.send(remessa)).toEqual({ mortos: [], isEnviada: true });
  const kept = await db.query(
    'select canal, destinatario, assunto, texto from mensagem_local order by destinatario',
  );
  expect(kept).toEqual(
    ['inscricao-1', 'inscricao-2'].map((destinatario) => ({
      canal: 'push',
      destinatario,
      assunto: 'Nota aprovada',
      texto: 'Veja o que ela rendeu.\nhttps://natal.exemplo.com.br/documentosFiscais',
    })),
  );
  await drop();
});

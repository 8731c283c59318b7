import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGraphFacebook } from '../../src/adapters/facebook/graph-facebook.ts';
import { SendError } from '../../src/adapters/post-json.ts';
import { createHttpSms } from '../../src/adapters/sms/http-sms.ts';
import { createCloudWhatsapp } from '../../src/adapters/whatsapp/cloud-whatsapp.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { registerPessoa } from '../pessoa.ts';
import { fetchHere, startProvider, type Provider } from '../provider.ts';
import { startTestApp } from '../test-app.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const promotoraId = 'trevo';
const telefone = '11987654321';

describe('SMS provider', () => {
  const send = (timeoutMilliseconds = 10_000) =>
    createHttpSms(fetchHere(provider.url), {
      url: `${provider.url}/sms`,
      token: 'segredo',
      from: 'TREVO',
      timeoutMilliseconds,
    }).send({ promotoraId, telefone, texto: '123456 é seu código' });

  it('receives the number as E.164, the text and the sender, with the token as bearer', async () => {
    await send();
    const [request] = provider.requests;
    expect([request!.method, request!.url]).toEqual(['POST', '/sms']);
    expect(request!.headers).toMatchObject({
      authorization: 'Bearer segredo',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request!.body)).toEqual({
      to: '+5511987654321',
      text: '123456 é seu código',
      from: 'TREVO',
    });
  });

  it.each([400, 401, 429, 500, 503])('throws SendError on status %i', async (status) => {
    provider.answer(() => ({ status, body: { error: `cannot send to ${telefone}` } }));
    await expect(send()).rejects.toThrow(new SendError(`the provider answered ${status}`));
  });

  it('throws SendError on a timeout', async () => {
    provider.answer(() => 'nothing');
    await expect(send(200)).rejects.toThrow(new SendError('the provider did not answer: TimeoutError'));
  });

  it('throws SendError when unreachable, without the number in the message', async () => {
    const unreachable = createHttpSms(fetchHere('http://127.0.0.1:9'), {
      url: 'http://127.0.0.1:9/sms',
      token: 'segredo',
    });
    const failure = await unreachable
      .send({ promotoraId, telefone, texto: '123456' })
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(SendError);
    expect(String(failure)).not.toMatch(/11987654321|123456|segredo/);
  });

  it('does not follow a redirect', async () => {
    provider.answer(() => ({ status: 307 }));
    await expect(send()).rejects.toBeInstanceOf(SendError);
    expect(provider.requests).toHaveLength(1);
  });
});

describe('WhatsApp Cloud API', () => {
  const send = (timeoutMilliseconds = 10_000) =>
    createCloudWhatsapp(fetchHere(provider.url), {
      url: provider.url,
      token: 'segredo',
      phoneId: '1029384756',
      template: 'codigo_trevo',
      timeoutMilliseconds,
    }).sendCodigo({ promotoraId, telefone, codigo: '123456', texto: 'not sent' });

  it('receives the template with the code in its text and in its button', async () => {
    provider.answer(() => ({ status: 200, body: { messages: [{ id: 'wamid.1' }] } }));
    await send();
    const [request] = provider.requests;
    expect([request!.method, request!.url]).toEqual(['POST', '/1029384756/messages']);
    expect(request!.headers.authorization).toBe('Bearer segredo');
    const parameters = [{ type: 'text', text: '123456' }];
    expect(JSON.parse(request!.body)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '+5511987654321',
      type: 'template',
      template: {
        name: 'codigo_trevo',
        language: { code: 'pt_BR' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    });
  });

  it.each([400, 401, 500])('throws SendError on status %i', async (status) => {
    provider.answer(() => ({ status, body: { error: { message: 'template' } } }));
    await expect(send()).rejects.toThrow(new SendError(`the provider answered ${status}`));
  });

  it('throws SendError on a timeout', async () => {
    provider.answer(() => 'nothing');
    await expect(send(200)).rejects.toBeInstanceOf(SendError);
  });
});

describe('Facebook Graph API', () => {
  const find = (timeoutMilliseconds = 10_000) =>
    createGraphFacebook(fetchHere(provider.url), { url: provider.url, timeoutMilliseconds }).find(
      '777',
      'token-da-ana',
    );
  const answerAs = (appId: string, pessoa: object) =>
    provider.answer(({ url }) => ({ status: 200, body: url === '/app' ? { id: appId } : pessoa }));

  it('returns the user of a token issued for our app', async () => {
    answerAs('777', { id: '1234', name: 'Ana de Souza', email: 'ana@exemplo.com.br' });
    expect(await find()).toEqual({ facebookId: '1234', nome: 'Ana de Souza', email: 'ana@exemplo.com.br' });
    expect(provider.requests.map((r) => [r.method, r.url, r.headers.authorization])).toEqual([
      ['GET', '/app', 'Bearer token-da-ana'],
      ['GET', '/me?fields=id,name,email', 'Bearer token-da-ana'],
    ]);
  });

  it('accepts a user without e-mail', async () => {
    answerAs('777', { id: '1234', name: 'Ana' });
    expect(await find()).toEqual({ facebookId: '1234', nome: 'Ana', email: null });
  });

  it('rejects a token of another app without requesting its user', async () => {
    answerAs('778', { id: '1234', name: 'Ana' });
    expect(await find()).toBeUndefined();
    expect(provider.requests).toHaveLength(1);
  });

  it.each([400, 401, 403])('rejects a token refused with %i', async (status) => {
    provider.answer(() => ({ status, body: { error: { code: 190 } } }));
    expect(await find()).toBeUndefined();
  });

  it.each([429, 500, 503])(
    'reports status %i as a provider failure, not as a wrong token',
    async (status) => {
      provider.answer(() => ({ status }));
      await expect(find()).rejects.toMatchObject({ code: 'externo.indisponivel' });
    },
  );

  it('reports a timeout as a provider failure', async () => {
    provider.answer(() => 'nothing');
    await expect(find(200)).rejects.toMatchObject({ code: 'externo.indisponivel' });
  });
});

it('without providers, production reports a failure and stores no code and no link', async () => {
  const test = await startTestApp(undefined, {
    ambiente: 'producao',
    log: createLogger('silent'),
  });
  await test.publish();
  const ana = await registerPessoa(test, 1);
  const body = { usuario: ana.usuario };
  const params = { ano: 2026, identificacao: 'TREVO' };
  const { call } = test.client;
  const codigos = [
    (await call('login.solicitarRedefinicao', { body })).body.codigo,
    (await call('login.solicitarRedefinicaoSms', { params, body })).body.codigo,
    (await call('login.enviarNotificacaoToken', { body: { usuario: '11987650001' } })).body.codigo,
  ];
  expect(codigos).toEqual(['login.emailNaoEnviado', 'login.smsNaoEnviado', 'login.codigoNaoEnviado']);
  expect(await test.db.query('select 1 from mensagem_local')).toEqual([]);
  await test.close();
});

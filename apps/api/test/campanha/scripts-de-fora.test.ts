import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('third-party scripts in the content security policy', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish(undefined, 'sol');
  });
  afterAll(() => test.close());

  const publish = (change: Parameters<typeof configure>[1]) =>
    test.publish((arquivo) => configure(arquivo, change));
  const readScripts = async (url = '/', host = 'localhost') => {
    const { headers } = await test.client.send('GET', url, { headers: { host, accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    return /script-src ([^;]*)/
      .exec(policy)![1]!
      .split(' ')
      .filter((source) => source.startsWith('https'));
  };
  const readPushWorker = (host = 'localhost') =>
    test.client.send('GET', '/avisos/OneSignalSDKWorker.js', { headers: { host, accept: '*/*' } });

  it('allows none by default', async () => {
    await publish({});
    expect(await readScripts()).toEqual([]);
    expect((await readPushWorker()).status).toBe(404);
  });

  it('allows OneSignal and Google hosts exactly when the campaign configures them', async () => {
    await publish({ 'notificacao.onesignalAppId': 'app-1' });
    expect(await readScripts()).toEqual(['https://cdn.onesignal.com', 'https://api.onesignal.com']);
    await publish({ 'analytics.idGoogle': 'G-TREVO1' });
    expect(await readScripts()).toEqual(['https://www.googletagmanager.com']);
    // The Facebook pixel is an image: no script is allowed.
    await publish({ 'analytics.idFacebook': '123456' });
    expect(await readScripts()).toEqual([]);
    expect(await readScripts('/', 'sol.localhost')).toEqual([]);
  });

  it.each([{ 'notificacao.ativo': false }, { 'notificacao.servicos': ['sns' as const] }])(
    'allows no push scripts when the campaign disables web push: %o',
    async (change) => {
      await publish({ 'notificacao.onesignalAppId': 'app-1', ...change });
      expect(await readScripts()).toEqual([]);
      expect((await readPushWorker()).status).toBe(404);
    },
  );

  it('allows none on embedded pages', async () => {
    await publish({
      'analytics.idGoogle': 'G-TREVO1',
      'notificacao.onesignalAppId': 'app-1',
      'raspadinha.sitesParceiros': ['https://loja.example'],
    });
    expect(await readScripts('/rasparAlternativo?token=x')).toEqual([]);
    expect(await readScripts()).toHaveLength(3);
  });

  it("serves the push worker with its own folder as scope and only OneSignal's scripts", async () => {
    await publish({ 'notificacao.onesignalAppId': 'app-1' });
    const { status, text, headers } = await readPushWorker();
    expect([status, text]).toEqual([
      200,
      "importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');\n",
    ]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['service-worker-allowed']).toBeUndefined();
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src https://cdn.onesignal.com; connect-src https://api.onesignal.com https://onesignal.com",
    );
  });
});

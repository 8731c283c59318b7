import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('scripts of other houses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('postgres');
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

  it('are let in by nobody who names none', async () => {
    await publish({});
    expect(await readScripts()).toEqual([]);
    expect((await readPushWorker()).status).toBe(404);
  });

  it('are let in where the campaign names an app for notifications, and where it measures', async () => {
    await publish({ 'notificacao.onesignalAppId': 'app-1' });
    expect(await readScripts()).toEqual(['https://cdn.onesignal.com', 'https://api.onesignal.com']);
    await publish({ 'analytics.idGoogle': 'G-TREVO1' });
    expect(await readScripts()).toEqual(['https://www.googletagmanager.com']);
    // A picture: no script of theirs runs.
    await publish({ 'analytics.idFacebook': '123456' });
    expect(await readScripts()).toEqual([]);
    expect(await readScripts('/', 'sol.localhost')).toEqual([]);
  });

  it.each([{ 'notificacao.ativo': false }, { 'notificacao.servicos': ['sns' as const] }])(
    'stay out when the campaign does not notify that way: %o',
    async (change) => {
      await publish({ 'notificacao.onesignalAppId': 'app-1', ...change });
      expect(await readScripts()).toEqual([]);
      expect((await readPushWorker()).status).toBe(404);
    },
  );

  it('stay out of the pages inside other sites', async () => {
    await publish({
      'analytics.idGoogle': 'G-TREVO1',
      'notificacao.onesignalAppId': 'app-1',
      'raspadinha.sitesParceiros': ['https://loja.example'],
    });
    expect(await readScripts('/rasparAlternativo?token=x')).toEqual([]);
    expect(await readScripts()).toHaveLength(3);
  });

  it('the worker of the notifications answers for its own folder and loads theirs, nothing else', async () => {
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

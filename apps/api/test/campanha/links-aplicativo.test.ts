import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('app links of an installed app', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    for (const ready of ['padrao', 'sol']) await test.publish(undefined, ready);
  });
  afterAll(() => test.close());

  const ask = async (host: string, file: string) => {
    const { text, headers, status } = await test.client.send('GET', `/.well-known/${file}`, {
      headers: { host },
    });
    return { status, kind: headers['content-type'], body: JSON.parse(text) as unknown };
  };

  it('associates the host with the app on Android and iPhones', async () => {
    const android = await ask('sol.localhost', 'assetlinks.json');
    expect([android.status, android.kind]).toEqual([200, 'application/json; charset=utf-8']);
    expect(android.body).toMatchObject([{ target: { package_name: 'br.example.solario.verao' } }]);
    const apple = await ask('sol.localhost', 'apple-app-site-association');
    expect([apple.status, apple.kind]).toEqual([200, 'application/json; charset=utf-8']);
    expect(apple.body).toMatchObject({
      applinks: { details: [{ appIDs: ['S0LAR10000.br.example.solario.verao'] }] },
    });
  });

  it('associates no app with a host whose campaign has none', async () => {
    expect((await ask('localhost', 'assetlinks.json')).body).toEqual([]);
    expect((await ask('localhost', 'apple-app-site-association')).body).toMatchObject({
      applinks: { details: [] },
    });
  });

  it("returns the configuration for the app's package name", async () => {
    const listar = (valor: string) =>
      test.client.call('configuracao.listar', { body: { chave: 'pacote', valor } });
    const [byPacote, byHost] = await Promise.all([
      listar('br.example.solario.verao'),
      test.client.call('configuracao.listar', { body: { chave: 'host', valor: 'sol.localhost' } }),
    ]);
    expect(byPacote.body).toEqual(byHost.body);
    // The demo fallback answers unknown hosts.
    expect((await listar('br.example.ninguem')).body).not.toEqual(byHost.body);
  });

  it('allows CORS from the origins of both shells without credentials', async () => {
    for (const origin of ['https://localhost', 'capacitor://localhost']) {
      const { status, headers } = await test.client.send('OPTIONS', '/login/v1/x', {
        headers: {
          host: 'sol.localhost',
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key,x-aparelho',
        },
      });
      expect([status, headers['access-control-allow-origin']]).toEqual([204, origin]);
      expect(headers['access-control-allow-headers']).toContain('x-aparelho');
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('users behind one address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  it('users behind one address can scan coupons regardless of attempts without a session at that address', async () => {
    const { host } = await openCampanha(test, 'LOJACHEIA', (arquivo) => {
      arquivo.codigos = { numeros: 1, raspadinhas: 0 };
    });
    const ana = await nextPessoa(test);
    const params = { anoCampanha: 2026, identificacaoCampanha: 'LOJACHEIA', numeroAleatorio: 'NENHUM1' };
    const scan = (token?: string) =>
      test.client.call('cupom.escanear', { params, host, ...(token ? { token } : {}) });
    const anonymous = [];
    for (let i = 0; i < 320; i++) anonymous.push(await scan(i % 2 ? 'nonsense' : undefined));
    expect(new Set(anonymous.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await scan(ana.token)).body.codigo).toBe('cupom.codigoInexistente');
    // A typical number of concurrent users in a shop, each within their own limit.
    for (let pessoas = 0; pessoas < 16; pessoas++) {
      const { token } = await nextPessoa(test);
      for (let i = 0; i < 20; i++) expect((await scan(token)).status).not.toBe(429);
      expect((await scan(token)).body.codigo).toBe('requisicao.muitas');
    }
  });

  it('users behind one address can request a code with a session regardless of requests without one at that address', async () => {
    const ana = await nextPessoa(test);
    const verify = (usuario: string, token?: string) =>
      test.client.call('login.verificarCodigo', {
        body: { usuario, codigo: '000000' },
        ...(token ? { token } : {}),
      });
    const anonymous = [];
    for (let i = 0; i < 130; i++) anonymous.push(await verify(`119876${50_000 + i}`));
    expect(anonymous.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await verify('11987650001', ana.token)).status).toBe(200);
  });
});

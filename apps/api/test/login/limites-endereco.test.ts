import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPessoa, openCampanha } from '../campanha/campanha-propria.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { engines } from '../test-db.ts';

describe.each(engines)('consumers behind one address (%s)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.publish();
  });
  afterAll(() => test.close());

  it('allows consumers to scan coupons regardless of anonymous attempts from their address', async () => {
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
    // As many consumers as a shop holds, each within their own limit.
    for (let pessoas = 0; pessoas < 16; pessoas++) {
      const { token } = await nextPessoa(test);
      for (let i = 0; i < 20; i++) expect((await scan(token)).status).not.toBe(429);
      expect((await scan(token)).body.codigo).toBe('requisicao.muitas');
    }
  });

  it('allows consumers to request a code after sign-in regardless of anonymous requests from their address', async () => {
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

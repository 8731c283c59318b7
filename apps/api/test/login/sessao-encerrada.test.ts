import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignJWT } from 'jose';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { createTestKeys, startTestApp, type TestApp } from '../test-app.ts';

describe('end of a session', () => {
  let test: TestApp;
  let seed = 1200;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const at = (instant: string) => test.clock.set(`2026-11-21T${instant}Z`);
  const begin = () => {
    at('15:00:00');
    return registerPessoa(test, ++seed);
  };
  const read = async ({ usuario }: Pessoa, token: string, on = test) =>
    (await on.client.call('login.obter', { params: { usuario }, token })).status;
  const renew = ({ usuario }: Pessoa, token: string) =>
    test.client.call('login.autenticar', { body: { usuario, token } });
  const leave = (token: string) => test.client.call('login.sair', { body: { token } });

  it('signing out ends the session on the server with all its renewals, and no other session', async () => {
    const ana = await begin();
    const other = await test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, senha: ana.senha },
    });
    const next = (await renew(ana, ana.token)).body.retorno.token;
    expect([await read(ana, ana.token), await read(ana, next)]).toEqual([200, 200]);
    const left = await Promise.all([leave(next), leave(next)]);
    expect(left.map(({ status, body }) => [status, body.retorno])).toEqual([
      [200, { encerrada: true }],
      [200, { encerrada: true }],
    ]);
    expect([await read(ana, ana.token), await read(ana, next)]).toEqual([401, 401]);
    expect((await renew(ana, next)).body.codigo).toBe('sessao.invalida');
    expect((await renew(ana, ana.token)).body.codigo).toBe('sessao.invalida');
    expect(await read(ana, other.body.retorno.token)).toBe(200);
  });

  it('a session from before tokens had ids can be renewed like any other, also concurrently and repeatedly', async () => {
    const eva = await begin();
    const [row] = await test.db.query<{ consumidor_id: string; promotora_id: string; token_versao: number }>(
      'select consumidor_id, promotora_id, token_versao from consumidor where usuario = $1',
      [eva.usuario],
    );
    const old = await new SignJWT({
      promotora: row!.promotora_id,
      usuario: eva.usuario,
      tipo: 'consumidor',
      versao: row!.token_versao,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(row!.consumidor_id)
      .setIssuedAt(Date.parse('2026-11-20T15:00:00Z') / 1000)
      .setExpirationTime(Date.parse('2026-12-20T15:00:00Z') / 1000)
      .sign(createTestKeys().sessoes.current().derive('tokens'));
    const both = await Promise.all([renew(eva, old), renew(eva, old)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    at('15:05:00');
    const next = await renew(eva, both[0]!.body.retorno.token);
    expect(next.status).toBe(200);
    at('15:10:00');
    const last = (await renew(eva, next.body.retorno.token)).body.retorno.token;
    expect(await read(eva, last)).toBe(200);
    await leave(last);
    expect(await read(eva, last)).toBe(401);
  });

  it('signing out succeeds with an invalid token', async () => {
    for (const token of ['x', 'a.b.c', '']) expect((await leave(token)).status).toBe(200);
    const bia = await begin();
    at('15:00:00');
    test.clock.set('2026-12-22T15:00:00Z');
    expect((await leave(bia.token)).status).toBe(200);
  });

  it('the old token stays valid for a minute after a renewal, for requests in flight', async () => {
    const caio = await begin();
    const [one, two] = await Promise.all([renew(caio, caio.token), renew(caio, caio.token)]);
    const tokens = [one, two].map(({ body }) => body.retorno.token);
    expect(new Set([caio.token, ...tokens]).size).toBe(3);
    at('15:00:59');
    expect(await read(caio, caio.token)).toBe(200);
    // A process caches the session state for half a minute.
    at('15:01:30');
    expect(await read(caio, caio.token)).toBe(401);
    expect(await Promise.all(tokens.map((token) => read(caio, token)))).toEqual([200, 200]);
    expect((await renew(caio, caio.token)).body.codigo).toBe('sessao.invalida');
  });

  it('a renewal with a lost response can be repeated until a received token is used', async () => {
    const duda = await begin();
    await renew(duda, duda.token);
    at('20:00:00');
    expect(await read(duda, duda.token)).toBe(401);
    const arrived = (await renew(duda, duda.token)).body.retorno.token;
    expect(await read(duda, arrived)).toBe(200);
    expect((await renew(duda, duda.token)).body.codigo).toBe('sessao.invalida');
    // A renewal counts as a use.
    const next = (await renew(duda, arrived)).body.retorno.token;
    at('20:05:00');
    await renew(duda, next);
    expect((await renew(duda, arrived)).body.codigo).toBe('sessao.invalida');
  });

  it('another process learns it within half a minute', async () => {
    const eva = await begin();
    const other = await startTestApp('2026-11-21T15:00:00Z', { db: test.db });
    try {
      expect(await read(eva, eva.token, other)).toBe(200);
      await leave(eva.token);
      other.clock.set('2026-11-21T15:00:30Z');
      expect(await read(eva, eva.token, other)).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('its record is deleted when its tokens would have expired', async () => {
    const gil = await begin();
    await leave(gil.token);
    const count = async () =>
      (await test.db.query<{ n: number }>('select count(*) as n from sessao_encerrada'))[0]!.n;
    expect(await count()).toBeGreaterThan(0);
    await test.app.runJob('codigos.limpar');
    expect(await count()).toBeGreaterThan(0);
    test.clock.set('2027-01-30T15:00:00Z');
    await test.app.runJob('codigos.limpar');
    expect(await count()).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorToken, startTestApp, type TestApp } from '../../test-app.ts';
import { consoleHost, createConsole, senha, type OperadorDeTeste } from '../operador-console.ts';

describe('access of operators', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  let rita: OperadorDeTeste;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin: `http://${consoleHost}` });
    await test.publish();
    painel = createConsole(test);
    rita = await painel.createDaInstalacao();
  });
  afterAll(() => test.close());

  const enter = (codigo: string, change: object = {}) =>
    painel.call('operador.entrar', { body: { email: rita.email, senha, codigo, ...change } as never });
  const read = (cookie: string | undefined) => painel.call('operador.sessao', { cookie });
  const wait = (minutes: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + minutes * 60_000).toISOString());

  it('signs in with e-mail, password and code, in a cookie of this host alone', async () => {
    const answer = await enter(painel.nextCodigo(rita.segredo));
    expect(answer.body.retorno).toMatchObject({ email: rita.email, daInstalacao: true, papeis: [] });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-operador=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    const cookie = painel.toCookie(answer.headers);
    expect((await read(cookie)).body.retorno.operadorID).toBe(rita.operadorID);
    expect((await read(undefined)).body.codigo).toBe('operador.semSessao');
  });

  it('answers a wrong e-mail, password and code, and a code used before, the same', async () => {
    const codigo = painel.nextCodigo(rita.segredo);
    const wrong = [
      await enter(codigo, { email: 'outra@trevo.example' }),
      await enter(codigo, { senha: 'outra senha qualquer' }),
      await enter(codigo === '000000' ? '000001' : '000000'),
    ];
    const right = await enter(codigo);
    const again = await enter(codigo);
    expect(right.status).toBe(200);
    expect([...wrong, again].map(({ status, body }) => [status, body.codigo])).toEqual(
      Array.from({ length: 4 }, () => [401, 'operador.entradaRecusada']),
    );
  });

  it('accepts one of five concurrent sign-ins with the same code', async () => {
    const lia = await painel.createDaInstalacao();
    const codigo = painel.nextCodigo(lia.segredo);
    const body = { email: lia.email, senha, codigo } as never;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => painel.call('operador.entrar', { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a request from another origin and any call at the host of a campaign', async () => {
    const body = { email: rita.email, senha, codigo: '123456' } as never;
    const foreign = await painel.call('operador.entrar', {
      body,
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, foreign.body.codigo]).toEqual([403, 'operador.origemRecusada']);
    const elsewhere = await test.client.call('operador.entrar', { body, host: 'localhost' });
    expect([elsewhere.status, elsewhere.body.codigo]).toEqual([404, 'requisicao.naoEncontrada']);
    const cookieAtCampaign = await test.client.call('operador.avisos', { headers: { cookie: rita.cookie } });
    expect([cookieAtCampaign.status, cookieAtCampaign.body.codigo]).toEqual([401, 'operador.naoAutorizado']);
  });

  it('ends a session after 30 idle minutes, and after 12 hours of use', async () => {
    const idle = painel.toCookie((await enter(painel.nextCodigo(rita.segredo))).headers);
    wait(29);
    expect((await read(idle)).status).toBe(200);
    wait(31);
    expect((await read(idle)).body.codigo).toBe('operador.semSessao');
    const used = painel.toCookie((await enter(painel.nextCodigo(rita.segredo))).headers);
    for (let i = 0; i < 35; i++) {
      wait(20);
      expect((await read(used)).status).toBe(200);
    }
    wait(21);
    expect((await read(used)).body.codigo).toBe('operador.semSessao');
  });

  it('asks for a verification after five minutes, and changes the cookie with it', async () => {
    const before = painel.toCookie((await enter(painel.nextCodigo(rita.segredo))).headers);
    const create = (cookie: string) =>
      painel.call('operador.criarCredencial', {
        body: { nome: 'Envio de vendas', escopos: ['vendas:escrever'] } as never,
        cookie,
        promotora: 'quatrofolhas',
      });
    expect((await create(before)).status).toBe(200);
    wait(6);
    const refused = await create(before);
    expect([refused.status, refused.body.codigo]).toEqual([403, 'operador.confirmeQuemE']);
    const elevated = await painel.call('operador.elevar', {
      body: { senha, codigo: painel.nextCodigo(rita.segredo) } as never,
      cookie: before,
    });
    const after = painel.toCookie(elevated.headers);
    expect(after).not.toBe(before);
    expect((await read(before)).body.codigo).toBe('operador.semSessao');
    expect((await create(after)).status).toBe(200);
  });

  it('lists and ends sessions, and signs out', async () => {
    const [one, other] = [
      painel.toCookie(
        (await enter(painel.nextCodigo(rita.segredo), { aparelho: 'Firefox no Linux' })).headers,
      ),
      painel.toCookie((await enter(painel.nextCodigo(rita.segredo))).headers),
    ];
    const { body } = await painel.call('operador.sessoes', { cookie: other });
    const found = body.retorno.find(({ aparelho }) => aparelho === 'Firefox no Linux')!;
    expect([found.atual, body.retorno.filter(({ atual }) => atual)]).toMatchObject([
      false,
      [{ atual: true }],
    ]);
    await painel.call('operador.encerrarSessao', { params: { sessaoID: found.sessaoID }, cookie: other });
    expect((await read(one)).body.codigo).toBe('operador.semSessao');
    const out = await painel.call('operador.sair', { cookie: other });
    expect([out.headers['set-cookie']].flat()[0]).toContain('Max-Age=0');
    expect((await read(other)).body.codigo).toBe('operador.semSessao');
  });

  it('refuses weak passwords, wrong codes and used invitations', async () => {
    const { body } = await test.client.call('operador.convidarDaInstalacao', {
      body: { nome: 'Eva Dias', email: 'eva@trevo.example' },
      token: operatorToken,
    });
    const token = body.retorno.endereco.split('#')[1]!;
    const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
    const { segredo, endereco } = opened.body.retorno.autenticador;
    expect(endereco).toMatch(/^otpauth:\/\/totp\/Trevo/);
    const accept = (chosen: string, codigo = painel.nextCodigo(segredo)) =>
      painel.call('operador.aceitarConvite', { body: { token, senha: chosen, codigo } as never });
    for (const weak of ['folhas 9x!', '123456789012', 'supermercado2026', 'evadiasevadias'])
      expect([weak, (await accept(weak)).body.codigo]).toEqual([weak, 'operador.senhaFraca']);
    expect((await accept(senha, '12345x')).body.codigo).toBe('requisicao.invalida');
    test.clock.set(new Date(test.clock.now().getTime() + 300_000).toISOString());
    expect((await accept(senha, '000000')).body.codigo).toBe('operador.codigoRecusado');
    expect((await accept(senha)).status).toBe(200);
    expect((await accept(senha)).body.codigo).toBe('operador.conviteInvalido');
  });

  it('lets an invitation end after 72 hours', async () => {
    const { body } = await test.client.call('operador.convidarDaInstalacao', {
      body: { nome: 'Tarde Demais', email: 'tarde@trevo.example' },
      token: operatorToken,
    });
    const token = body.retorno.endereco.split('#')[1]!;
    wait(72 * 60 + 1);
    const opened = await painel.call('operador.abrirConvite', { body: { token } as never });
    expect([opened.status, opened.body.codigo]).toEqual([404, 'operador.conviteInvalido']);
  });
});

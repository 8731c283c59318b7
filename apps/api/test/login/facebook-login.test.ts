import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('signing in with Facebook', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish((arquivo) =>
      configure(arquivo, { 'login.facebookAtivo': true, 'login.facebookAppId': 'local' }),
    );
    await test.publish((arquivo) => configure(arquivo, { 'login.facebookAtivo': false }), 'noite');
  });
  afterAll(() => test.close());

  const signIn = (tokenFacebook: string, host = 'localhost') =>
    test.client.call('login.autenticarFacebook', { body: { tokenFacebook }, host });
  const register = (seed: number, tokenFacebook: string, host = 'localhost') =>
    test.client.call('login.cadastrarFacebook', {
      body: { ...toCadastro(seed), tokenFacebook, imgUrl: 'http://127.0.0.1:9/foto.jpg' },
      host,
    });

  it('an unregistered user gets an error with the data for the form', async () => {
    const { status, body } = await signIn('local:ana');
    expect([status, body.codigo]).toEqual([404, 'login.facebookNaoCadastrado']);
    expect(body.valores).toEqual({ nome: 'ana da Silva', email: 'ana@exemplo.com.br' });
  });

  it.each(['EAAG\nhost: x', 'EAAG\u0000', 'EAAGç🍀', 'EAAG token', '\tEAAG'])(
    'refuses the token %j, which no header can have, as invalid input',
    async (tokenFacebook) => {
      for (const { status, body } of [await signIn(tokenFacebook), await register(40, tokenFacebook)])
        expect([status, body.codigo, body.detalhes?.[0]?.campo]).toEqual([
          400,
          'requisicao.invalida',
          'tokenFacebook',
        ]);
    },
  );

  it('a user registered with Facebook signs in with it, and with the password too', async () => {
    const registered = await register(1, 'local:ana');
    expect(registered.status).toBe(201);
    const { usuario, senha } = toCadastro(1);
    const { status, body } = await signIn('local:ana');
    expect([status, body.retorno.usuario]).toEqual([200, usuario]);
    const own = await test.client.call('login.obter', { params: { usuario }, token: body.retorno.token });
    expect(own.status).toBe(200);
    const byPassword = await test.client.call('login.autenticar', { body: { usuario, senha } });
    expect(byPassword.status).toBe(200);
  });

  it('accepts the full payload of the sign-in helper: a password, a stored token, or a Facebook token', async () => {
    const { usuario: user, senha: password } = toCadastro(31);
    expect((await register(31, 'local:nina')).status).toBe(201);
    const signInWith = async (payload: object) => {
      const nothing = {
        user: '',
        password: '',
        type: 'consumidor',
        token: '',
        tokenFacebook: '',
        isProd: true,
      };
      const { status, body } = await test.client.call('login.autenticar', {
        body: { ...nothing, ...payload } as never,
      });
      return { status, codigo: body.codigo, ...body.retorno };
    };
    const first = await signInWith({ user, password });
    expect([first.status, first.usuario]).toEqual([200, user]);
    const renewed = await signInWith({ user, token: first.token });
    expect([renewed.status, renewed.usuario]).toEqual([200, user]);
    const byFacebook = await signInWith({ tokenFacebook: 'local:nina' });
    expect([byFacebook.status, byFacebook.usuario]).toEqual([200, user]);
    const unknown = await signInWith({ tokenFacebook: 'local:ninguem' });
    expect([unknown.status, unknown.codigo]).toEqual([404, 'login.facebookNaoCadastrado']);
    expect((await signInWith({})).status).toBe(400);
  });

  it('accepts the nested form of the body', async () => {
    const { usuario, nome, senha, email, ...rest } = toCadastro(2);
    const { status } = await test.client.call('login.cadastrarFacebook', {
      body: { ...rest, usuario: { usuario, nome, senha, facebook: { token: 'local:bia', email } } },
    });
    expect(status).toBe(201);
    expect((await signIn('local:bia')).body.retorno.usuario).toBe(usuario);
    const [row] = await test.db.query<{ email: string }>('select email from consumidor where usuario = $1', [
      usuario,
    ]);
    expect(row!.email).toBe(email.toLowerCase());
  });

  it('links a Facebook account to one person, also under four concurrent registrations', async () => {
    const again = await register(3, 'local:bia');
    expect([again.status, again.body.codigo]).toEqual([409, 'login.facebookJaCadastrado']);
    const answers = await Promise.all([4, 5, 6, 7].map((seed) => register(seed, 'local:eva')));
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const loser = toCadastro(4 + answers.findIndex((a) => a.status === 409));
    const exists = await test.client.call('login.verificar', { params: { user: loser.usuario } });
    expect(exists.status).toBe(404);
  });

  it.each(['local:', 'LOCAL:ana', 'EAAB123', 'local:../x'])('rejects the token %s', async (token) => {
    const { status, body } = await signIn(token);
    expect([status, body.codigo]).toEqual([401, 'login.facebookInvalido']);
    expect((await register(8, token)).body.codigo).toBe('login.facebookInvalido');
  });

  it('a campaign without Facebook rejects both calls', async () => {
    for (const answer of [
      await signIn('local:ana', 'noite.localhost'),
      await register(9, 'local:ana', 'noite.localhost'),
    ])
      expect([answer.status, answer.body.codigo]).toEqual([403, 'login.facebookInativo']);
  });

  it('a rejected registration does not link the Facebook account', async () => {
    const body = { ...toCadastro(10), senha: 'fraca', tokenFacebook: 'local:ivo' };
    const refused = await test.client.call('login.cadastrarFacebook', { body });
    expect(refused.body.codigo).toBe('requisicao.invalida');
    expect((await signIn('local:ivo')).body.codigo).toBe('login.facebookNaoCadastrado');
  });

  it('rejects an inactive person', async () => {
    await register(11, 'local:rui');
    await test.db.query('update consumidor set ativo = false where usuario = $1', [toCadastro(11).usuario]);
    const { status, body } = await signIn('local:rui');
    expect([status, body.mensagem]).toEqual([401, 'Login inativo']);
  });

  it('links Facebook accounts per promoter', async () => {
    await test.publish(undefined, 'sol');
    expect((await signIn('local:ana', 'sol.localhost')).body.codigo).toBe('login.facebookNaoCadastrado');
  });

  describe('dialog of the development pages', () => {
    const open = (query: Record<string, string>) =>
      test.client.send('GET', `/_dev/facebook?${new URLSearchParams(query).toString()}`, {
        headers: { host: 'localhost' },
      });
    const query = {
      client_id: 'local',
      redirect_uri: 'http://localhost/autenticacao',
      state: 'a b&c',
      response_type: 'token',
    };

    it('asks for the person, then redirects with token and state in the fragment', async () => {
      const asked = await open(query);
      expect([asked.status, asked.text.includes('Continuar')]).toEqual([200, true]);
      const { status, headers } = await open({ ...query, id: 'Ana' });
      const target = new URL(String(headers['location']));
      const fragment = new URLSearchParams(target.hash.slice(1));
      expect([status, target.origin, target.pathname]).toEqual([302, 'http://localhost', '/autenticacao']);
      expect([fragment.get('access_token'), fragment.get('state')]).toEqual(['local:ana', 'a b&c']);
    });

    it.each([
      { redirect_uri: 'https://outro.example/x' },
      { redirect_uri: 'javascript:alert(1)' },
      { client_id: '777' },
      { response_type: 'code' },
    ])('rejects %o', async (change) => {
      const { status, headers } = await open({ ...query, id: 'ana', ...change });
      expect([status, headers['location']]).toEqual([400, undefined]);
    });
  });

  it('password logins and Facebook users are different persons', async () => {
    const pessoa = await registerPessoa(test, 12);
    const claimed = await test.client.call('login.cadastrarFacebook', {
      body: { ...toCadastro(12), tokenFacebook: 'local:leo' },
    });
    expect([claimed.status, claimed.body.codigo]).toEqual([409, 'login.jaCadastrado']);
    const own = await test.client.call('login.obter', {
      params: { usuario: pessoa.usuario },
      token: pessoa.token,
    });
    expect(own.status).toBe(200);
  });
});

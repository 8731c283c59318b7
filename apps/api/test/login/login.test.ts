import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** These tests measure the hash cost itself. */
const costForPeople = { senhaCusto: undefined };

describe('logins', () => {
  let test: TestApp;
  let ana: Pessoa;

  beforeAll(async () => {
    test = await startTestApp(undefined, costForPeople);
    await test.publish();
    await test.publish(undefined, 'sol');
    ana = await registerPessoa(test, 1);
  });
  afterAll(() => test.close());

  const register = (change: Partial<ReturnType<typeof toCadastro>>, seed = 50) =>
    test.client.call('login.cadastrar', { body: { ...toCadastro(seed), ...change } });

  it('the existence check returns 200 for a login and 404 with its own code otherwise', async () => {
    const known = await test.client.call('login.verificar', { params: { user: ana.usuario } });
    expect([known.status, known.body.retorno]).toEqual([200, { existe: true }]);
    const unknown = await test.client.call('login.verificar', { params: { user: '11144477735' } });
    expect([unknown.status, unknown.body.codigo]).toEqual([404, 'login.naoCadastrado']);
    expect(unknown.body.mensagem).toBe('Nenhum login cadastrado com este usuário.');
  });

  it('a masked number is the same login as a plain one', async () => {
    const masked = ana.usuario.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    const { status } = await test.client.call('login.verificar', { params: { user: masked } });
    expect(status).toBe(200);
  });

  it('a login of one promoter does not exist on the host of another', async () => {
    const { body } = await test.client.call('login.verificar', {
      params: { user: ana.usuario },
      host: 'sol.localhost',
    });
    expect(body.codigo).toBe('login.naoCadastrado');
  });

  it('rejects a wrong password and an unknown login with the same message', async () => {
    const wrong = await test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, senha: 'Errada123' },
    });
    const nobody = await test.client.call('login.autenticar', {
      body: { usuario: '11144477735', senha: 'Errada123' },
    });
    expect(wrong.status).toBe(401);
    const { requisicao: _, ...words } = wrong.body;
    expect(nobody.body).toMatchObject(words);
  });

  it('renews a stored token for its owner only', async () => {
    const own = await test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, token: ana.token },
    });
    expect(own.status).toBe(200);
    const bia = await registerPessoa(test, 2);
    const stolen = await test.client.call('login.autenticar', {
      body: { usuario: bia.usuario, token: ana.token },
    });
    expect([stolen.status, stolen.body.codigo]).toEqual([401, 'sessao.invalida']);
  });

  it('stores the name in upper case without double spaces, the e-mail in lower case', async () => {
    const cadastro = { ...toCadastro(60), nome: '  Ana  maria ', email: 'Ana@Exemplo.com.br' };
    const { body } = await test.client.call('login.cadastrar', { body: cadastro });
    const { usuario, token } = body.retorno;
    const perfil = await test.client.call('consumidor.obter', { params: { usuario }, token });
    expect(perfil.body.retorno).toMatchObject({
      nome: 'ANA MARIA',
      email: 'ana@exemplo.com.br',
      cpf: usuario,
    });
    expect(perfil.body.retorno.aceites).toContainEqual({ nomeTermo: 'regulamento', aceito: true });
  });

  it('sends a welcome e-mail on registration, stored in the local outbox', async () => {
    const cadastro = { ...toCadastro(61), email: 'carta@exemplo.com.br' };
    await test.client.call('login.cadastrar', { body: cadastro });
    // Registration does not wait for the message.
    await vi.waitFor(async () => {
      const { text } = await test.client.send('GET', '/_dev/caixa-de-saida.json');
      const { mensagens } = JSON.parse(text) as { mensagens: { destinatario: string; texto: string }[] };
      expect(mensagens.find((m) => m.destinatario === 'carta@exemplo.com.br')?.texto).toContain('/escanear');
    }, 120_000);
  });

  const refusals: [string, Partial<ReturnType<typeof toCadastro>>, string, string?][] = [
    ['a wrong CPF', { usuario: '11144477736' }, 'requisicao.invalida', 'usuario'],
    ['no number', { usuario: '' }, 'requisicao.invalida', 'usuario'],
    ['a number of nine digits', { usuario: '111444777' }, 'requisicao.invalida', 'usuario'],
    ['a name of two letters', { nome: 'Al' }, 'requisicao.invalida', 'nome'],
    ['one name only', { nome: 'Madonna' }, 'requisicao.invalida', 'nome'],
    ['no e-mail where one is required', { email: '' }, 'requisicao.invalida', 'email'],
    ['an invalid e-mail', { email: 'ana@' }, 'requisicao.invalida', 'email'],
    ['a password of seven characters', { senha: 'Senha12' }, 'requisicao.invalida', 'senha'],
    ['a password without upper case', { senha: 'senha123' }, 'requisicao.invalida', 'senha'],
    ['a password in upper case only', { senha: 'SENHA123' }, 'requisicao.invalida', 'senha'],
    [
      'a contact phone of nine digits',
      { telefoneContato: '119876543' },
      'requisicao.invalida',
      'telefoneContato',
    ],
    [
      'a contact phone without digits',
      { telefoneContato: '( ) -' },
      'requisicao.invalida',
      'telefoneContato',
    ],
    ['no birth date', { dataNascimento: '' }, 'requisicao.invalida', 'dataNascimento'],
    ['a password without a digit', { senha: 'SenhaLonga' }, 'requisicao.invalida', 'senha'],
    [
      'a birth date that does not exist',
      { dataNascimento: '1990-02-30' },
      'requisicao.invalida',
      'dataNascimento',
    ],
    ['a minor, one day short', { dataNascimento: '2008-11-22' }, 'consumidor.menorDeIdade'],
    ['the regulation not accepted', { consumidor: { aceites: [] } }, 'consumidor.aceiteObrigatorio'],
  ];
  it.each(refusals)('rejects %s', async (_, change, codigo, campo) => {
    const { body, status } = await register(change);
    expect(body.codigo).toBe(codigo);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.detalhes?.map((d) => d.campo) ?? []).toEqual(campo ? [campo] : []);
  });

  it.each([{ extra: 'a\u0000b' }, { resposta: '\u0000' }])(
    'rejects a character that the database cannot store instead of failing: %o',
    async (wrong) => {
      const { status, body } = await test.client.call('login.cadastrar', {
        body: { ...toCadastro(63), ...wrong },
      });
      expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
    },
  );

  it('rejects a minor with the message for the guardian, and an unaccepted document by name', async () => {
    const minor = await register({ dataNascimento: '2008-11-22' });
    expect([minor.status, minor.body.mensagem]).toEqual([
      422,
      'Usuário menor de idade. Por favor acione o responsável para completar o cadastro.',
    ]);
    const unaccepted = await register({ consumidor: { aceites: [] } });
    expect(unaccepted.body.mensagem).toMatch(/^O aceite de .+ é obrigatório$/);
  });

  it("registers a consumer regardless of the body's type, who signs in as one", async () => {
    const tipo = 'associado';
    const { usuario, senha } = toCadastro(64);
    const registered = await test.client.call('login.cadastrar', { body: { ...toCadastro(64), tipo } });
    expect([registered.status, registered.body.retorno.tipo]).toEqual([201, 'consumidor']);
    const signIn = async () =>
      (await test.client.call('login.autenticar', { body: { usuario, senha, tipo } })).body.retorno.tipo;
    expect(await signIn()).toBe('consumidor');
  });

  it('allows registration on the eighteenth birthday', async () => {
    const { status } = await register({ dataNascimento: '2008-11-21' }, 62);
    expect(status).toBe(201);
  });

  it('rate-limits the existence check by identifier, with the seconds to wait', async () => {
    const ask = () => test.client.call('login.verificar', { params: { user: '29537995593' } });
    const answers = await Promise.all(Array.from({ length: 25 }, ask));
    const refused = answers.filter((a) => a.status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.body.mensagem).toMatch(
      /^Muitas tentativas em pouco tempo\. Aguarde \d+ segundos e tente novamente\.$/,
    );
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits passwords to ten attempts a minute, without counting session renewals', async () => {
    const { usuario, token } = await registerPessoa(test, 70);
    const attempt = () => test.client.call('login.autenticar', { body: { usuario, senha: 'Errada123' } });
    const answers = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(answers.filter((a) => a.status === 429)).toHaveLength(2);
    const renewed = await test.client.call('login.autenticar', { body: { usuario, token } });
    expect(renewed.status).toBe(200);
  });

  it('another host of the same promoter gives no further attempts', async () => {
    const { usuario } = await registerPessoa(test, 71);
    const attempt = (_: unknown, at: number) =>
      test.client.call('login.autenticar', {
        body: { usuario, senha: 'Errada123' },
        host: `endereco-${at}.example`,
      });
    const answers = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(answers.filter((a) => a.status === 429)).toHaveLength(2);
  });

  it('stores neither password nor token nor number of a login in plain text', async () => {
    const rows = await test.db.query<{ senha_hash: string }>('select senha_hash from consumidor');
    for (const { senha_hash } of rows) expect(senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

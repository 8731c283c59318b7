import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLinkToken } from '../outbox.ts';
import { registerPessoa, toCadastro, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createAutenticador } from './autenticador.ts';

const novaSenha = 'Folha482913';

describe('a sign-in that a new password overtakes', () => {
  let test: TestApp;
  let seed = 1;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const register = async () => ({ ...toCadastro(seed), ...(await registerPessoa(test, seed++)) });
  /** Replaces the password by the link of an e-mail. */
  async function reset({ usuario, email }: Pessoa & { readonly email: string }): Promise<void> {
    const asked = await test.client.call('login.solicitarRedefinicao', { body: { usuario } });
    expect(asked.status).toBe(200);
    const tokenVerificacao = await readLinkToken(test, email.toLowerCase(), '/redefinirSenha');
    const done = await test.client.call('login.confirmarSenha', { body: { tokenVerificacao, novaSenha } });
    expect(done.status).toBe(200);
  }
  const opens = async ({ usuario }: Pessoa, token: string | undefined): Promise<boolean> =>
    token !== undefined &&
    (await test.client.call('login.obter', { params: { usuario }, token })).status === 200;

  it('opens no session by the password of before', async () => {
    const ana = await register();
    test.clock.set('2026-11-23T15:00:00Z');
    // The last statement of a sign-in: the account was read, and the password was judged.
    const pause = test.pauseAt('update consumidor set usado_em');
    const entering = test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, senha: ana.senha },
    });
    await pause.reached;
    await reset(ana);
    pause.release();
    const { body } = await entering;
    expect(await opens(ana, body.retorno?.token)).toBe(false);
  });

  it.each([
    ['before the account is read', 'from consumidor c where c.consumidor_id'],
    ['after the passkey was found', 'insert into passkey_desafio'],
  ])('opens no session by a passkey of before, %s', async (_, statement) => {
    const ana = await register();
    const autenticador = createAutenticador();
    const begun = await test.client.call('login.iniciarPasskey', {
      body: { senhaAtual: ana.senha },
      token: ana.token,
    });
    const credencial = autenticador.create(begun.body.retorno.opcoes);
    await test.client.call('login.criarPasskey', {
      body: { credencial, descricao: 'Chrome' },
      token: ana.token,
    });
    const { opcoes } = (await test.client.call('login.iniciarEntradaPasskey', { host: 'localhost' })).body
      .retorno;
    const pause = test.pauseAt(statement);
    const entering = test.client.call('login.autenticarPasskey', {
      body: { credencial: autenticador.get(opcoes) },
    });
    await pause.reached;
    await reset(ana);
    pause.release();
    const { body } = await entering;
    expect(await opens(ana, body.retorno?.token)).toBe(false);
  });
});

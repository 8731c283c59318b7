import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleHost, createConsole, senha } from '../operador/operador-console.ts';
import { listMensagens, readLinkToken } from '../outbox.ts';
import { registerPessoa, toCadastro } from '../pessoa.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const turns = vi.hoisted((): { lanes: boolean[] } => ({ lanes: [] }));

// The real turns, with the lane of each hash.
vi.mock(import('../../src/kernel/auth/hash-turns.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createHashTurns: (...bounds) => {
      const { run } = real.createHashTurns(...bounds);
      return {
        run: (work, isConhecida) => {
          turns.lanes.push(isConhecida === true);
          return run(work, isConhecida);
        },
      };
    },
  };
});

const consoleOrigin = `http://${consoleHost}`;
const novaSenha = 'Novissima2026';

/** True: before strangers that wait. */
describe('the lane of a password hash', () => {
  let test: TestApp;
  let painel: ReturnType<typeof createConsole>;
  beforeAll(async () => {
    test = await startTestApp(undefined, { consoleOrigin });
    await test.publish();
    painel = createConsole(test);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    turns.lanes.length = 0;
  });

  const signIn = (usuario: string, tentada: string, aparelho?: string) =>
    test.client.call('login.autenticar', {
      body: { usuario, senha: tentada },
      headers: aparelho === undefined ? {} : { 'x-aparelho': aparelho },
    });

  it("the lane of a password hash is that of known devices for a shopper's sign-in on one, and of strangers on another", async () => {
    const { usuario, senha: propria } = await registerPessoa(test, 1);
    const { aparelho } = (await signIn(usuario, propria)).body.retorno;
    turns.lanes.length = 0;
    await signIn(usuario, propria, aparelho);
    expect(turns.lanes).toEqual([true]);
    await signIn(usuario, propria);
    await signIn('52998224725', propria, aparelho);
    expect(turns.lanes).toEqual([true, false, false]);
  });

  it('the lane of a password hash is that of known devices for a new password by a session', async () => {
    const { token, senha: senhaAtual } = await registerPessoa(test, 2);
    turns.lanes.length = 0;
    const { status } = await test.client.call('login.trocarSenha', {
      body: { senhaAtual, novaSenha, confirmacao: novaSenha },
      token,
    });
    expect([status, turns.lanes]).toEqual([200, [true, true]]);
  });

  it('the lane of a password hash is that of known devices for a new password by a link', async () => {
    const { usuario } = await registerPessoa(test, 3);
    await test.client.call('login.solicitarRedefinicao', { body: { usuario } });
    const tokenVerificacao = await readLinkToken(test, toCadastro(3).email.toLowerCase(), '/redefinirSenha');
    turns.lanes.length = 0;
    const { status } = await test.client.call('login.confirmarSenha', {
      body: { tokenVerificacao, novaSenha },
    });
    expect([status, turns.lanes]).toEqual([200, [true]]);
  });

  it('the lane of a password hash is that of known devices for an invitation', async () => {
    const { body } = await test.client.call('operador.convidarDaInstalacao', {
      body: { nome: 'Noemi Reis', email: 'noemi@trevo.example' },
      token: operatorToken,
    });
    await painel.accept(body.retorno.endereco);
    expect(turns.lanes).toEqual([true]);
  });

  it('the lane of a password hash is that of known devices for the recovery of an operator', async () => {
    const { email } = await painel.createAdministrador();
    await painel.call('operador.pedirRecuperacao', { body: { email } as never });
    await expect.poll(() => listMensagens(test, email)).not.toEqual([]);
    const [mensagem] = await listMensagens(test, email);
    const token = /\/recuperar#([\w-]{20,})/.exec(mensagem!.texto)![1]!;
    const aberta = await painel.call('operador.abrirRecuperacao', { body: { token } as never });
    turns.lanes.length = 0;
    const { status } = await painel.call('operador.recuperar', {
      body: {
        token,
        senha: 'cinco trevos no jardim',
        codigo: painel.nextCodigo(aberta.body.retorno.autenticador.segredo),
      } as never,
    });
    expect([status, turns.lanes]).toEqual([200, [true]]);
  });

  it('the lane of a password hash is that of strangers for an operator on a new device', async () => {
    const { email } = await painel.createAdministrador();
    turns.lanes.length = 0;
    await painel.call('operador.entrar', { body: { email, senha, codigo: '000000' } as never });
    expect(turns.lanes).toEqual([false]);
  });
});

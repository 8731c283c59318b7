import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifySenha } from '../../src/modules/login/senha.service.ts';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

// The real implementation with spies.
vi.mock(import('../../src/modules/login/senha.service.ts'), async (original) => {
  const real = await original();
  return { ...real, verifySenha: vi.fn(real.verifySenha) };
});

/** These tests measure the hash cost itself. */
const costForPeople = { senhaCusto: undefined };

describe('changing the password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(undefined, costForPeople);
    await test.publish();
  });
  afterAll(() => test.close());

  const change = (pessoa: Pessoa, body: { senhaAtual: string; novaSenha: string; confirmacao: string }) =>
    test.client.call('login.trocarSenha', { body, token: pessoa.token });
  const signIn = (usuario: string, senha: string) =>
    test.client.call('login.autenticar', { body: { usuario, senha } });
  const read = (usuario: string, token: string) =>
    test.client.call('login.obter', { params: { usuario }, token });

  it('ends every other session immediately, and returns a token for this one', async () => {
    const ana = await registerPessoa(test, 1);
    test.clock.set('2026-11-21T15:00:05Z');
    const other = (await signIn(ana.usuario, ana.senha)).body.retorno.token;
    for (const token of [ana.token, other]) expect((await read(ana.usuario, token)).status).toBe(200);
    const { status, body } = await change(ana, {
      senhaAtual: ana.senha,
      novaSenha: 'Novissima2026',
      confirmacao: 'Novissima2026',
    });
    expect([status, body.mensagem]).toEqual([200, 'Senha atualizada com sucesso!']);
    expect(body.retorno).toMatchObject({ usuario: ana.usuario, tipo: 'consumidor' });
    for (const token of [ana.token, other]) {
      const refused = await read(ana.usuario, token);
      expect([refused.status, refused.body.codigo]).toEqual([401, 'sessao.invalida']);
      const renewed = await test.client.call('login.autenticar', { body: { usuario: ana.usuario, token } });
      expect(renewed.status).toBe(401);
    }
    expect((await read(ana.usuario, body.retorno.token)).status).toBe(200);
    expect((await signIn(ana.usuario, ana.senha)).body.codigo).toBe('login.senhaIncorreta');
    expect((await signIn(ana.usuario, 'Novissima2026')).status).toBe(200);
  });

  it('rejects a current password of five characters like the screen', async () => {
    const caio = await registerPessoa(test, 9);
    const fields = { novaSenha: 'Novissima2026', confirmacao: 'Novissima2026' };
    const { status, body } = await change(caio, { senhaAtual: 'abcde', ...fields });
    expect([status, body.detalhes]).toEqual([
      400,
      [{ campo: 'senhaAtual', mensagem: 'Senha deve conter no mínimo 8 digitos' }],
    ]);
    expect((await change(caio, { senhaAtual: 'abcdef', ...fields })).body.codigo).toBe(
      'login.senhaAtualIncorreta',
    );
  });

  it('changes nothing with a wrong current password', async () => {
    const bia = await registerPessoa(test, 2);
    const { status, body } = await change(bia, {
      senhaAtual: 'Errada2026',
      novaSenha: 'Novissima2026',
      confirmacao: 'Novissima2026',
    });
    expect([status, body.codigo, body.mensagem]).toEqual([
      400,
      'login.senhaAtualIncorreta',
      'Senha atual esta incorreta!',
    ]);
    expect((await read(bia.usuario, bia.token)).status).toBe(200);
    expect((await signIn(bia.usuario, bia.senha)).status).toBe(200);
  });

  it('names each invalid field', async () => {
    const eva = await registerPessoa(test, 3);
    const weak = 'A senha precisa de 8 caracteres, com letras maiúsculas, minúsculas e números.';
    const cases: [[string, string, string], [string, string][]][] = [
      [
        ['', '', ''],
        [
          ['senhaAtual', 'Senha atual é requerida'],
          ['novaSenha', 'O Campo nova senha é requerido'],
          ['confirmacao', 'O Campo confirmação de senha é requerido'],
        ],
      ],
      [[eva.senha, 'curta1A', 'curta1A'], [['novaSenha', weak]]],
      [[eva.senha, 'semmaiuscula1', 'semmaiuscula1'], [['novaSenha', weak]]],
      [[eva.senha, 'SemNumeros', 'SemNumeros'], [['novaSenha', weak]]],
      [[eva.senha, 'Novissima2026', 'Novissima2027'], [['confirmacao', 'As senhas novas devem ser iguais']]],
    ];
    for (const [[senhaAtual, novaSenha, confirmacao], expected] of cases) {
      const { status, body } = await change(eva, { senhaAtual, novaSenha, confirmacao });
      expect([status, body.codigo]).toEqual([400, 'requisicao.invalida']);
      expect(body.detalhes?.map((d) => [d.campo, d.mensagem])).toEqual(expected);
    }
    expect((await signIn(eva.usuario, eva.senha)).status).toBe(200);
  });

  it('applies one of two concurrent changes, whose token works', async () => {
    const ivo = await registerPessoa(test, 4);
    const answers = await Promise.all(
      ['Primeira2026', 'Segunda2026'].map((novaSenha) =>
        change(ivo, { senhaAtual: ivo.senha, novaSenha, confirmacao: novaSenha }),
      ),
    );
    const done = answers.filter((a) => a.status === 200);
    expect(done).toHaveLength(1);
    expect((await read(ivo.usuario, done[0]!.body.retorno.token)).status).toBe(200);
    const held = answers[0]!.status === 200 ? 'Primeira2026' : 'Segunda2026';
    expect((await signIn(ivo.usuario, held)).status).toBe(200);
  });

  it('allows ten attempts a minute, then rejects with the seconds to wait', async () => {
    const rui = await registerPessoa(test, 5);
    const attempt = () =>
      change(rui, { senhaAtual: 'Errada2026', novaSenha: 'Novissima2026', confirmacao: 'Novissima2026' });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await attempt());
    const last = answers.at(-1)!;
    expect([last.status, last.body.codigo]).toEqual([429, 'requisicao.muitas']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.body.valores?.['segundos']).toBe(Number(last.headers['retry-after']));
  });

  it('an unknown login costs one hash of the same cost as a wrong password (timing attack)', async () => {
    const lia = await registerPessoa(test, 6);
    for (const usuario of [lia.usuario, '11144477735']) {
      vi.mocked(verifySenha).mockClear();
      expect((await signIn(usuario, 'Errada2026')).body.codigo).toBe('login.senhaIncorreta');
      const hashes = vi.mocked(verifySenha).mock.calls.map(([senhaHash]) => senhaHash);
      expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPessoa, type Pessoa } from '../pessoa.ts';
import { configure, startTestApp, type TestApp } from '../test-app.ts';

describe('account deletion', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const exclude = (pessoa: Pessoa) =>
    test.client.call('consumidor.excluir', { params: { usuario: pessoa.usuario }, token: pessoa.token });

  it('revokes every session at once and answers a sign-in with "Login inativo"', async () => {
    const ana = await registerPessoa(test, 1);
    const { status, body } = await exclude(ana);
    expect([status, body.mensagem]).toEqual([200, 'Conta excluída com sucesso!']);
    const read = await test.client.call('login.obter', {
      params: { usuario: ana.usuario },
      token: ana.token,
    });
    expect([read.status, read.body.codigo]).toEqual([401, 'sessao.invalida']);
    const signIn = await test.client.call('login.autenticar', {
      body: { usuario: ana.usuario, senha: ana.senha },
    });
    expect([signIn.status, signIn.body.mensagem]).toEqual([401, 'Login inativo']);
  });

  it('clears the account and keeps the identity in the legal hold until its retention ends', async () => {
    const bia = await registerPessoa(test, 2);
    const [before] = await test.db.query<Record<string, unknown>>(
      'select * from consumidor where usuario = $1',
      [bia.usuario],
    );
    await exclude(bia);
    const [after] = await test.db.query<Record<string, unknown>>(
      'select * from consumidor where consumidor_id = $1',
      [before!['consumidor_id'] as string],
    );
    const kept = JSON.stringify(after);
    for (const campo of ['usuario', 'nome', 'cpf', 'email', 'telefone_contato'] as const) {
      expect(kept).not.toContain(String(before![campo]));
    }
    const hold = await test.db.query<{ reter_ate: string; identidade: { nome: string } }>(
      'select reter_ate, identidade from consumidor_retido where usuario = $1',
      [bia.usuario],
    );
    expect(hold).toHaveLength(1);
    expect([hold[0]!.reter_ate, hold[0]!.identidade.nome]).toEqual(['2032-07-31', before!['nome']]);
  });

  it('frees the contact phone for another account', async () => {
    const eva = await registerPessoa(test, 3);
    const [{ id }] = (await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor where usuario = $1',
      [eva.usuario],
    )) as [{ id: string }];
    const telefones = () => test.db.query('select 1 from consumidor_telefone where consumidor_id = $1', [id]);
    expect(await telefones()).toHaveLength(1);
    await exclude(eva);
    expect(
      await test.db.query('select 1 from consumidor_retido where consumidor_id = $1 and usuario = $2', [
        id,
        eva.usuario,
      ]),
    ).toHaveLength(1);
    expect(await telefones()).toEqual([]);
  });

  it('claims no phone and no device for the deleted account from concurrent requests', async () => {
    await test.publish((arquivo) => {
      configure(arquivo, { 'perfil.confirmarCelularAoAlterar': false });
    });
    const pessoas = [];
    for (let seed = 20; seed < 28; seed++) pessoas.push(await registerPessoa(test, seed));
    const leave = async (pessoa: Pessoa, at: number) => {
      const { usuario, token } = pessoa;
      const change = () =>
        test.client.call('consumidor.salvar', {
          body: { telefoneContato: `1198765010${at}`, senhaAtual: pessoa.senha },
          token,
        });
      const register = () =>
        test.client.call('notificacao.dispositivos', {
          body: { id: 'd1', usuario, identificacao: { servico: 'onesignal', id: 'x' } },
          token,
        });
      const answers = await Promise.all([
        change(),
        register(),
        change(),
        exclude(pessoa),
        exclude(pessoa),
        exclude(pessoa),
        register(),
        change(),
        register(),
      ]);
      return answers.map(({ status, body }) => `${status} ${body.codigo ?? body.mensagem}`);
    };
    const answers = await Promise.all(pessoas.map(leave));
    const ended = await test.db.query<{ id: string }>(
      'select consumidor_id as id from consumidor where not ativo',
    );
    expect(ended.length).toBeGreaterThanOrEqual(pessoas.length);
    for (const table of ['consumidor_telefone', 'consumidor_cpf', 'dispositivo']) {
      const left = await test.db.query(`select 1 from ${table} where consumidor_id = any ($1::uuid[])`, [
        ended.map(({ id }) => id),
      ]);
      expect(left, table).toEqual([]);
    }
    for (const each of answers) {
      expect(each.filter((answer) => answer === '200 Conta excluída com sucesso!')).toHaveLength(1);
      expect(each.filter((answer) => !/^(200|401|404) /.test(answer))).toEqual([]);
    }
  });

  it('deletes retained identity and login after the last day of retention, not before', async () => {
    const lia = await registerPessoa(test, 4);
    await exclude(lia);
    const count = async () =>
      (await test.db.query('select 1 from consumidor_retido where usuario = $1', [lia.usuario])).length;
    test.clock.set('2032-07-31T15:00:00Z');
    await test.app.runJob('consumidor.esquecer');
    expect(await count()).toBe(1);
    test.clock.set('2032-08-01T15:00:00Z');
    await test.app.runJob('consumidor.esquecer');
    expect(await count()).toBe(0);
    const claims = await test.db.query('select 1 from login_usuario where usuario = $1', [lia.usuario]);
    expect(claims).toEqual([]);
    test.clock.set('2026-11-21T15:00:00Z');
  });

  it("refuses account deletion with a message where the campaign's support handles it", async () => {
    const noe = await registerPessoa(test, 5);
    await test.publish((arquivo) => {
      configure(arquivo, { 'perfil.excluirContaAtivo': false });
    });
    const { status, body } = await exclude(noe);
    expect([status, body.codigo]).toEqual([403, 'consumidor.exclusaoInativa']);
  });
});

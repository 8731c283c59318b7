import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, runToEnd } from '../../program.ts';
import { masterSecret } from '../../test-app.ts';
import { createTestDb, type TestDb } from '../../test-db.ts';

describe('commands about operators', () => {
  let database: TestDb;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDb();
    env = {
      DATABASE_URL: database.url!,
      MASTER_SECRET: masterSecret,
      CONSOLE_HOST: 'console.exemplo.com.br',
    };
  });
  afterAll(() => database.drop());

  it('invites the first operator and prints the address once', async () => {
    const { code, output } = await runToEnd('operador-cli', env, [
      'criar',
      'Rita@Agencia.example',
      'Rita Lima',
    ]);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/https:\/\/console\.exemplo\.com\.br\/convite#[\w-]{43}\n/),
    ]);
    const rows = await database.db.query('select nome, email, promotora_id, papel from operador_convite');
    expect(rows).toEqual([
      { nome: 'Rita Lima', email: 'rita@agencia.example', promotora_id: null, papel: null },
    ]);
  });

  it('invites an administrator of a promoter, and refuses an unknown promoter', async () => {
    const args = ['criar', 'noemi@agencia.example', 'Noemi', 'Reis', '--promotora'];
    const unknown = await runHere('operador', env, [...args, 'nenhuma']);
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining('Não há promotora com essa identificação.'),
    ]);
    await database.db.query(
      `insert into promotora (promotora_id, nome, cnpj) values ('quatrofolhas', 'Quatro Folhas', '11222333000181')`,
    );
    const { code, output } = await runHere('operador', env, [...args, 'quatrofolhas']);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Convite de Noemi Reis, para administrar a promotora quatrofolhas\./),
    ]);
    const rows = await database.db.query(
      'select email, promotora_id, papel from operador_convite where promotora_id is not null',
    );
    expect(rows).toEqual([
      {
        email: 'noemi@agencia.example',
        promotora_id: 'quatrofolhas',
        papel: 'administrador',
      },
    ]);
  });

  it('names the missing address of the console, and prints the usage for wrong arguments', async () => {
    const { CONSOLE_HOST: _host, ...without } = env;
    const missing = await runHere('operador', without, ['criar', 'rita@agencia.example', 'Rita Lima']);
    expect([missing.code, missing.output.trim()]).toEqual([
      1,
      'Defina CONSOLE_HOST, o endereço do console, e tente de novo.',
    ]);
    for (const args of [[], ['criar', 'sem-arroba', 'Rita'], ['auditoria', 'verificar', '--cabeca', 'x']]) {
      const { code, output } = await runHere('operador', env, args);
      expect([code, output]).toEqual([1, expect.stringMatching(/^Uso: npm run operador -- criar/)]);
    }
  });

  it('lists, lowers and removes operators of the installation, and keeps the last one', async () => {
    const create = (id: number, email: string) =>
      database.db.query(
        `insert into operador (operador_id, nome, email, senha_hash, totp_cifrado, totp_passo, da_instalacao, criado_em)
         values ($1, $2, $3, '', '', 0, true, now())`,
        [`00000000-0000-7000-8000-00000000000${id}`, `Pessoa ${id}`, email],
      );
    for (const id of [1, 2, 3]) await create(id, `pessoa${id}@trevo.example`);
    await database.db.query(
      `insert into operador_papel (operador_id, promotora_id, papel, desde)
       select operador_id, 'quatrofolhas', 'auditor', now() from operador`,
    );
    const listed = await runHere('operador', env, ['listar']);
    expect([listed.code, listed.output]).toEqual([
      0,
      expect.stringContaining('Pessoa 1 <pessoa1@trevo.example>, nunca entrou, auditor de Quatro Folhas'),
    ]);
    expect(listed.output).toContain('Rita Lima <rita@agencia.example>, convite em aberto até ');
    const lowered = await runHere('operador', env, ['rebaixar', 'Pessoa1@trevo.example']);
    expect([lowered.code, lowered.output]).toEqual([
      0,
      expect.stringMatching(/^Pessoa 1 deixou a instalação/),
    ]);
    const removed = await runHere('operador', env, ['remover', 'pessoa2@trevo.example']);
    expect([removed.code, removed.output]).toEqual([0, expect.stringMatching(/^Pessoa 2 saiu do console/)]);
    for (const args of [
      ['remover', 'pessoa3@trevo.example'],
      ['rebaixar', 'pessoa3@trevo.example'],
    ]) {
      const last = await runHere('operador', env, args);
      expect([last.code, last.output]).toEqual([
        1,
        expect.stringContaining('A instalação ficaria sem ninguém.'),
      ]);
    }
    const unknown = await runHere('operador', env, ['remover', 'ninguem@trevo.example']);
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining('ninguem@trevo.example não é de ninguém da instalação'),
    ]);
    const papeis = await database.db.query(
      `select o.nome from operador o join operador_papel p on p.operador_id = o.operador_id order by o.nome`,
    );
    expect(papeis).toEqual([{ nome: 'Pessoa 1' }, { nome: 'Pessoa 3' }]);
    const rows = await database.db.query(
      `select ator_tipo, resultado, codigo from auditoria where acao = 'operador.definirDaInstalacao' order by registro_id`,
    );
    expect(rows).toEqual([
      { ator_tipo: 'comando', resultado: 'feito', codigo: null },
      { ator_tipo: 'comando', resultado: 'feito', codigo: null },
      { ator_tipo: 'comando', resultado: 'recusado', codigo: 'operador.ultimoDaInstalacao' },
      { ator_tipo: 'comando', resultado: 'recusado', codigo: 'operador.ultimoDaInstalacao' },
    ]);
  });

  it('verifies the audit trail, and fails on a head that the chain does not contain', async () => {
    const whole = await runHere('operador', env, ['auditoria', 'verificar']);
    expect([whole.code, whole.output.trim()]).toEqual([0, 'A trilha confere: 0 registros.']);
    const cabeca = `quatrofolhas:5:${'ab'.repeat(32)}`;
    const cut = await runHere('operador', env, ['auditoria', 'verificar', '--cabeca', cabeca]);
    expect([cut.code, cut.output]).toEqual([
      1,
      expect.stringContaining('quatrofolhas 5: a corrente termina antes desta cabeça'),
    ]);
  });
});

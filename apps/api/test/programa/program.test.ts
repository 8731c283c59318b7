import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errors } from '@trevo/contract/errors';
import { commitKey, createPermutation } from '@trevo/rules/sorte/numeros/numero-sorte';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { deleteEmbeddedPostgres } from '@trevo/postgres/embedded/embedded-postgres';
import { getFolderHolder, lockFolder } from '@trevo/postgres/embedded/folder-lock';
import { createTestClient } from '../http-client.ts';
import {
  readSentence,
  runHere,
  runMainHere,
  runToEnd,
  startHere,
  startProgram,
  toServerEnv,
  withoutDemo,
} from '../program.ts';
import { buildArquivoText } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const main = 'main';
const cli = 'campanha-cli';
const folder = mkdtempSync(join(tmpdir(), 'trevo-program-'));
/** Data folders with an embedded database; a program started by root keeps it elsewhere. */
const embedded = ['kept data', 'made-up', 'shared'].map((name) => join(folder, name));
afterAll(async () => {
  for (const one of embedded) await deleteEmbeddedPostgres(one);
  rmSync(folder, { recursive: true, force: true });
});
const freshFolder = (name: string) => join(folder, name);

describe('the program exits with one sentence for', () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    [
      'an unreachable server',
      {
        MASTER_SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/nothing',
        AMBIENTE: 'teste',
      },
      /^DATABASE_URL does not respond at 127\.0\.0\.1:1\/nothing \(ECONNREFUSED\); check/,
    ],
    [
      'an unknown environment',
      { AMBIENTE: 'lua' },
      /^AMBIENTE must be producao, teste or desenvolvimento\.$/,
    ],
    [
      'a server database without a master secret',
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/nothing' },
      /^DATABASE_URL requires MASTER_SECRET, SECRETS or SECRETS_FILE /,
    ],
  ];
  it.each(wrong)('%s', async (name, env, sentence) => {
    const ended = await runMainHere({ DATA_FOLDER: freshFolder(name.replaceAll(' ', '-')), ...env });
    const { code, output } = ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(readSentence(ended)).toMatch(sentence);
    expect(output).not.toContain('secret@');
  });

  it('a port in use', async () => {
    const server = createServer().listen(0);
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as { port: number };
    const database = await createTestDb();
    const env = toServerEnv(database, freshFolder('port'));
    const { code, output } = await runMainHere({ ...env, PORT: String(port) });
    server.close();
    await database.drop();
    expect([code, output.trim()]).toEqual([
      1,
      `Port ${port} is taken; stop what uses it, or set PORT to another number.`,
    ]);
  });

  it('an unwritable data folder', async () => {
    const file = freshFolder('a-file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd(main, { DATA_FOLDER: join(file, 'data') });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The data folder .* is not writable \(ENOTDIR\); set DATA_FOLDER/);
  });
});

describe('embedded database', () => {
  const file = 'packages/fixtures/campanhas/padrao.campanha.yaml';
  const desenho = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

  it('the embedded database belongs to one program, serves commands beside it, and keeps its data over a restart and a kill', async () => {
    // PostgreSQL is started in a folder with a name that needs quotes.
    const env = { DATA_FOLDER: freshFolder('kept data') };
    const first = await startProgram(env);
    expect(first.output()).toContain('not for production');
    expect(first.output()).toContain('52998224725 / Trevo2026');

    const second = await runMainHere({ ...env, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output.trim()).toMatch(/^The data folder .* is in use by process \d+; stop it/);

    const nova = join(folder, 'nova.campanha.yaml');
    writeFileSync(
      nova,
      buildArquivoText((arquivo) => {
        arquivo.campanha.identificacao = 'NOVA';
        arquivo.hosts = ['nova.localhost'];
        arquivo.textos.regulamento = '<img src="/marcas/so-nossa.svg" alt="">';
      }),
    );
    mkdirSync(join(folder, 'marcas'));
    writeFileSync(join(folder, 'marcas/so-nossa.svg'), desenho);
    const published = await runHere('campanha', env, ['publicar', nova]);
    expect(published.output).toContain('Campanha 2026/NOVA publicada');
    expect(published.output).toContain('Imagens: so-nossa.svg');
    expect(published.output).not.toMatch(/Aviso: nova.campanha.yaml.*marcas/);
    expect(published.code).toBe(0);
    const list = async (port: number) => {
      const client = createTestClient(port);
      const { body } = await client.call('campanha.listar', { host: 'nova.localhost' });
      client.close();
      return body.retorno.map((c) => c.identificacao);
    };
    expect(await list(first.port)).toEqual(['NOVA']);
    await first.kill('SIGKILL');

    const OPERATOR_TOKEN = 'operator-token-of-the-tests-only-32';
    const again = await startProgram({ ...env, ...withoutDemo, OPERATOR_TOKEN });
    expect(again.output()).not.toContain('ready logins');
    expect(again.output()).not.toContain(OPERATOR_TOKEN);
    expect(await list(again.port)).toEqual(['NOVA']);
    const client = createTestClient(again.port);
    const picture = await client.send('GET', '/marcas/so-nossa.svg', { headers: { host: 'nova.localhost' } });
    client.close();
    expect([picture.status, picture.text]).toEqual([200, desenho]);

    // Beside the running program and, after its exit, alone.
    const provedor = join(folder, 'provedor.json');
    writeFileSync(provedor, '{ "servico": "picpay", "url": "https://pay.example", "token": "segredo" }');
    const set = await runHere('campanha', env, ['provedores', 'quatrofolhas', 'definir', provedor]);
    expect([set.code, set.output]).toEqual([0, expect.stringMatching(/picpay +da promotora/)]);
    expect(await again.kill('SIGINT')).toBe(0);
    const listed = await runHere('campanha', env, ['provedores', 'quatrofolhas']);
    expect(listed.output.trim()).toBe(set.output.trim());
    const removed = await runHere('campanha', env, ['provedores', 'quatrofolhas', 'remover', 'picpay']);
    expect(removed.output).toMatch(/picpay +nenhum/);
    writeFileSync(provedor, '{ "servico": "picpay", "url": "https://pay.example" }');
    const refused = await runHere('campanha', env, ['provedores', 'quatrofolhas', 'definir', provedor]);
    expect([refused.code, refused.output.trim()]).toEqual([1, expect.stringMatching(/^token: /)]);
  });

  it('prints a generated token for commands, which authorizes them until the next start', async () => {
    const program = await startHere({ ...withoutDemo, DATA_FOLDER: freshFolder('made-up') });
    const readToken = () =>
      /Token for commands \(OPERATOR_TOKEN\), which ends with the next start: (\w{32,})/.exec(
        program.output(),
      )?.[1];
    await vi.waitFor(() => expect(readToken()).toBeDefined(), { timeout: 120_000, interval: 20 });
    const client = createTestClient(program.port);
    const token = readToken()!;
    const { status } = await client.call('operador.publicarCampanha', {
      body: { nomeArquivo: 'padrao.campanha.yaml', texto: buildArquivoText() },
      token,
    });
    const measured = await client.call('operador.medirNumeros', {
      params: { ano: 2026, identificacao: 'TREVO' },
      token,
    });
    client.close();
    expect([status, measured.status]).toEqual([200, 200]);
    const address = `http://localhost:${program.port}`;
    const sealed = await runHere('campanha', {}, ['premios', address, '2026', 'TREVO']);
    expect([sealed.code, sealed.output]).toEqual([
      1,
      expect.stringContaining('A lista dos prêmios está lacrada enquanto houver raspadinha para abrir.'),
    ]);
    await program.stop();
    const gone = await runHere('campanha', {}, ['premios', address, '2026', 'TREVO']);
    expect([gone.code, gone.output.trim()]).toEqual([
      1,
      `Não foi possível falar com ${address} (ECONNREFUSED).`,
    ]);
  });

  it('waits for a command that uses it', async () => {
    const env = { ...withoutDemo, DATA_FOLDER: freshFolder('shared') };
    const ended = await Promise.all([
      runToEnd(cli, env, ['publicar', file]),
      runHere('campanha', env, ['contas']),
      runToEnd(main, env, ['migrar']),
    ]);
    expect(ended.map(({ code, output }) => (code === 0 ? 0 : output))).toEqual([0, 0, 0]);
  });
});

describe('stale lock file', () => {
  it.each(['-1', '0', '1.5', '"1"', 'null', '1e300', '999999999'])(
    'a stale lock file with the process %s does not block the start',
    (pid) => {
      const locked = mkdtempSync(join(folder, 'lock-'));
      writeFileSync(join(locked, 'trevo.lock'), `{"pid":${pid},"port":1,"operatorToken":"x"}`);
      expect(getFolderHolder(locked)).toBeUndefined();
      lockFolder(locked).release();
    },
  );

  it.each(['', '{', 'null', '[]', '"trevo"'])(
    'a stale lock file with the text %s does not block the start',
    (text) => {
      const locked = mkdtempSync(join(folder, 'lock-'));
      writeFileSync(join(locked, 'trevo.lock'), text);
      expect(getFolderHolder(locked)).toBeUndefined();
      lockFolder(locked).release();
    },
  );
});

describe('master secret', () => {
  const secret = 'master-secret-of-the-tests-only-0000';
  const other = 'another-secret-than-that-of-the-tests';
  const file = 'packages/fixtures/campanhas/padrao.campanha.yaml';

  it('the master secret is never generated for a server database, and the program does not start with another one', async () => {
    const database = await createTestDb();
    try {
      const env = { DATABASE_URL: database.url!, DATA_FOLDER: freshFolder('server') };
      for (const ended of [
        await runHere('campanha', env, ['publicar', file]),
        await runMainHere({ ...env, PORT: '0' }),
      ]) {
        expect([ended.code, readSentence(ended)]).toEqual([
          1,
          'DATABASE_URL requires MASTER_SECRET, SECRETS or SECRETS_FILE (at least 32 random characters, stored outside the database).',
        ]);
      }
      expect(existsSync(env.DATA_FOLDER)).toBe(false);
      const published = await runHere('campanha', { ...env, MASTER_SECRET: secret }, ['publicar', file]);
      expect(published.output).toContain('Campanha 2026/TREVO publicada');
      for (const ended of [
        await runHere('campanha', { ...env, MASTER_SECRET: other }, ['publicar', file]),
        await runMainHere({ ...env, PORT: '0', MASTER_SECRET: other }),
      ]) {
        expect([ended.code, readSentence(ended)]).toEqual([
          1,
          expect.stringMatching(
            /^The database needs keys that MASTER_SECRET, SECRETS and SECRETS_FILE do not have: [0-9a-f]{8} \(sessoes, dados, campanhas\)\. Add them; .*\.$/,
          ),
        ]);
      }
    } finally {
      await database.drop();
    }
  });
});

describe('refused publication on a server database', () => {
  it('prints message and remedy of the catalogue instead of the bare code', async () => {
    const database = await createTestDb();
    try {
      const env = {
        DATABASE_URL: database.url!,
        DATA_FOLDER: freshFolder('refused'),
        MASTER_SECRET: 'master-secret-of-the-tests-only-0000',
      };
      const file = 'packages/fixtures/campanhas/padrao.campanha.yaml';
      expect((await runHere('campanha', env, ['publicar', file])).code).toBe(0);
      const changed = join(freshFolder('changed'), 'padrao.campanha.yaml');
      mkdirSync(dirname(changed), { recursive: true });
      writeFileSync(changed, readFileSync(file, 'utf8').replace('quantidade: 400', 'quantidade: 300'));
      const { code, output } = await runHere('campanha', env, ['publicar', changed]);
      const { mensagem, cura } = errors['campanha.premiosFixos'];
      expect([code, output.trim()]).toEqual([1, `${mensagem}\n${cura}`]);
    } finally {
      await database.drop();
    }
  });
});

describe('npm run campanha', () => {
  it('validates a correct file and prints its hash', async () => {
    const { code, output } = await runHere('campanha', {}, [
      'validar',
      'packages/fixtures/campanhas/padrao.campanha.yaml',
    ]);
    expect(output).toMatch(/campanha 2026\/TREVO válida \([0-9a-f]{12}\)/);
    expect(code).toBe(0);
  });

  it('prints line, key and remedy of an error, and exits with 1', async () => {
    const file = join(folder, 'errada.campanha.yaml');
    writeFileSync(file, buildArquivoText().replace('corPrimaria', 'corPrimria'));
    const { code, output } = await runHere('campanha', {}, ['validar', file]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /errada\.campanha\.yaml:\d+:\d+ configuracao\.tema\.corPrimria — .*tema\.corPrimaria/s,
    );
  });

  it('prints its usage for wrong arguments', async () => {
    const { code, output } = await runHere('campanha', {}, ['publicar']);
    expect([code, output.trim()]).toEqual([
      1,
      'Uso: npm run campanha -- validar ARQUIVO | publicar ARQUIVO [--motivo TEXTO] [--servidor ENDEREÇO] | regra ARQUIVO | numeros CHAVE SÉRIES PRIMEIRO ÚLTIMO | premios ENDEREÇO ANO CAMPANHA [ELO…] | apurar CÁPSULA [--manifesto HASH] | participantes ARQUIVO [--manifesto HASH] | provedores PROMOTORA [definir ARQUIVO | remover SERVIÇO] | retencao PROMOTORA',
    ]);
  });

  it('recomputes numbers from the revealed key', async () => {
    const chave = '07'.repeat(32);
    const { permute } = createPermutation(Buffer.from(chave, 'hex'), 10);
    const { code, output } = await runHere('campanha', {}, ['numeros', chave, '10', '999998', '999999']);
    const toLine = (ordem: number) => `${ordem};${permute(ordem).serie};${permute(ordem).numero}`;
    expect([code, output.trim().split('\n').slice(1)]).toEqual([0, [999_998, 999_999].map(toLine)]);
    expect(output).toContain(commitKey(Buffer.from(chave, 'hex')));
    for (const series of ['0', '1001', '999999937']) {
      const refused = await runHere('campanha', {}, ['numeros', chave, series, '0', '1']);
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Uso:')]);
    }
    const beyond = await runHere('campanha', {}, ['numeros', chave, '10', '0', '1000000']);
    expect([beyond.code, beyond.output.trim()]).toEqual([1, 'Com 10 séries a ordem vai de 0 a 999999.']);
  });
});

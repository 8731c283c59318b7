import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toKeyId, usos } from '../../src/kernel/auth/key-ring.ts';
import { parseSegredos } from '../../src/kernel/auth/parse-segredos.ts';
import { deleteEmbeddedPostgres } from '@trevo/postgres/embedded/embedded-postgres';
import { createTestClient } from '../http-client.ts';
import { toCadastro } from '../pessoa.ts';
import {
  listProcessos,
  readSentence,
  runHere,
  runMainHere,
  type Server,
  startHere,
  startProgram,
  withoutDemo,
} from '../program.ts';
import { buildArquivoText, masterSecret, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const first = toKeyId(masterSecret);

const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trevo-segredos-cli-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Starts a server, which has a key ring, caches and a row of its own like a process. */
async function start(env: Record<string, string>): Promise<Server> {
  const server = await startHere({ ...withoutDemo, ...env });
  cleanups.push(server.stop);
  return server;
}

function openClient({ port }: Server) {
  const client = createTestClient(port);
  cleanups.push(() => client.close());
  return {
    ...client,
    readSession: async (usuario: string, token: string) =>
      (await client.call('login.obter', { params: { usuario }, token })).status,
    readReady: async () => (await client.send('GET', '/saude/pronta')).status,
  };
}

/** Runs the command on a server with secrets in environment variables that it cannot write. */
const segredos = (env: Record<string, string>, ...args: string[]) => runHere('segredos', env, args);

it('rotates secrets of the environment over two processes: verify-only everywhere first, then current', async () => {
  const { db, url, drop } = await createTestDb();
  cleanups.push(drop);
  const env = {
    DATABASE_URL: url!,
    MASTER_SECRET: masterSecret,
    OPERATOR_TOKEN: operatorToken,
    DATA_FOLDER: openFolder(),
    AMBIENTE: 'teste',
    DB_POOL: '4',
  };
  const one = await start({ ...env, PROCESSO: 'um' });
  const atOne = openClient(one);
  const texto = buildArquivoText();
  const body = { nomeArquivo: 'x.campanha.yaml', texto };
  expect((await atOne.call('operador.publicarCampanha', { body, token: operatorToken })).status).toBe(200);
  const ana = toCadastro(1);
  const signUp = await atOne.call('login.cadastrar', { body: ana });
  const { token } = signUp.body.retorno;

  // Nothing changes until the processes can read the new secrets.
  const printed = await segredos(env, 'girar', 'tudo');
  expect([printed.code, printed.output]).toEqual([0, expect.stringContaining('Nada mudou ainda.')]);
  const lines = [...printed.output.matchAll(/^ {2}(\w+:[0-9a-f]{64})$/gm)].map(([, line]) => line!);
  const novos = parseSegredos(lines.join(','))!;
  expect(novos.map(({ uso }) => uso)).toEqual(usos);
  const ids = novos.map(({ segredo }) => toKeyId(segredo));
  const extended = { ...env, SECRETS: lines.join(',') };

  // The process that was not restarted blocks the change, by name.
  const early = await segredos(extended, 'girar', 'tudo');
  expect(early.output).toContain(
    `sessoes: o segredo ${ids[0]} ainda não assina, porque estes processos não o têm: um.`,
  );
  const two = await start({ ...extended, PROCESSO: 'dois' });
  const atTwo = openClient(two);
  const listed = await segredos(extended, 'listar');
  expect(listed.output).toContain(`O processo um ainda não tem: `);
  expect(listed.output).toMatch(new RegExp(`^${first}  sessoes +assina e cifra`, 'm'));
  expect(await atTwo.readSession(ana.usuario, token)).toBe(200);
  // A process with the old secrets may still be restarted: the new ones are not required yet.
  await one.stop();
  expect(await listProcessos(db)).toEqual(['dois']);
  const again = await start({ ...env, PROCESSO: 'um' });
  expect(await openClient(again).readReady()).toBe(200);
  await again.stop();
  expect(await listProcessos(db)).toEqual(['dois']);

  const rotated = await segredos(extended, 'girar', 'tudo');
  for (const [at, uso] of usos.entries())
    expect(rotated.output).toContain(`${uso}: ${ids[at]} assina e cifra`);
  await vi.waitFor(
    async () => {
      const { body: login } = await atTwo.call('login.autenticar', {
        body: { usuario: ana.usuario, senha: ana.senha },
      });
      expect(Buffer.from(login.retorno.token.split('.')[0]!, 'base64url').toString()).toContain(ids[0]);
    },
    { timeout: 120_000 },
  );
  expect(await atTwo.readSession(ana.usuario, token)).toBe(200);

  // A program without a key that the database requires does not start, and names the key.
  const lacking = await runMainHere({ ...env, PORT: '0' });
  expect([lacking.code, readSentence(lacking)]).toEqual([
    1,
    expect.stringMatching(/^The database needs keys that .* do not have: /),
  ]);
  for (const [at, uso] of usos.entries()) expect(lacking.output).toContain(`${ids[at]} (${uso})`);

  await db.query(
    `update segredo set atual_desde = atual_desde - interval '2 minutes' where estado = 'atual'`,
  );
  const refused = await segredos(extended, 'aposentar', first, '--encerrar-sessoes');
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('ainda abre 1 campanha.')]);
  expect((await segredos(extended, 'recifrar')).output.trim()).toBe(
    'Tudo está cifrado com os segredos atuais.',
  );
  const retired = await segredos(extended, 'aposentar', first, '--encerrar-sessoes');
  expect([retired.code, retired.output]).toEqual([
    0,
    expect.stringContaining('Apague-o do cofre de segredos'),
  ]);
  await vi.waitFor(async () => expect(await atTwo.readSession(ana.usuario, token)).toBe(401), {
    timeout: 120_000,
  });
  const { MASTER_SECRET: _, ...without } = extended;
  const last = await start({ ...without, PROCESSO: 'tres' });
  expect(await openClient(last).readReady()).toBe(200);
});

it('rotates the generated secret of an embedded database in its folder', async () => {
  const folder = join(openFolder(), 'dados');
  cleanups.push(() => deleteEmbeddedPostgres(folder));
  const env = { DATA_FOLDER: folder };
  const generated = join(folder, 'master-secret');
  expect((await segredos(env, 'listar')).code).toBe(0);
  const id = toKeyId(readFileSync(generated, 'utf8').trim());
  const rotated = await segredos(env, 'girar', 'tudo');
  expect([rotated.code, rotated.output]).toEqual([0, expect.stringContaining(`${id} ainda confere e abre`)]);
  expect(statSync(join(folder, 'segredos')).mode & 0o777).toBe(0o600);
  expect((await segredos(env, 'aposentar', id, '--encerrar-sessoes')).output).toContain(
    'há menos de um minuto',
  );
  const running = await startProgram({ ...withoutDemo, ...env });
  cleanups.push(() => void running.process.kill('SIGKILL'));
  expect((await segredos(env, 'listar')).output).toContain(`${id}  campanhas`);
  expect(await running.kill('SIGTERM')).toBe(0);
});

it.each([
  ['an unknown word', ['virar'], {}, /^Uso: npm run segredos -- listar/],
  ['an unknown purpose', ['girar', 'fotos'], {}, /^Uso: /],
  [
    'a secret that is too short',
    ['listar'],
    { SECRETS: 'sessoes:curto' },
    /^SECRETS must look like sessoes:SECRET/,
  ],
  [
    'purposes without a secret',
    ['listar'],
    { SECRETS: `sessoes:${'x'.repeat(32)}` },
    /have no secret for dados/,
  ],
])('rejects %s in one sentence', async (_, args, more, sentence) => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', AMBIENTE: 'teste', ...more };
  const ended = await segredos(env, ...args);
  expect([ended.code, ended.output]).toEqual([1, expect.stringMatching(sentence)]);
});

it('reads secrets from a file, and rejects one with other lines', async () => {
  const { url, drop } = await createTestDb();
  cleanups.push(drop);
  const file = join(openFolder(), 'segredos');
  const env = { DATABASE_URL: url!, SECRETS_FILE: file, AMBIENTE: 'teste' };
  writeFileSync(file, `# The first one.\ntudo:${masterSecret}\n`);
  expect((await segredos(env, 'listar')).output).toContain(`${first}  campanhas`);
  const rotated = await segredos(env, 'girar', 'sessoes');
  expect(rotated.output).toContain(`gravado em ${file}`);
  expect(readFileSync(file, 'utf8')).toMatch(/^# The first one\.\ntudo:.*\nsessoes:[0-9a-f]{64}\n$/);
  writeFileSync(file, 'senha\n');
  const refused = await segredos(env, 'listar');
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('must have lines like sessoes:SECRET'),
  ]);
  expect(existsSync(`${file}.tmp`)).toBe(false);
});

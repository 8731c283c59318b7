import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { folders } from '../../src/folders.ts';
import { readEsquema, revisaoFile } from '../../src/kernel/db/revisao.ts';
import { createTestClient } from '../http-client.ts';
import { toCadastro, toChave } from '../pessoa.ts';
import { getPrograms } from '../prepared-programs.ts';
import { runToEnd, type Server, startHere, startProgram, withoutDemo } from '../program.ts';
import { buildArquivoText, masterSecret, operatorToken } from '../test-app.ts';
import { createTestDb } from '../test-db.ts';

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const own = readEsquema(folders);
const insert = 'documento-fiscal/sql/documento-fiscal-recompensas.sql';
const migration = '9001-depois.sql';

/** Creates the next release as a package: a compatible migration, and a function that writes its column. */
function plantNextRelease(): string {
  const programs = getPrograms();
  // Inside the project, so that the processes resolve the installed packages.
  const folder = mkdtempSync(join(programs, 'release-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(programs))
    if (name.endsWith('.js')) cpSync(join(programs, name), join(folder, name));
  cpSync(folders.migrations, join(folder, 'migrations'), { recursive: true });
  for (const { name, sql } of own.functions) {
    mkdirSync(join(folder, 'modules', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'modules', name), sql);
  }
  cpSync(join(folders.project, 'apps/api/test/web-dist'), join(folder, 'web'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', version: '99.0.0' }));
  const path = join(folder, 'migrations', revisaoFile);
  const gravada = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...gravada, revisao: own.revisao + 1 }));
  writeFileSync(
    join(folder, 'migrations', migration),
    `-- compatible: a column with a default.\nalter table documento_fiscal add column depois text not null default 'earlier function';\n`,
  );
  const later = own.functions
    .find(({ name }) => name === insert)!
    .sql.replace(/ganho_produtos\n {2}\) values \(/, 'ganho_produtos, depois\n  ) values (')
    .replace(/d\.ganho_produtos\n {2}\);/, `d.ganho_produtos, 'later function'\n  );`);
  writeFileSync(join(folder, 'modules', insert), later);
  return folder;
}

const send = (port: number, method: string, path: string, headers = {}, body?: Buffer) =>
  new Promise<{ status: number; bytes: Buffer; type: string }>((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', method, path, headers, agent: new Agent() },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const type = response.headers['content-type'] ?? 'application/json';
          resolve({ status: response.statusCode!, bytes: Buffer.concat(parts), type });
        });
      },
    );
    outgoing.on('error', reject).end(body);
  });

/** A proxy configured like nginx: round robin over ready processes, with failover on refused connections. */
async function startProxy() {
  const targets: number[] = [];
  let turn = 0;
  const forward = async (incoming: IncomingMessage, body: Buffer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    for (let attempt = 0; ; attempt++) {
      const port = targets[(turn += 1) % targets.length]!;
      try {
        return await send(port, method, url, headers, body);
      } catch (error) {
        if (attempt === 3 || (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      }
    }
  };
  const onRequest = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const answer = await forward(incoming, Buffer.concat(parts)).catch((error: unknown) => ({
      status: 502,
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify({ codigo: String(error) })),
    }));
    outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.bytes);
  };
  const server = createServer((incoming, outgoing) => void onRequest(incoming, outgoing));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanups.push(() => void server.close());
  /** Status of the readiness probe; 0 when the connection is refused. */
  const readReady = ({ port }: Server) =>
    send(port, 'GET', '/saude/pronta').then(
      ({ status }) => status,
      () => 0,
    );
  return {
    port: (server.address() as AddressInfo).port,
    async add(program: Server) {
      await vi.waitFor(async () => expect(await readReady(program)).toBe(200), { timeout: 120_000 });
      targets.push(program.port);
    },
    /** Stops a process like a rolling update: it drains, the proxy stops sending, and it exits. */
    async drain(program: Server) {
      const ended = program.stop();
      await vi.waitFor(async () => expect([503, 0]).toContain(await readReady(program)), {
        timeout: 120_000,
        interval: 20,
      });
      targets.splice(targets.indexOf(program.port), 1);
      await ended;
    },
  };
}

const params = { ano: 2026, identificacao: 'MISTA' };

/** Registers receipts of several consumers continuously until stopped. */
async function startLoad(port: number) {
  const client = createTestClient(port);
  cleanups.push(() => client.close());
  const texto = buildArquivoText((arquivo) => {
    arquivo.campanha.identificacao = params.identificacao;
    arquivo.ganho = { por: 'documento', numeros: 2 };
    arquivo.limites = {} as typeof arquivo.limites;
    arquivo.recompensas = { pontos: { porDocumento: 10 } };
    delete arquivo.premios;
  });
  const body = { nomeArquivo: 'mista.yaml', texto };
  const published = await client.call('operador.publicarCampanha', { body, token: operatorToken });
  expect(published.status).toBe(200);
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isStopped = false;
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    const cadastro = await client.call('login.cadastrar', { body: toCadastro(lane) });
    const { token } = cadastro.body.retorno;
    for (let n = 0; !isStopped; n++) {
      const chaveAcesso = toChave(lane * 1_000_000 + n);
      const answer = await client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso },
        token,
        headers: { 'idempotency-key': `mista-${chaveAcesso}` },
      });
      if (answer.status === 201) acknowledged.push(chaveAcesso);
      else failures.push([answer.status, answer.body.codigo]);
    }
  });
  cleanups.push(() => {
    isStopped = true;
    return Promise.allSettled(lanes);
  });
  return {
    acknowledged,
    failures,
    /** Waits until that many more receipts are acknowledged. */
    async goOn(count = 30) {
      const goal = acknowledged.length + count;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(goal), { timeout: 120_000 });
    },
    async stop() {
      isStopped = true;
      await Promise.all(lanes);
    },
  };
}

it('loses no receipt and answers none with 5xx through a migration, a rolling update and a rollback', async () => {
  const { db, url, drop } = await createTestDb();
  cleanups.push(drop);
  const next = plantNextRelease();
  const dataFolder = mkdtempSync(join(tmpdir(), 'trevo-mista-'));
  cleanups.push(() => rmSync(dataFolder, { recursive: true, force: true }));
  const env = {
    ...withoutDemo,
    DATABASE_URL: url!,
    MASTER_SECRET: masterSecret,
    OPERATOR_TOKEN: operatorToken,
    DATA_FOLDER: dataFolder,
    AMBIENTE: 'teste',
    DB_POOL: '6',
    DRAIN_SECONDS: '2',
    MIGRAR: 'nao',
  };
  /** Starts a server of this release in this process. */
  const start = async (PROCESSO: string, MIGRAR = 'nao'): Promise<Server> => {
    const server = await startHere({ ...env, PROCESSO, MIGRAR });
    // Runs last after a failed assertion: the load stops first.
    cleanups.splice(killAt, 0, server.stop);
    return server;
  };
  /** Starts a program of the next release. */
  const startNext = async (PROCESSO: string): Promise<Server> => {
    const program = await startProgram({ ...env, PROCESSO }, next);
    cleanups.splice(killAt, 0, () => void program.process.kill('SIGKILL'));
    const stop = async () => expect(await program.kill('SIGTERM')).toBe(0);
    return { ...program, stop };
  };
  const killAt = cleanups.length;
  const proxy = await startProxy();
  const replace = async (before: Server, after: Server) => {
    await proxy.add(after);
    await proxy.drain(before);
    await load.goOn();
  };

  const previous = await Promise.all([start('antes-1'), start('antes-2')]);
  for (const program of previous) await proxy.add(program);
  const load = await startLoad(proxy.port);
  await load.goOn();

  const migrated = await runToEnd('main', env, ['migrar'], next);
  expect([migrated.code, migrated.output.trim()]).toEqual([0, `Migrated:\n  ${migration}\n  ${insert}`]);
  const before = new Set(load.acknowledged);
  await load.goOn();

  const updated = await Promise.all([startNext('depois-1'), startNext('depois-2')]);
  for (const [at, program] of updated.entries()) await replace(previous[at]!, program);

  const restored = await Promise.all([start('volta-1'), start('volta-2', 'sim')]);
  for (const [at, program] of restored.entries()) {
    expect(program.output()).toContain('"event":"database_newer"');
    await replace(updated[at]!, program);
  }
  await load.stop();

  expect(load.failures).toEqual([]);
  const rows = await db.query<{ chave: string; depois: string }>(
    'select chave_acesso as chave, depois from documento_fiscal',
  );
  expect(rows.map(({ chave }) => chave).sort()).toEqual([...load.acknowledged].sort());
  // Requests in flight during the migration can have called either function.
  const afterMigration = rows.filter(({ chave }) => load.acknowledged.indexOf(chave) >= before.size + 4);
  expect(new Set(afterMigration.map(({ depois }) => depois))).toEqual(new Set(['later function']));
  for (const conferir of ['documento_fiscal_conferir()', 'conta_conferir()'])
    expect(await db.query(`select * from ${conferir}`)).toEqual([]);
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEmbeddedFolder } from '@trevo/postgres/embedded/embedded-folder';
import {
  deleteEmbeddedPostgres,
  describeFormerData,
  type EmbeddedPostgres,
  readEmbeddedUrl,
  startEmbeddedPostgres,
} from '@trevo/postgres/embedded/embedded-postgres';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { folders } from '../../src/folders.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trevo embedded '));
  chmodSync(folder, 0o700);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(async () => {
  await deleteEmbeddedPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

async function query<R extends object>(url: string, sql: string): Promise<R[]> {
  const db = openPgDb(url, { poolSize: 1 });
  try {
    return await db.query<R>(sql);
  } finally {
    await db.close();
  }
}

const findDados = () => join(findEmbeddedFolder(folder), 'dados');
const readPid = () => Number(readFileSync(join(findDados(), 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('embedded PostgreSQL in a folder of mode 0700 with a space in its name', () => {
  it('keeps committed data over a stop, and accepts connections with its password only', async () => {
    server = await startEmbeddedPostgres(folder);
    await query(server.url, 'create table prova (n int)');
    await query(server.url, 'insert into prova values (1)');
    expect(readEmbeddedUrl(folder)).toBe(server.url);
    const stranger = Object.assign(new URL(server.url), { password: 'errada' }).href;
    await expect(query(stranger, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
    server = await startEmbeddedPostgres(folder);
    expect(await query(server.url, 'select n from prova')).toEqual([{ n: 1 }]);
  });

  it('starts again on the same port after its process was killed', async () => {
    server = await startEmbeddedPostgres(folder);
    const { url } = server;
    await query(url, 'insert into prova values (2)');
    const pid = readPid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => expect(await query(url, 'select n from prova order by n')).toEqual([{ n: 1 }, { n: 2 }]),
      { timeout: 120_000, interval: 100 },
    );
    expect(readPid()).not.toBe(pid);
  });

  it('stops when the process that started it is killed', async () => {
    const program = join(folder, 'start.ts');
    writeFileSync(
      program,
      `import { startEmbeddedPostgres } from ${JSON.stringify(join(folders.project, 'packages/postgres/src/embedded/embedded-postgres.ts'))};
       await startEmbeddedPostgres(${JSON.stringify(folder)});
       console.log('ready');
       setInterval(() => undefined, 1_000);`,
    );
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const pid = readPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 120_000, interval: 50 });
  });

  it('takes over from a server that a killed program left, and leaves another process with its number alone', async () => {
    const dados = findDados();
    // A live process that is no PostgreSQL holds the number of a server before a reboot.
    const other = spawn('sleep', ['60']);
    writeFileSync(join(dados, 'postmaster.pid'), `${other.pid}\n${dados}\n0\n1\n\n127.0.0.1\n\nready\n`);
    server = await startEmbeddedPostgres(folder);
    expect(other.exitCode).toBeNull();
    expect(other.signalCode).toBeNull();
    other.kill();
    expect(await query(server.url, 'select count(*)::int as n from prova')).toEqual([{ n: 2 }]);
  });

  it('refuses data of another major version, and keeps it', async () => {
    const dados = findDados();
    const version = readFileSync(join(dados, 'PG_VERSION'), 'utf8');
    writeFileSync(join(dados, 'PG_VERSION'), '16\n');
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /was written by PostgreSQL 16, and this release brings PostgreSQL 17\. Move the folder away/,
    );
    writeFileSync(join(dados, 'PG_VERSION'), version);
    server = await startEmbeddedPostgres(folder);
    expect(await query(server.url, 'select count(*)::int as n from prova')).toEqual([{ n: 2 }]);
  });

  it('names the reason in the log of a server that does not start', async () => {
    const dados = findDados();
    execFileSync('mv', [join(dados, 'global'), join(dados, 'global.gone')]);
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/did not start: .*global/);
    execFileSync('mv', [join(dados, 'global.gone'), join(dados, 'global')]);
  });
});

describe('embedded database of a program started by root, outside of the data folder', () => {
  let clone: string;
  const databases = new Set<string>();
  beforeEach(() => (clone = mkdtempSync(join(tmpdir(), 'trevo-clone-'))));
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    for (const one of [clone, ...databases]) rmSync(one, { recursive: true, force: true });
  });

  async function start(): Promise<EmbeddedPostgres> {
    server = await startEmbeddedPostgres(clone);
    databases.add(findEmbeddedFolder(clone));
    return server;
  }
  const listTables = (url: string) =>
    query<{ nome: string }>(url, "select tablename as nome from pg_tables where schemaname = 'public'");

  it('begins empty when the data folder was deleted and made again at the same path', async () => {
    await query((await start()).url, 'create table antiga (n int)');
    await server!.stop();
    rmSync(clone, { recursive: true });
    // The lock of the folder's holder is older than the database.
    mkdirSync(clone, { mode: 0o700 });
    writeFileSync(join(clone, 'trevo.lock'), '{}');
    expect(await listTables((await start()).url)).toEqual([]);
    expect(readEmbeddedUrl(clone)).toBe(server!.url);
  });

  it.runIf(process.getuid?.() === 0)(
    'keeps the database that an earlier release named by the path',
    async () => {
      await query((await start()).url, 'create table antiga (n int)');
      await server!.stop();
      const named = findEmbeddedFolder(clone);
      rmSync(join(clone, 'postgresql.id'));
      const earlier = findEmbeddedFolder(clone);
      expect(earlier).not.toBe(named);
      renameSync(named, earlier);
      writeFileSync(join(clone, 'master-secret'), 'x'.repeat(64));
      expect(await listTables((await start()).url)).toEqual([{ nome: 'antiga' }]);
      expect(findEmbeddedFolder(clone)).toBe(earlier);
    },
  );

  it.runIf(process.getuid?.() === 0)('deletes no database that another data folder named', async () => {
    await query((await start()).url, 'create table alheia (n int)');
    await server!.stop();
    const other = mkdtempSync(join(tmpdir(), 'trevo-clone-'));
    const victim = findEmbeddedFolder(clone);
    const id = readFileSync(join(clone, 'postgresql.id'), 'utf8');
    // A copy of the data folder, and contents that a path would be read from.
    for (const text of [id, victim, `../${victim}`, `${victim.split('/').at(-1)}`, '', '..']) {
      writeFileSync(join(other, 'postgresql.id'), text);
      const outcome = await deleteEmbeddedPostgres(other).then(
        () => 'nothing to delete',
        (error: Error) => error.message,
      );
      expect(outcome).toMatch(/^nothing to delete$|postgresql\.id is not a name that this program writes/);
    }
    expect(existsSync(join(victim, 'dados'))).toBe(true);
    rmSync(other, { recursive: true });
  });
});

describe('data of the former embedded engine', () => {
  it('the data of the former engine is named and kept', () => {
    const former = mkdtempSync(join(tmpdir(), 'trevo-former-'));
    expect(describeFormerData(former)).toBeUndefined();
    mkdirSync(join(former, 'postgres'));
    writeFileSync(join(former, 'postgres/PG_VERSION'), '17\n');
    expect(describeFormerData(former)).toMatch(/It is kept and not read\.$/);
    rmSync(former, { recursive: true });
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  deleteEmbeddedPostgres,
  describeFormerData,
  type EmbeddedPostgres,
  findEmbeddedFolder,
  readEmbeddedUrl,
  startEmbeddedPostgres,
} from '../../src/kernel/db/embedded-postgres.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { folders } from '../../src/folders.ts';

let folder: string;
let dados: string;
let server: EmbeddedPostgres | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trevo embedded '));
  chmodSync(folder, 0o700);
  dados = join(findEmbeddedFolder(folder), 'dados');
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

const readPid = () => Number(readFileSync(join(dados, 'postmaster.pid'), 'utf8').split('\n')[0]);
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
      `import { startEmbeddedPostgres } from ${JSON.stringify(join(folders.project, 'apps/api/src/kernel/db/embedded-postgres.ts'))};
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
    execFileSync('mv', [join(dados, 'global'), join(dados, 'global.gone')]);
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/did not start: .*global/);
    execFileSync('mv', [join(dados, 'global.gone'), join(dados, 'global')]);
  });
});

describe('data of the former embedded engine', () => {
  it('is named and kept', () => {
    const former = mkdtempSync(join(tmpdir(), 'trevo-former-'));
    expect(describeFormerData(former)).toBeUndefined();
    mkdirSync(join(former, 'postgres'));
    writeFileSync(join(former, 'postgres/PG_VERSION'), '17\n');
    expect(describeFormerData(former)).toMatch(/It is kept and not read\.$/);
    rmSync(former, { recursive: true });
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEmbeddedFolder } from '@trevo/postgres/embedded/embedded-folder';
import { deleteEmbeddedPostgres } from '@trevo/postgres/embedded/embedded-postgres';
import { lockFolder } from '@trevo/postgres/embedded/folder-lock';
import { projectFolder } from '../project.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'trevo-data-'))));
// A program started by root keeps its database outside of the data folder.
afterEach(async () => {
  await deleteEmbeddedPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

function run(tool: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'tools/postgres', tool), ...args],
    {
      encoding: 'utf8',
      env: { PATH, HOME, DATA_FOLDER: folder, ...env },
    },
  );
  return { status, stdout, stderr };
}

describe('npm run sql', () => {
  it('prints the rows of a statement on the embedded database', () => {
    const { status, stdout } = run('sql-prompt.ts', ["select 'trevo' as nome"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/nome[\s\S]*trevo[\s\S]*1 row/);
    expect(existsSync(join(folder, 'trevo.lock'))).toBe(false);
  });

  it('prints the error of a statement and exits with 1', () => {
    expect(run('sql-prompt.ts', ['select 1 / 0'])).toMatchObject({
      status: 1,
      stderr: 'ERROR: division by zero\n',
    });
  });

  it('refers to psql when DATABASE_URL names a server', () => {
    const { status, stderr } = run('sql-prompt.ts', [], {
      DATABASE_URL: 'postgres://a@b/c',
      MASTER_SECRET: 'x'.repeat(40),
    });
    expect([status, stderr]).toEqual([
      1,
      'DATABASE_URL points to a PostgreSQL server; use psql "$DATABASE_URL".\n',
    ]);
  });
});

describe('npm run demo:reset', () => {
  it('deletes what the program wrote and keeps other files of the folder', () => {
    writeFileSync(join(folder, 'postgresql.id'), '0'.repeat(32));
    const database = findEmbeddedFolder(folder);
    mkdirSync(database, { recursive: true });
    writeFileSync(join(folder, 'master-secret'), '');
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(run('reset-demo.ts').status).toBe(0);
    expect(
      [database, ...['postgresql.id', 'master-secret', 'notes.txt'].map((name) => join(folder, name))].map(
        existsSync,
      ),
    ).toEqual([false, false, false, true]);
  });

  // Only a database of root has a name outside of the data folder.
  it.runIf(process.getuid?.() === 0)('prints one sentence for a malformed name and keeps everything', () => {
    const file = join(folder, 'postgresql.id');
    writeFileSync(join(folder, 'master-secret'), '');
    writeFileSync(file, '../../another');
    const { status, stderr } = run('reset-demo.ts');
    rmSync(file);
    expect([status, stderr]).toEqual([
      1,
      `${file} is not a name that this program writes (32 hexadecimal digits); restore it, or delete the whole folder to start with an empty database.\n`,
    ]);
    expect(existsSync(join(folder, 'master-secret'))).toBe(true);
  });

  it('refuses an environment of production', () => {
    writeFileSync(join(folder, 'master-secret'), '');
    expect(run('reset-demo.ts', [], { AMBIENTE: 'producao', MASTER_SECRET: 'x'.repeat(40) }).status).toBe(1);
    expect(existsSync(join(folder, 'master-secret'))).toBe(true);
  });
});

describe('npm run demo:reset while a process holds the data folder', () => {
  let lock: ReturnType<typeof lockFolder>;
  beforeEach(() => (lock = lockFolder(folder)));
  afterEach(() => lock.release());

  it('refuses and names the process', () => {
    const { status, stderr } = run('reset-demo.ts');
    expect(status).toBe(1);
    expect(stderr).toContain(`Process ${process.pid} uses`);
  });
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

function findPgbench(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  const found = versions.map((v) => join(root, v, 'bin/pgbench')).find(existsSync);
  if (!found)
    throw new Error('pgbench is the floor of this measurement; install it (Debian: postgresql-15).');
  return found;
}

/** Runs a script of pgbench with so many connections for `seconds`; returns the rate per second. */
export async function runPgbench(parts: {
  url: string;
  script: string;
  clients: number;
  seconds: number;
}): Promise<number> {
  const { hostname, port, username, pathname } = new URL(parts.url);
  const folder = mkdtempSync(join(tmpdir(), 'trevo-pgbench-'));
  try {
    const script = join(folder, 'script.sql');
    writeFileSync(script, parts.script);
    const figures = { '-c': parts.clients, '-j': 2, '-T': parts.seconds, '-f': script };
    const server = { '-h': hostname, '-p': port, '-U': username };
    const options = Object.entries({ ...figures, ...server }).flatMap(([name, value]) => [
      name,
      String(value),
    ]);
    const { stdout } = await run(findPgbench(), ['-n', '-M', 'prepared', ...options, pathname.slice(1)]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

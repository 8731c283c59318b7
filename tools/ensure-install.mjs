// Plain Node, no dependencies: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Ends the program with one plain sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Trevo needs Node 20.19 or newer; this is ${process.versions.node}. Install a current Node and try again.`,
    );
  }
}

/** Installs exactly what the lockfile says, once per lockfile. */
export function ensureInstall() {
  const stamp = join(projectFolder, 'node_modules', '.trevo-lock');
  const hash = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing dependencies from the lockfile (once)…');
  // npm of the running Node, wherever it was called from.
  const npm = process.env.npm_execpath;
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) fail('The dependencies could not be installed; npm said why above.');
  writeFileSync(stamp, hash);
}

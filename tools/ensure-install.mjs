// Plain Node, no dependencies: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

/**
 * Whether what npm wrote down after its last installation, here or by hand, is what the lockfile wants. Packages for
 * other machines may be missing; nothing may differ or be left over.
 */
export function isInstalled(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).packages;
  const installedPath = 'node_modules/.package-lock.json';
  if (!existsSync(join(folder, installedPath))) return false;
  const wanted = read('package-lock.json');
  const installed = read(installedPath);
  // The project itself and its workspaces lie outside; npm lists them in the one place only.
  const names = Object.keys(wanted).filter((name) => name.startsWith('node_modules/'));
  const isSame = (name) =>
    ['version', 'integrity'].every((key) => wanted[name][key] === installed[name][key]);
  return (
    names.every((name) => (installed[name] ? isSame(name) : wanted[name].optional)) &&
    Object.keys(installed).every((name) => wanted[name])
  );
}

/** Installs exactly what the lockfile says, unless it is there already. */
export function ensureInstall() {
  if (isInstalled(projectFolder)) return;
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
}

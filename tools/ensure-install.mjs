// Plain Node without dependencies: runs before the installation.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Exits with an error message. */
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
 * Whether npm's record of its last installation matches the lockfile. Packages for other platforms may be
 * missing; nothing else may differ or be left over.
 */
export function isInstalled(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).packages;
  const installedPath = 'node_modules/.package-lock.json';
  if (!existsSync(join(folder, installedPath))) return false;
  const wanted = read('package-lock.json');
  const installed = read(installedPath);
  // The project itself and its workspaces are outside of node_modules; npm lists them in only one of the two.
  const names = Object.keys(wanted).filter((name) => name.startsWith('node_modules/'));
  const isSame = (name) =>
    ['version', 'integrity'].every((key) => wanted[name][key] === installed[name][key]);
  return (
    names.every((name) => (installed[name] ? isSame(name) : wanted[name].optional)) &&
    Object.keys(installed).every((name) => wanted[name])
  );
}

/** Installs the lockfile's packages unless they are already installed. */
export function ensureInstall() {
  if (isInstalled(projectFolder)) return;
  console.log('Installing dependencies from the lockfile (once)…');
  // The npm of the running Node, from any working directory.
  const npm = process.env.npm_execpath;
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) fail('The installation of the dependencies failed; see the output of npm above.');
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../ensure-install.mjs';

/**
 * Installs the packages of a separate lockfile into a folder unless they are installed: `npm ci` checks each
 * hash, and a changed lockfile replaces the previous packages.
 *
 * @param lockFolder holds `package.json` and `package-lock.json`
 * @param sentence is printed before a download
 * @returns whether it installed something
 */
export function installLocked(lockFolder: string, folder: string, sentence: string): boolean {
  mkdirSync(folder, { recursive: true });
  // Needs its own manifest, because npm would otherwise install into the workspace above.
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(lockFolder, name), join(folder, name));
  if (isInstalled(folder)) return false;
  console.log(sentence);
  const npm = process.env['npm_execpath'];
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(command, [...first, ...install], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return true;
}

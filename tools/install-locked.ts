import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './ensure-install.mjs';

/**
 * Installs the packages of a lockfile of its own into a folder, unless they are there: `npm ci` checks each against its hash,
 * and a changed lockfile replaces what an earlier one installed.
 *
 * @param lockFolder holds `package.json` and `package-lock.json`
 * @param sentence is printed before a download
 * @returns whether it installed something
 */
export function installLocked(lockFolder: string, folder: string, sentence: string): boolean {
  mkdirSync(folder, { recursive: true });
  // A manifest of its own, because npm would otherwise install into the workspace above.
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

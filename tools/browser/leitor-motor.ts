import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project.ts';

const motor = join(projectFolder, 'apps/leitor/motor');
const runtimes = join(motor, 'node_modules/onnxruntime-node/bin/napi-v6');

/** Returns whether the optional reader of photos is installed for this system. */
export const isLeitorInstalled = (): boolean => existsSync(join(runtimes, process.platform, process.arch));

/** Installs the optional reader of photos by its own lockfile. Throws when npm fails. */
export function installLeitor(): void {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [
    ...first,
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync(command, args, { cwd: motor, stdio: 'inherit' });
  if (status !== 0) throw new Error('The reader was not installed; see the output of npm above.');
  removeOtherPlatforms();
}

/** Installs the reader unless it is installed. */
export function ensureLeitor(): void {
  if (isLeitorInstalled()) return;
  console.log('Installing the reader of photos (once)…');
  installLeitor();
}

/** The package has the runtimes of all systems, 288 MB; this system needs one of them. */
function removeOtherPlatforms(): void {
  for (const platform of readdirSync(runtimes))
    if (platform !== process.platform) rmSync(join(runtimes, platform), { recursive: true });
    else
      for (const arch of readdirSync(join(runtimes, platform)))
        if (arch !== process.arch) rmSync(join(runtimes, platform, arch), { recursive: true });
}

// npm run leitor -- instalar|situacao: installs the optional reader of photos, or tells whether it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './ensure-install.mjs';
import { projectFolder } from './project.ts';

const motor = join(projectFolder, 'apps/leitor/motor');
const runtimes = join(motor, 'node_modules/onnxruntime-node/bin/napi-v6');

const commands: Readonly<Record<string, () => void>> = { instalar: install, situacao: printSituacao };
const command = commands[process.argv[2] ?? 'situacao'];
if (!command) fail(`There are ${Object.keys(commands).join(' and ')}; not ${process.argv[2]}.`);
else command();

function install(): void {
  const npm = process.env['npm_execpath'];
  if (!npm) fail('Start this with npm run leitor -- instalar.');
  const { status } = spawnSync(process.execPath, [npm!, 'ci', '--omit=dev'], {
    cwd: motor,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The reader was not installed; see the output of npm above.');
  removeOtherPlatforms();
  printSituacao();
}

/** The package has the runtimes of all systems, 288 MB; this system needs one of them. */
function removeOtherPlatforms(): void {
  for (const platform of readdirSync(runtimes))
    if (platform !== process.platform) rmSync(join(runtimes, platform), { recursive: true });
    else
      for (const arch of readdirSync(join(runtimes, platform)))
        if (arch !== process.arch) rmSync(join(runtimes, platform, arch), { recursive: true });
}

function printSituacao(): void {
  const isInstalled = existsSync(join(runtimes, process.platform, process.arch));
  console.log(
    isInstalled
      ? 'The reader of photos is installed.'
      : 'The reader of photos is not installed. Everything else works without it. Install it: npm run leitor -- instalar',
  );
}

// `npm run bench [receipts] [conta] [volume] [entry] [fairness] [prizes] [outage] [vendas]`: measures, and keeps what it printed in bench/results/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from '../tools/build-once.mjs';
import { ensureInstall, fail, projectFolder, requireNode } from '../tools/ensure-install.mjs';

const all = ['fairness', 'receipts', 'conta', 'volume', 'entry', 'prizes', 'outage', 'vendas'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`There are ${all.join(', ')}; not ${unknown.join(', ')}.`);

requireNode();
ensureInstall();
buildOnce();
const folder = join(projectFolder, 'bench');
if (!existsSync(join(folder, 'node_modules'))) {
  const npm = process.env.npm_execpath ?? fail('Start this with npm run bench.');
  spawnSync(process.execPath, [npm, 'install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
mkdirSync(join(folder, 'results'), { recursive: true });
for (const name of chosen.length > 0 ? chosen : all) {
  const result = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.bench.ts`], {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(result.stdout);
  if (result.status !== 0) fail(`bench/${name}.bench.ts failed; its result was not kept.`);
  const head = `npm run bench ${name}\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model.trim()}\n\n`;
  writeFileSync(join(folder, 'results', `${name}.txt`), head + result.stdout);
}

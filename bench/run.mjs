// `npm run bench [receipts] [embutido] [conta] [leituras] [volume] [entry] [fairness] [prizes] [outage] [quedas] [vendas]
// [memoria] [previas] [publicacao] [sobrecarga] [auditoria] [fila] [sorteio] [participantes] [exportacao] [relatorio] [produtos] [congelamento] [distribuido]
// [encadeamento] [entrada] [leitura] [soak]`: runs benches and saves their output in bench/results/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from '../tools/build-once.mjs';
import { ensureInstall, fail, projectFolder, requireNode } from '../tools/ensure-install.mjs';
import { runOnProjectNode } from '../tools/project-node.mjs';

const all = [
  'fairness',
  'receipts',
  'embutido',
  'conta',
  'leituras',
  'volume',
  'entry',
  'prizes',
  'outage',
  'quedas',
  'vendas',
  'memoria',
  'previas',
  'publicacao',
  'sobrecarga',
  'auditoria',
  'fila',
  'sorteio',
  'participantes',
  'exportacao',
  'relatorio',
  'produtos',
];
/** Run only by name: they need special software, the reader of photos, or many minutes, or support one decision. */
const named = ['congelamento', 'distribuido', 'encadeamento', 'entrada', 'leitura', 'soak'];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => ![...all, ...named].includes(name));
if (unknown.length > 0) fail(`There are ${[...all, ...named].join(', ')}; not ${unknown.join(', ')}.`);

requireNode();
ensureInstall();
await runOnProjectNode();
buildOnce();
const folder = join(projectFolder, 'bench');
const readJson = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
/** False after a package was added or changed its version. */
const isInstalled = ([name, version]) =>
  existsSync(join(folder, 'node_modules', name)) &&
  readJson(`node_modules/${name}/package.json`).version === version;
if (!Object.entries(readJson('package.json').dependencies).every(isInstalled)) {
  const npm = process.env.npm_execpath ?? fail('Start this with npm run bench.');
  spawnSync(process.execPath, [npm, 'install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}
mkdirSync(join(folder, 'results'), { recursive: true });
/** Returns the path of a measurement from the project's folder. */
const findBench = (name) =>
  ['bench', 'bench/sorteio', 'bench/stress']
    .map((room) => `${room}/${name}.bench.ts`)
    .find((path) => existsSync(join(projectFolder, path)));

for (const name of chosen.length > 0 ? chosen : all) {
  const path = findBench(name);
  // The load average shows other activity on the machine during the run.
  const busy = loadavg()[0].toFixed(1);
  const result = spawnSync(process.execPath, [path], {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(result.stdout);
  if (result.status !== 0) fail(`${path} failed; its result was not kept.`);
  const head = `npm run bench ${name}\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model.trim()}, load ${busy} at the start\n\n`;
  // Removes machine-specific paths.
  const text = result.stdout.replaceAll(join(projectFolder, '/'), '');
  writeFileSync(join(folder, 'results', `${name}.txt`), head + text);
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, projectFolder } from './ensure-install.mjs';

const sourceFolders = [
  'apps/api/src',
  'apps/console',
  'apps/leitor/src',
  'apps/web',
  'packages',
  'package-lock.json',
  'tools/release/bundled-licences.ts',
  'tools/release/licences',
];
const skipped = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$/;

function listFiles(path) {
  if (!existsSync(join(projectFolder, path))) return [];
  try {
    return readdirSync(join(projectFolder, path), { withFileTypes: true })
      .map((entry) => ({ entry, child: `${path}/${entry.name}` }))
      .filter(({ child }) => !skipped.test(child))
      .flatMap(({ entry, child }) => (entry.isDirectory() ? listFiles(child) : [child]))
      .sort();
  } catch {
    return [path];
  }
}

/** Returns the SHA-256 of files and of everything in folders; by default of all build inputs. */
export function hashSources(paths = sourceFolders) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(listFiles))
    hash.update(file).update(readFileSync(join(projectFolder, file)));
  return hash.digest('hex');
}

/** Builds web app, console and API when their sources changed since the last build. */
export function buildOnce() {
  const stamp = join(projectFolder, '.cache', 'build-hash');
  const outputs = ['apps/api/dist/main.js', 'apps/web/dist/index.html', 'apps/console/dist/index.html'];
  const hash = hashSources();
  const isBuilt = outputs.every((file) => existsSync(join(projectFolder, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building (once per change)…');
  const builds = [
    ['apps/web', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']],
    ['apps/console', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']],
    [
      'apps/api',
      'node_modules/rolldown/bin/cli.mjs',
      ['--config', 'rolldown.config.mjs', '--log-level', 'warn'],
    ],
  ];
  for (const [workspace, program, args] of builds) {
    const result = spawnSync(process.execPath, [join(projectFolder, program), ...args], {
      cwd: join(projectFolder, workspace),
      encoding: 'utf8',
    });
    if (result.status !== 0)
      fail(`${result.stdout}${result.stderr}\nThe build of ${workspace} failed; see above.`);
  }
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildOnce();

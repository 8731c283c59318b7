// npm run pacote: the program as one folder that needs nothing of this project, in pacote/.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisaoFile } from '../apps/api/src/kernel/db/revisao.ts';
import { buildOnce } from './build-once.mjs';
import { projectFolder } from './project.ts';

/** What comes as a binary for each system cannot be part of a script; all other packages become part of the programs. */
const installedPackages = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

export interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly optional?: boolean;
  readonly [field: string]: unknown;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/**
 * What a lock file says of these packages and of everything that they need, for all systems. Each stands where it stood,
 * so nothing is resolved anew.
 */
export function pickLocked(locked: Locked, names: readonly string[]): Record<string, LockedPackage> {
  const picked: Record<string, LockedPackage> = {};
  const visit = (name: string, from: string): void => {
    const path = findLocked(locked, name, from);
    if (!path || picked[path]) return;
    const { dev: _dev, devOptional, ...entry } = locked[path]!;
    picked[path] = devOptional ? { ...entry, optional: true } : entry;
    for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
      visit(needed, path);
  };
  for (const name of names) visit(name, '');
  return Object.fromEntries(Object.entries(picked).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where Node finds a package from another one's folder: in it, or above it. */
function findLocked(locked: Locked, name: string, from: string): string | undefined {
  const path = [from, 'node_modules', name].filter(Boolean).join('/');
  if (locked[path]) return path;
  if (from === '') return undefined;
  return findLocked(locked, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(projectFolder, path), 'utf8')) as T;

/** What is installed beside the programs, with the versions that this project is tested with. */
function toManifest(names: readonly string[]) {
  const { version, engines } = readJson<{ version: string; engines: object }>('package.json');
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('apps/api/package.json');
  return {
    ...{ name: 'trevo', version, private: true, license: 'UNLICENSED', type: 'module' },
    scripts: {
      start: 'node main.js',
      migrar: 'node main.js migrar',
      distribuir: 'node main.js distribuir',
      campanha: 'node campanha-cli.js',
      contas: 'node campanha-cli.js contas',
      vendas: 'node vendas-cli.js',
    },
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]!])),
    engines,
  };
}

/**
 * Writes the programs, what they read at run time and what they want installed. `webDist` is a build of the web app.
 * What lies in `target` goes.
 */
export function writePacote({ target, webDist }: { target: string; webDist: string }): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  bundle(target);
  const copy = (from: string, to: string) =>
    cpSync(join(projectFolder, from), join(target, to), { recursive: true });
  for (const name of readdirSync(join(projectFolder, 'apps/api/migrations')))
    if (/^\d{4}-.*\.sql$/.test(name) || name === revisaoFile)
      copy(`apps/api/migrations/${name}`, `migrations/${name}`);
  const modules = 'apps/api/src/modules';
  for (const path of readdirSync(join(projectFolder, modules), { recursive: true, encoding: 'utf8' }))
    if (/^[\w-]+\/sql\/[\w-]+\.sql$/.test(path)) copy(`${modules}/${path}`, `modules/${path}`);
  cpSync(webDist, join(target, 'web'), { recursive: true });
  copy('packages/fixtures/marcas', 'marcas');
  copy('docs/notices.md', 'notices.md');
  const manifest = toManifest(installedPackages);
  const { packages } = readJson<{ packages: Locked }>('package-lock.json');
  const { name, version, license, dependencies, engines } = manifest;
  const lock = {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: {
      '': { name, version, license, dependencies, engines },
      ...pickLocked(packages, installedPackages),
    },
  };
  const write = (file: string, content: object) =>
    writeFileSync(join(target, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lock);
}

function bundle(target: string): void {
  const bundler = join(projectFolder, 'node_modules/rolldown/bin/cli.mjs');
  // The driver of the database looks for a faster one of its own, and does without.
  const external = [...installedPackages, 'pg-native'].flatMap((name) => ['--external', name]);
  const programs = ['main', 'worker', 'campanha-cli', 'vendas-cli'].map((name) => `src/${name}.ts`);
  const args = [...programs, '--dir', target, '--platform', 'node', '--format', 'esm', ...external];
  const result = spawnSync(process.execPath, [bundler, ...args, '--log-level', 'warn'], {
    cwd: join(projectFolder, 'apps/api'),
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

if (process.argv[1]?.endsWith('write-pacote.ts')) {
  buildOnce();
  const target = join(projectFolder, 'pacote');
  writePacote({ target, webDist: join(projectFolder, 'apps/web/dist') });
  console.log(`Written to ${target}. Start it with: npm ci --omit=dev && node main.js`);
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { folders } from '../src/folders.ts';
import rolldownConfig from '../rolldown.config.mjs';
import { hashSources } from '../../../tools/build-once.mjs';

const programs = [
  'main',
  'worker',
  'ensaio-worker',
  'campanha-cli',
  'vendas-cli',
  'segredos-cli',
  'operador-cli',
];

/** Packages that find their own files or native code beside them. */
const external = /^(@expo-google-fonts|@node-rs|pdfkit|pg-native|pino|sharp)(\/|$)/;

/**
 * Bundles the programs of the API for tests once per change of their sources, and returns their folder: a bundled
 * program starts in a third of the time, and with its dependencies in one file in half of that: Node resolves 350 modules
 * instead of 1,000.
 */
export async function preparePrograms(): Promise<string> {
  const api = join(folders.project, 'apps/api');
  const dir = join(api, '.cache');
  const stamp = join(dir, 'hash');
  const hash = hashSources(['apps/api/src', 'apps/api/rolldown.config.mjs', 'packages', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return dir;
  rmSync(dir, { recursive: true, force: true });
  const { output: _, ...config } = rolldownConfig;
  const build = await rolldown({
    ...config,
    external: (id) => external.test(id),
    cwd: api,
    input: programs.map((name) => `src/${name}.ts`),
  });
  await build.write({ dir, format: 'esm' });
  await build.close();
  writeFileSync(stamp, hash);
  return dir;
}

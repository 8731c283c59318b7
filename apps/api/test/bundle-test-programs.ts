// `node apps/api/test/bundle-test-programs.ts URL`: bundles the programs of the API for tests if their sources changed since
// the last time. The server at URL holds a lock, because both workers of a run need the programs at once.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { rolldown } from 'rolldown';
import rolldownConfig from '../rolldown.config.mjs';
import { folders } from '../src/folders.ts';
import { areCurrent, programsFolder, setCurrent } from './programs-folder.ts';

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

async function bundle(): Promise<void> {
  rmSync(programsFolder, { recursive: true, force: true });
  const { output: _, ...config } = rolldownConfig;
  const build = await rolldown({
    ...config,
    external: (id) => external.test(id),
    cwd: join(folders.project, 'apps/api'),
    input: programs.map((name) => `src/${name}.ts`),
  });
  await build.write({ dir: programsFolder, format: 'esm' });
  await build.close();
  setCurrent();
}

// Not a pool, which closes idle connections, and with them their locks.
const holder = new pg.Client({ connectionString: process.argv[2]! });
await holder.connect();
await holder.query('select pg_advisory_lock(2)');
if (!areCurrent()) await bundle();
await holder.end();

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In a package (tools/release/write-pacote.ts) all folders are beside the program. */
const isPacote = existsSync(fromHere('./migrations/'));

// This file and the bundle dist/main.js have the same depth below apps/api, so the paths are valid for both.
const inProject = {
  project: fromHere('../../../'),
  migrations: fromHere('../migrations/'),
  modules: fromHere('../src/modules/'),
  webDist: fromHere('../../web/dist/'),
  consoleDist: fromHere('../../console/dist/'),
  fixtures: fromHere('../../../packages/fixtures/'),
};

const inPacote: typeof inProject = {
  project: fromHere('./'),
  migrations: fromHere('./migrations/'),
  modules: fromHere('./modules/'),
  webDist: fromHere('./web/'),
  consoleDist: fromHere('./console/'),
  fixtures: fromHere('./'),
};

/** Folders read at run time, absolute. */
export const folders = isPacote ? inPacote : inProject;

const manifest = isPacote ? './package.json' : '../package.json';

/** Version from package.json. */
export const { version } = JSON.parse(readFileSync(fromHere(manifest), 'utf8')) as {
  version: string;
};

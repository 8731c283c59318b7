import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// This file and the bundle dist/main.js lie at the same depth below apps/api, so these hold for both.
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders that the program reads at run time, absolute. */
export const folders = {
  project: fromHere('../../../'),
  migrations: fromHere('../migrations/'),
  modules: fromHere('../src/modules/'),
  webDist: fromHere('../../web/dist/'),
  fixtures: fromHere('../../../packages/fixtures/'),
};

/** The program's version, from package.json. */
export const { version } = JSON.parse(readFileSync(fromHere('../package.json'), 'utf8')) as {
  version: string;
};

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../src/folders.ts';
import { hashSources } from '../../../tools/build-once.mjs';

/** Folder of the bundled programs, on the level of the production bundle. */
export const programsFolder = join(folders.project, 'apps/api/.cache');

const stamp = join(programsFolder, 'hash');

const hashPrograms = (): string =>
  hashSources([
    'apps/api/src',
    'apps/api/test/bundle-test-programs.ts',
    'apps/api/rolldown.config.mjs',
    'packages',
    'package-lock.json',
  ]);

/** Returns whether the bundled programs are those of the sources. */
export const areCurrent = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashPrograms();

/** Notes that the bundled programs are those of the sources. */
export const setCurrent = (): void => writeFileSync(stamp, hashPrograms());

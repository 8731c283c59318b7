import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { folders } from '../src/folders.ts';
import { areCurrent, programsFolder } from './programs-folder.ts';
// Declares the provided values of the setup.
import type {} from './databases.setup.ts';

let isPrepared = false;

/**
 * Returns the folder of the API's programs, bundled once per change of their sources, by the first test that starts
 * one: bundling takes 4 CPU seconds, which most files do not need. A bundled program starts in a third of the time, and
 * with its dependencies in one file in half of that: Node resolves 350 modules instead of 1,000.
 */
export function getPrograms(): string {
  if (!isPrepared && !areCurrent()) {
    const script = join(folders.project, 'apps/api/test/bundle-test-programs.ts');
    execFileSync(process.execPath, [script, `${inject('postgresUrls')[0]}/postgres`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  isPrepared = true;
  return programsFolder;
}

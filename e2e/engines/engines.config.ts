import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/find-engines.ts';
import { projectFolder } from '../../tools/project.ts';
import { startProgram } from '../steps/program-under-test.ts';
import { pictureFolder } from './picture-folder.ts';
import { startWebkitDriver } from './webkit-driver.ts';

// Each project is an engine, and run-engines.ts names the projects of a run.
const isWebkitWalked = process.argv.includes('--project=webkit');

export default defineConfig({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: pictureFolder,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], [join(projectFolder, 'e2e/engines/pictures.reporter.ts')]],
  webServer: [startProgram(), ...(isWebkitWalked ? [startWebkitDriver()] : [])],
  projects: engineNames.map((name) => ({ name })),
});

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames, type EngineName } from '../../tools/browser/find-engines.ts';
import { projectFolder } from '../../tools/project.ts';
import { startProgram } from '../steps/program-under-test.ts';
import { startFirefoxBrowser, startWebkitDriver } from './drivers/drivers.ts';
import { pictureFolder } from './picture-folder.ts';

// Each project is an engine; run-engines.ts passes the projects of a run.
const isWalked = (name: EngineName) => process.argv.includes(`--project=${name}`);

export default defineConfig({
  testDir: '.',
  globalTeardown: '../global-teardown.ts',
  testMatch: '*.engines.ts',
  outputDir: pictureFolder,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], [join(projectFolder, 'e2e/engines/pictures.reporter.ts')]],
  webServer: [
    startProgram(),
    ...(isWalked('firefox') ? [startFirefoxBrowser()] : []),
    ...(isWalked('webkit') ? [startWebkitDriver()] : []),
  ],
  projects: engineNames.map((name) => ({ name })),
});

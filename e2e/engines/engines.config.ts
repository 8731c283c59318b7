import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/find-engines.ts';
import { projectFolder } from '../../tools/project.ts';
import { startProgram } from '../steps/program-under-test.ts';
import { pictureFolder } from './picture-folder.ts';

/** Each project is an engine; `npm run test:engines` starts them one after the other. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engines.ts',
  outputDir: pictureFolder,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], [join(projectFolder, 'e2e/engines/pictures.reporter.ts')]],
  webServer: startProgram(),
  projects: engineNames.map((name) => ({ name })),
});

import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { publicDoors } from './apps/web/vite/public-doors.plugin.ts';

/** What only a cluster can show, which npm run test:citus starts. */
const spread = process.env['TREVO_CITUS'] ? [] : ['apps/api/**/*.citus.test.ts'];

/** Files that put something else in a module's place have the program for themselves. */
const mocked = {
  web: '{apps/web,packages/client,packages/ui}/**/*.mock.test.{ts,tsx}',
  api: 'apps/api/**/*.mock.test.ts',
};

const web = {
  include: ['{apps/web,packages/client,packages/ui}/**/*.test.{ts,tsx}'],
  // Above what a screen's test waits for, so that what was waited for is what is reported.
  testTimeout: 20_000,
  maxWorkers: 2,
};

const api = {
  include: ['apps/api/**/*.test.ts'],
  globalSetup: 'apps/api/test/databases.setup.ts',
  // Each suite has its own database. One more than the cores of the machine it is measured on: programs are waited for.
  maxWorkers: 3,
  // After the quick projects, because a group has one number of workers.
  sequence: { groupOrder: 1 },
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // A test that asserts nothing states nothing.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        // Thousands of cases are a matter of seconds, of more on a busy machine.
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/shell/**/*.test.ts'],
          // Tests of browser code run with the web app's, in a browser-like DOM.
          exclude: [...configDefaults.exclude, 'packages/client/**', 'packages/ui/**'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        plugins: [publicDoors(), react()],
        test: {
          ...web,
          name: 'web',
          exclude: [mocked.web],
          // A browser and the libraries for each worker, not for each file; the app's own modules are each file's own.
          isolate: false,
          setupFiles: 'apps/web/test/fresh-browser.setup.ts',
        },
      },
      {
        extends: true,
        plugins: [publicDoors(), react()],
        test: { ...web, name: 'web-mock', include: [mocked.web] },
      },
      {
        extends: true,
        // The program keeps nothing of itself outside of what it is started with, so it is loaded once and not for each
        // file: that took a third of the run.
        test: { ...api, name: 'api', exclude: [mocked.api, ...spread], isolate: false },
      },
      {
        extends: true,
        test: { ...api, name: 'api-mock', include: [mocked.api] },
      },
    ],
  },
});

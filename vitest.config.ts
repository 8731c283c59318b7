import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { TestOrder } from './tools/suite/test-order.ts';
import { publicDoors } from '@trevo/vite/public-doors.plugin';

/** Tests that require the cluster started by npm run test:citus. */
const spread = process.env['TREVO_CITUS'] ? [] : ['apps/api/**/*.citus.test.ts'];

/** Tests of other tests, and long ones: npm run test:nightly. */
const nightly = 'apps/api/**/*.nightly.test.ts';

/** Files with module mocks run isolated from the others. */
const mocked = {
  web: '{apps/console,apps/web,packages/client,packages/ui}/**/*.mock.test.{ts,tsx}',
  api: 'apps/api/**/*.mock.test.ts',
};

/**
 * Against hanging only: tests wait for conditions, which take minutes on a loaded machine. Longer than the timeouts
 * inside a test, so that the specific condition is reported.
 */
const hanging = { testTimeout: 600_000, hookTimeout: 600_000 };

const web = {
  ...hanging,
  include: ['{apps/console,apps/web,packages/client,packages/ui}/**/*.test.{ts,tsx}'],
  maxWorkers: 2,
  setupFiles: ['apps/web/test/owner-stacks.setup.ts'],
};

/** Node strips the types itself: Vite's transforms took 8 s of CPU time per run, and Vite knows no cache of bytecode. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const api = {
  ...hanging,
  include: ['apps/api/**/*.test.ts'],
  globalSetup: 'apps/api/test/databases.setup.ts',
  // Each suite has its own database. As many workers as the reference machine has cores: each loads the program, which
  // takes 2 CPU seconds, and where tests wait for processes, the steps of the other lane run.
  maxWorkers: 2,
  // After the quick projects, because a group has one worker count.
  sequence: { groupOrder: 1 },
};

/** The program has no module-level state, so it is loaded once instead of per file, which took a third of the run. */
const once = {
  ...api,
  ...native,
  isolate: false,
  setupFiles: ['apps/api/test/source-maps.setup.ts'],
  execArgv: ['--import', new URL('apps/api/test/program.setup.ts', import.meta.url).href],
};

export default defineConfig({
  test: {
    // Fails tests without assertions.
    // The default timeout of a poll, a second, is too short on a loaded machine.
    expect: { requireAssertions: true, poll: { timeout: 300_000 } },
    sequence: { sequencer: TestOrder },
    projects: [
      {
        extends: true,
        test: {
          ...hanging,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'tools/**/*.test.ts',
            'deploy/*.test.ts',
            'apps/leitor/**/*.test.ts',
            'apps/shell/**/*.test.ts',
          ],
          // Tests of browser code run with the web app's, in a browser-like DOM.
          exclude: [...configDefaults.exclude, 'packages/client/**', 'packages/ui/**'],
          maxWorkers: 2,
          // Modules without state are loaded once per worker; tests restore the environment and the clock themselves.
          isolate: false,
          ...native,
        },
      },
      {
        extends: true,
        plugins: [publicDoors(), react()],
        test: {
          ...web,
          name: 'web',
          exclude: [mocked.web],
          // Environment and libraries are loaded once per worker, not per file; the app's own modules are reset per
          // file.
          isolate: false,
          setupFiles: [...web.setupFiles, 'apps/web/test/fresh-browser.setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [publicDoors(), react()],
        test: { ...web, name: 'web-mock', include: [mocked.web] },
      },
      {
        extends: true,
        test: { ...once, name: 'api', exclude: [mocked.api, nightly, ...spread] },
      },
      {
        extends: true,
        test: { ...api, name: 'api-mock', include: [mocked.api] },
      },
      {
        extends: true,
        test: { ...once, name: 'nightly', include: [nightly] },
      },
    ],
  },
});

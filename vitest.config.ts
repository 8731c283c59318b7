import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { publicDoors } from './apps/web/vite/public-doors.plugin.ts';

/** Files that put something else in a module's place have the program for themselves. */
const mocked = 'apps/api/**/*.mock.test.ts';

const api = {
  include: ['apps/api/**/*.test.ts'],
  globalSetup: 'apps/api/test/databases.setup.ts',
  // Each suite has its own database; two at a time keep two cores busy without timeouts.
  maxWorkers: 2,
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
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        plugins: [publicDoors(), react()],
        // Above what a screen's test waits for, so that what was waited for is what is reported.
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], testTimeout: 20_000, maxWorkers: 2 },
      },
      {
        extends: true,
        // The program keeps nothing of itself outside of what it is started with, so it is loaded once and not for each
        // file: that took a third of the run.
        test: { ...api, name: 'api', exclude: [mocked], isolate: false },
      },
      {
        extends: true,
        test: { ...api, name: 'api-mock', include: [mocked] },
      },
    ],
  },
});

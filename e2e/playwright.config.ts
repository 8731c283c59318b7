import { mkdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { ensureLeitor } from '../tools/browser/leitor-motor.ts';
import { port } from './steps/addresses.ts';
import { startProgram, startRehearsalProgram } from './steps/program-under-test.ts';
import { videoFolder } from './steps/notas/videos.ts';

const browser = await findBrowser();
// The program looks for it when it starts.
ensureLeitor();
mkdirSync(videoFolder, { recursive: true });

/** The longest journeys. They start first, so that none of them runs alone at the end. */
const longest = [
  'ways-in',
  'console-states',
  'accessibility',
  'galeria',
  'studio',
  'app-instalado',
  'draw-rehearsal',
  'offline-cuts',
].map((name) => `${name}.e2e.ts`);

export default defineConfig({
  testDir: 'journeys',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '*.e2e.ts', testIgnore: longest },
  ],
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  globalTeardown: './global-teardown.ts',
  fullyParallel: true,
  // Node loads the sources itself, which keeps lines and columns: after Playwright's own transform each call to the page
  // maps a stack trace through source maps, a fifth of a worker's CPU time.
  build: { external: ['**/*.ts'] },
  // Of the two cores of the reference machine three workers left 45 % idle: journeys wait for locked buttons and codes.
  // Five slowed pages so much that journeys by keyboard pressed the next key too early.
  workers: 4,
  // Upper bound for a hanging journey; three times the slowest one on a busy machine.
  timeout: 360_000,
  // Tolerates a busy machine; `npm test` lists retried journeys and fails in CI from three on.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // The last one is waited for.
  webServer: [startRehearsalProgram(), startProgram()],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    // Software rendering of animations takes an eighth of the run; the journeys of prizes enable them.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // page.route does not intercept requests of a service worker: only the offline journeys allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
  },
});

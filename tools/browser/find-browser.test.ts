import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { createFixtureProject } from '../check/fixture-project.ts';
import { projectFolder, readText } from '../project.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('TREVO_BROWSER_CHOSEN', '');
  vi.stubEnv('TREVO_BROWSER', 'path');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function plantChrome(answer: string): string {
  const path = join(createFixtureProject({ chrome: `#!/bin/sh\necho '${answer}'\n` }), 'chrome');
  chmodSync(path, 0o755);
  vi.stubEnv('CHROME_PATH', path);
  return path;
}

test('uses the browser in CHROME_PATH, prints it and passes it to workers', async () => {
  const path = plantChrome('Chromium 148.0.7778.5 built on Debian');
  const browser = await findBrowser();
  expect(browser.executablePath).toBe(path);
  expect(browser.args).toContain('--disable-background-networking');
  expect(console.log).toHaveBeenCalledWith(`Browser: Chromium 148.0.7778.5 (CHROME_PATH, ${path})`);
  vi.stubEnv('CHROME_PATH', '/gone');
  expect(await findBrowser()).toEqual(browser);
});

test('disables the sandbox as root', async () => {
  plantChrome('Google Chrome 130.0.1');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect((await findBrowser()).args.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

test('rejects an outdated browser with its version', async () => {
  const path = plantChrome('Chromium 109.0.5414.119');
  await expect(findBrowser()).rejects.toThrow(`${path} is 109.0.5414.119, which is too old`);
});

test('rejects a path that is no browser with a remedy', async () => {
  vi.stubEnv('CHROME_PATH', '/gone/chrome');
  await expect(findBrowser()).rejects.toThrow(
    /Install Chrome or Chromium 130 or newer.*\n- CHROME_PATH: \/gone\/chrome does not run/s,
  );
});

test("prefers the project's own browsers to installed ones, and never installs system packages", async () => {
  vi.stubEnv('TREVO_BROWSER', 'magic');
  await expect(findBrowser()).rejects.toThrow(
    'TREVO_BROWSER is magic; allowed values: path, npm, playwright, installed.',
  );
});

test('names the missing system library of a browser that does not start', async () => {
  const sentence = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
  plantChrome("' >&2; echo 'chrome: " + sentence + "' >&2; exit 127; echo '");
  await expect(findBrowser()).rejects.toThrow(`does not run (${sentence})`);
});

test("suggests the command for Playwright's browser instead of downloading it without a hash", async () => {
  const folder = createFixtureProject({});
  vi.stubEnv('TREVO_BROWSER', 'playwright');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  await expect(findBrowser()).rejects.toThrow('npx playwright install chromium');
  expect(readdirSync(folder)).toEqual([]);
});

test('the lockfile of the browser pins every package by hash', () => {
  const read = (name: string): unknown =>
    JSON.parse(readText(projectFolder, `tools/browser/chromium/${name}`));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(packages['node_modules/@sparticuz/chromium']!.version).toBe(dependencies['@sparticuz/chromium']);
});

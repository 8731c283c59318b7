import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { expect } from '../expect.ts';

/** The service worker is registered seconds after the page, when the network is idle. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
}

/** Checks for a waiting release now. */
export const hasWaitingRelease = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });

const assets = join(projectFolder, 'apps/web/dist/assets');

/**
 * Waits until the code reader is cached for a signed-in user, after the service worker is active: every file,
 * complete.
 */
export async function waitForReader(page: Page): Promise<void> {
  const files = readdirSync(assets)
    .filter((name) => /^(ponyfill|zxing_reader)-[\w-]+\.(js|wasm)$/.test(name))
    .map((name) => [`/assets/${name}`, statSync(join(assets, name)).size] as const);
  expect(files.length).toBeGreaterThan(1);
  // Polled from here: `waitForFunction` would treat the returned promise as truthy.
  await expect.poll(() => page.evaluate(measureKept, files), { timeout: 30_000 }).toEqual(files);
}

/** Runs in the page: returns the same paths with their cached size in bytes, 0 if missing. */
const measureKept = (files: readonly (readonly [string, number])[]) =>
  Promise.all(
    files.map(async ([path]) => {
      const kept = await caches.match(path, { ignoreVary: true });
      return [path, kept ? (await kept.arrayBuffer()).byteLength : 0];
    }),
  );

/** Closes the app, cuts the network and opens the app again. */
export async function openAgainOffline(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await context.setOffline(true);
  return openAgain(context, page, address);
}

/** Closes the app and opens it again. */
export async function openAgain(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

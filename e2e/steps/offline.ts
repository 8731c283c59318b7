import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { projectFolder } from '../../tools/project.ts';

/** The worker comes seconds after the page, when the line is free. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
}

/** Whether the browser, asked now, finds a release that waits. */
export const hasWaitingRelease = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });

const assets = join(projectFolder, 'apps/web/dist/assets');

/** The program that reads codes is kept for who is signed in, after the worker is there: each of its files, whole. */
export async function waitForReader(page: Page): Promise<void> {
  const files = readdirSync(assets)
    .filter((name) => /^(ponyfill|zxing_reader)-[\w-]+\.(js|wasm)$/.test(name))
    .map((name) => [`/assets/${name}`, statSync(join(assets, name)).size] as const);
  expect(files.length).toBeGreaterThan(1);
  // Asked again from here: `waitForFunction` takes the promise itself for a yes.
  await expect.poll(() => page.evaluate(measureKept, files), { timeout: 30_000 }).toEqual(files);
}

/** Runs in the page: the same paths with the bytes that the caches hold of each, 0 for none. */
const measureKept = (files: readonly (readonly [string, number])[]) =>
  Promise.all(
    files.map(async ([path]) => {
      const kept = await caches.match(path, { ignoreVary: true });
      return [path, kept ? (await kept.arrayBuffer()).byteLength : 0];
    }),
  );

/** The app is closed, the network goes, the app is opened again. */
export async function openAgainOffline(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await context.setOffline(true);
  return openAgain(context, page, address);
}

/** The app is closed and opened again. */
export async function openAgain(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

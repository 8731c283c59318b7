import type { BrowserContext, Page } from '@playwright/test';

/** The worker comes seconds after the page, when the line is free. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
}

/** The program that reads codes is kept for who is signed in, after the worker is there. */
export async function waitForReader(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('.wasm')) return true;
      return false;
    },
    null,
    { timeout: 30_000, polling: 500 },
  );
}

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

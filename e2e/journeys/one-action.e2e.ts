import { expect } from '@playwright/test';
import { addressOf } from '../steps/addresses.ts';
import { go, waitForScreen } from '../steps/go.ts';
import { test } from '../steps/journey.ts';
import { listAppPaths } from '../steps/list-app-paths.ts';
import { createPrimaries } from '../steps/primaries.ts';
import { beginSignedIn } from '../steps/sign-up.ts';

/** Every address of the app except `/`, which equals /inicio, and the kiosk's first page, which signs the user out. */
const addresses = listAppPaths().filter((path) => path !== '/' && path !== '/totem');

test.describe.configure({ timeout: 240_000 });

for (const [host, usuario] of [
  ['localhost', '52998224725'],
  ['sol.localhost', '11987654321'],
  ['noite.localhost', '52998224725'],
] as const) {
  test(`every screen of ${host} has at most one filled button`, async ({ page }) => {
    const primaries = createPrimaries();
    await beginSignedIn(page, host, usuario);
    await page.goto(`${addressOf(host)}/sobre`);
    await waitForScreen(page);
    for (const path of addresses) {
      await go(page, path);
      await primaries.see(page, path);
    }
    expect(addresses.length).toBeGreaterThan(60);
    primaries.expectNothing();
  });
}

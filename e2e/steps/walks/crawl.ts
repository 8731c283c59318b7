import { type Page } from '@playwright/test';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { crawlLimits as limits, crawlScreen } from './crawl-screen.ts';
import { go, waitForScreen, type See } from '../go.ts';

/**
 * Effects of buttons by their names along the trail: the path to which it leads, or null when the screen stays.
 * Crawls of several campaigns share them, because a button does the same in each; panels are opened in each.
 */
export type Effects = Map<string, string | null>;

/**
 * Crawls the app by visible links and buttons from the screen at `start`, and returns the first address of every
 * screen found, by its path. Calls `see` on each screen. Buttons with a known effect are not tapped. The page has to be
 * prepared by `prepareCrawl`.
 */
export async function crawl(
  page: Page,
  start: string,
  effects: Effects,
  see: See,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map([[start, start]]);
  const tapped = new Set<string>();
  // The map grows during the iteration.
  for (const [pathname, address] of addresses) {
    // The page that verifies a draw is outside the app, and leads back to its entry.
    if (pathname === conferirPath) continue;
    await open(page, address);
    await see(page, address);
    const known = { addresses: [...addresses], tapped: [...tapped], effects: [...effects] };
    const found = await page.evaluate(crawlScreen, { address, known, limits });
    for (const [path, first] of found.addresses) addresses.set(path, first);
    for (const name of found.tapped) tapped.add(name);
    for (const [trail, effect] of found.effects) effects.set(trail, effect);
  }
  return addresses;
}

/** Another page or another filter of a list is the same screen. */
async function open(page: Page, address: string): Promise<void> {
  const isOpen = new URL(address, page.url()).pathname === new URL(page.url()).pathname;
  await (isOpen ? waitForScreen(page) : go(page, address));
}

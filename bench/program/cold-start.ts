import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { median } from './raw-client.ts';

// Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second.
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Times in milliseconds from the first request of a browser with an empty cache. */
interface Start {
  /** The main content is visible. */
  readonly shown: number;
  /** Cumulative layout shift until then and in the second after it. */
  readonly shift: number;
  /** Longest interaction latency, from input to the next paint; 0 without interaction. */
  readonly answered: number;
}

interface Opening {
  readonly name: string;
  readonly url: string;
  /** Condition for the main content, as a JavaScript expression. */
  readonly isShown: string;
  /** Data stored by an earlier visit, as in `localStorage`; created per round, since a start renews the session. */
  keep?(): Promise<Readonly<Record<string, string>>>;
  /** The interaction, run once its target is visible. */
  act?(page: Page): Promise<void>;
}

// As text, so that the compiler of this file does not transform page code.
const watching = (isShown: string) => `
  window.seen = { shown: null, shift: 0, answered: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) seen.answered = Math.max(seen.answered, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  requestAnimationFrame(function look() {
    if (seen.shown === null && document.body && (${isShown})) {
      seen.shown = -1;
      // Painted with the frame after this one.
      requestAnimationFrame(() => setTimeout(() => { seen.shown = performance.now(); }));
    }
    if (seen.shown === null) requestAnimationFrame(look);
  });
`;

/** Polls from outside: the page's content security policy forbids evaluating strings. */
async function waitUntilShown(page: Page): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if ((await page.evaluate('window.seen?.shown > 0')) === true) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} did not show what was waited for`);
}

async function openSlowly(browser: Browser, opening: Opening, processor: number): Promise<Start> {
  const context: BrowserContext = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      (await opening.keep?.()) ?? {},
    );
    await context.addInitScript(watching(opening.isShown));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await page.goto(opening.url, { waitUntil: 'commit' });
    await waitUntilShown(page);
    if (opening.act) await opening.act(page);
    // Late content can shift the layout too; this observes a fixed time without waiting for a condition.
    await page.waitForTimeout(1500);
    return (await page.evaluate('window.seen')) as Start;
  } finally {
    await context.close();
  }
}

/**
 * Returns the `localStorage` after a visit without interaction, in addition to its previous content.
 *
 * @param awaited entry that the app stores when the screen is complete
 */
export async function visitBefore(
  url: string,
  kept: Record<string, string>,
  awaited: string,
): Promise<Record<string, string>> {
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  try {
    const page = await browser.newPage(phone);
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(url, { waitUntil: 'networkidle' });
    const until = Date.now() + 30_000;
    while (Date.now() < until) {
      const stored = (await page.evaluate('({ ...localStorage })')) as Record<string, string>;
      if (awaited in stored) return stored;
      await page.waitForTimeout(100);
    }
    throw new Error(`${url} did not store ${awaited}`);
  } finally {
    await browser.close();
  }
}

/**
 * Prints cold-start times on a slow network and a slow processor: of each pair the baseline page first, then
 * ours.
 *
 * @param rounds pairs per page; medians are printed
 * @param processors CPU throttling factor
 */
export async function measureColdStarts(
  floor: Opening,
  openings: readonly Opening[],
  rounds: number,
  processors: readonly number[],
): Promise<void> {
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  try {
    for (const processor of processors) {
      console.log(
        `cold start, slow 4G, processor ${processor} times slower, median of ${rounds} interleaved pairs`,
      );
      for (const opening of openings) {
        const pairs: { floor: Start; ours: Start }[] = [];
        for (let round = 0; round < rounds; round++) {
          const first = await openSlowly(browser, floor, processor);
          pairs.push({ floor: first, ours: await openSlowly(browser, opening, processor) });
        }
        const m = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
        console.log(
          `${opening.name.padEnd(22)} | ${m((p) => p.ours.shown).toFixed(0)} ms | ${m((p) => p.ours.shown / p.floor.shown).toFixed(2)} of the hello-world's ${m((p) => p.floor.shown).toFixed(0)} ms` +
            ` | layout shift ${m((p) => p.ours.shift).toFixed(3)} | touch to picture ${m((p) => p.ours.answered).toFixed(0)} ms`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { median } from './raw-client.ts';

// What Lighthouse calls slow 4G: so long until an answer begins, and so many bytes a second.
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

/** What a person waits for, in milliseconds from the first request of a browser that has nothing of the page. */
interface Start {
  /** What the page is opened for stands there. */
  readonly shown: number;
  /** How much of what was seen moved meanwhile and in the second after it. */
  readonly shift: number;
  /** The longest wait from a touch or a key to the next picture; 0 where nothing was touched. */
  readonly answered: number;
}

interface Opening {
  readonly name: string;
  readonly url: string;
  /** What is waited for, as an expression of the page. */
  readonly isShown: string;
  /** Kept by the browser from the last time, as in `localStorage`; asked for anew each time, since a start renews it. */
  keep?(): Promise<Readonly<Record<string, string>>>;
  /** What is touched once it stands there. */
  act?(page: Page): Promise<void>;
}

// As text: what runs in the page must not be touched by what compiles this file.
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

/** Asked from outside: the page's own policy lets nothing be evaluated in it. */
async function waitUntilShown(page: Page): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if ((await page.evaluate('window.seen?.shown > 0')) === true) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} did not show what was waited for`);
}

async function openSlowly(browser: Browser, opening: Opening, processor: number): Promise<Start> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
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
    // What comes late moves the page, too; that is looked for, not waited for.
    await page.waitForTimeout(1500);
    return (await page.evaluate('window.seen')) as Start;
  } finally {
    await context.close();
  }
}

/** What a browser keeps in `localStorage` of a visit in which nothing was touched, beside what it had before. */
export async function visitBefore(
  url: string,
  kept: Record<string, string>,
): Promise<Record<string, string>> {
  const found = await findBrowser();
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
  try {
    const page = await browser.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await page.evaluate('({ ...localStorage })')) as Record<string, string>;
  } finally {
    await browser.close();
  }
}

/**
 * Prints how long cold starts take on a slow line and a slow processor: of each pair the floor's page first, then ours.
 *
 * @param rounds pairs for each page; medians are printed
 * @param processors how many times slower the processor is
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

import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../tools/find-browser.ts';
import { findPrograms } from '../../tools/find-engines.ts';
import { phone, timezone, toExpression, type Engine, type Key, type Tab } from './engine.ts';

/** Chromium, the one of the journeys. */
export async function startChromium(): Promise<Engine> {
  const { executablePath, args } = await findBrowser();
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({ executablePath, args: [...args, ...camera] });
  return {
    description: `Chromium ${browser.version()}`,
    async open() {
      const context = await browser.newContext({
        viewport: phone,
        hasTouch: true,
        isMobile: true,
        locale: 'pt-BR',
        timezoneId: timezone,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      page.on('pageerror', (error) => errors.push(String(error)));
      return toTab(page, errors, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** Firefox as it is released, over WebDriver BiDi. Playwright's BiDi needs commands that the ESR does not have. */
export async function startFirefox(): Promise<Engine> {
  const [executablePath] = findPrograms('firefox');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executablePath!,
    env: { ...process.env, TZ: timezone },
    extraPrefsFirefox: {
      'intl.accept_languages': 'pt-BR, pt',
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      // A finger is a coarse pointer and cannot hover.
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
      // Overlay scrollbars, as on a phone.
      'ui.useOverlayScrollbars': 1,
    },
  });
  return {
    description: (await browser.version()).replace('firefox/', 'Firefox '),
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(phone);
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      page.on('pageerror', (error) => void errors.push(String(error)));
      return toTab(page, errors, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** What the pages of Playwright and Puppeteer have in common. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  readonly mouse: {
    move(x: number, y: number, options?: { steps?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
}

const toTab = (page: Page, errors: string[], close: () => Promise<void>): Tab => ({
  load: async (url) => void (await page.goto(url)),
  async run<Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) {
    return JSON.parse((await page.evaluate(toExpression(what, given))) as string) as Result;
  },
  async drag([first, ...others]) {
    await page.mouse.move(first!.x, first!.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  takePicture: async () => Buffer.from(await page.screenshot()),
  listErrors: () => Promise.resolve(errors.splice(0)),
  close,
});

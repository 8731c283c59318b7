import { chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/browser/find-browser.ts';
import { phone, timezone, toExpression, type Engine } from './engine.ts';

/** Starts Chromium, the browser of the journeys. */
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
      return {
        load: async (url) => void (await page.goto(url)),
        async run<Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) {
          return JSON.parse(await page.evaluate<string>(toExpression(what, given))) as Result;
        },
        async drag([first, ...others]) {
          await page.mouse.move(first!.x, first!.y);
          await page.mouse.down();
          for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
          await page.mouse.up();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        takePicture: () => page.screenshot(),
        listErrors: () => Promise.resolve(errors.splice(0)),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

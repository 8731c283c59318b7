import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../tools/browser/find-engines.ts';
import { startChromium } from './drivers/chromium-engine.ts';
import type { Engine, Tab } from './drivers/engine.ts';
import { startFirefox } from './drivers/firefox-engine.ts';
import { pictureFolder } from './picture-folder.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './drivers/webkit-engine.ts';

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

interface Own {
  /** A simulated user with a phone of their own. */
  readonly visitor: Visitor;
}

/** Base test of the walk. Afterwards it fails on console errors that the test has not consumed itself. */
export const test = base.extend<Own, { engine: Engine }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pieces named, and this one takes none
    async ({}, use, { project }) => {
      const engine = await starts[project.name as EngineName]();
      console.log(`Walking on ${engine.description}`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, request }, use, testInfo) => {
    const tab: Tab = await engine.open();
    const savePicture = (step: string, picture: Buffer) => {
      const path = join(pictureFolder, `${step}-${testInfo.project.name}.png`);
      mkdirSync(pictureFolder, { recursive: true });
      writeFileSync(path, picture);
      testInfo.attachments.push({ name: step, path, contentType: 'image/png' });
    };
    const visitor = new Visitor(tab, request, savePicture);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) savePicture('failed', await tab.takePicture());
    const errors = await visitor.listErrors();
    await tab.close();
    expect(errors, 'the console is quiet').toEqual([]);
  },
});

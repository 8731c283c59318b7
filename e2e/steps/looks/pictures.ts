import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../../tools/project.ts';
import { waitForAnimations } from '../go.ts';

const folder = join(projectFolder, 'test-results/pictures');
const arePicturesWanted = process.env['TREVO_PICTURES'] === '1';

/**
 * Takes a screenshot of the current state when `TREVO_PICTURES=1`. Off by default, because each one waits for
 * animations.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!arePicturesWanted) return;
  mkdirSync(folder, { recursive: true });
  await waitForAnimations(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../tools/project.ts';

const folder = join(projectFolder, 'test-results/pictures');
const arePicturesWanted = process.env['TREVO_PICTURES'] === '1';

/**
 * A picture of what the person sees now, for whoever wants to look at a whole journey: taken when `TREVO_PICTURES=1`,
 * because each one waits for what moves.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!arePicturesWanted) return;
  mkdirSync(folder, { recursive: true });
  // What slides in has arrived; what turns without end is not waited for.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

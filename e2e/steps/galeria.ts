import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { projectFolder } from '../../tools/project.ts';

const origin = 'http://galeria.localhost';

/** Builds the page of all pieces into a folder that nobody else sees; the product does not carry it. */
export async function buildGaleria(): Promise<string> {
  const root = join(projectFolder, 'apps/web');
  const outDir = mkdtempSync(join(tmpdir(), 'trevo-galeria-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'galeria.html') } },
  });
  return outDir;
}

/** Answers for the gallery's address from its folder. */
export async function serveGaleria(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    if (existsSync(file) && statSync(file).isFile()) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404 });
  });
}

/** One page of the gallery; `abrir` opens one of its dialogs, `more` is what else its address says. */
export async function openGaleria(page: Page, parte: string, abrir = '', more = {}): Promise<void> {
  const query = new URLSearchParams({ parte, abrir, ...more });
  await page.goto(`${origin}/galeria.html?${query.toString()}`);
  await page.locator('main h1').first().waitFor();
  if (abrir)
    await page
      .locator(abrir === 'aviso' ? '[popover]' : 'dialog[open]')
      .first()
      .waitFor();
}

import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { projectFolder } from '../../tools/project.ts';

const origin = 'http://galeria.localhost';

/** Builds the component gallery into a temporary folder; the product does not contain it. */
export async function buildGaleria(): Promise<string> {
  const root = join(projectFolder, 'apps/web');
  const outDir = mkdtempSync(join(tmpdir(), 'trevo-galeria-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'galeria.html') },
    },
  });
  return outDir;
}

/** Serves the gallery's origin from its folder. */
export async function serveGaleria(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    if (existsSync(file) && statSync(file).isFile()) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404 });
  });
}

/** Opens one page of the gallery; `abrir` opens one of its dialogs, `more` are further query parameters. */
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

import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { projectFolder } from '../../../tools/project.ts';
import { galeriaPort } from '../addresses.ts';

const origin = `http://galeria.localhost:${galeriaPort}`;

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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the gallery from its folder until the returned server is closed. The browser keeps the files, whose names carry
 * their hash, between the pages; answers of `page.route` would be sent to it again for each page.
 */
export async function serveGaleria(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url!, origin).pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => void server.listen(galeriaPort, '127.0.0.1', listening));
  return server;
}

/**
 * Opens one page of the gallery; `abrir` opens one of its dialogs, `more` are further query parameters. From another
 * page it is opened by the history, but the screens of the app, whose stubbed network lasts as long as the document.
 */
export async function openGaleria(page: Page, parte: string, abrir = '', more = {}): Promise<void> {
  const query = new URLSearchParams({ parte, abrir, ...more });
  const address = `${origin}/galeria.html?${query.toString()}`;
  if (page.url().startsWith(origin) && parte !== 'telas') await show(page, address);
  else await page.goto(address);
  await page.locator('main h1:not([data-left])').first().waitFor();
  if (abrir)
    await page
      .locator(abrir === 'aviso' ? '[popover]' : 'dialog[open]')
      .first()
      .waitFor();
}

/** Steps to the address, and marks the headings of the page that is left. */
const show = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

// The entry page: bytes before a screen is opened, and Lighthouse (mobile, simulated) against a React hello-world
// built by the same Vite in the same run. Then cold starts on a slow network and a slow processor, for a new and a
// signed-in user. Pairs are interleaved, medians are quoted.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths } from '@trevo/contract/paths';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { projectFolder } from '../tools/project.ts';
import { measureColdStarts, visitBefore } from './program/cold-start.ts';
import { median } from './program/raw-client.ts';
import { startServer } from './program/server-process.ts';
import { serveFolder } from './program/static-server.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly name?: string;
  readonly imports?: string[];
  readonly css?: string[];
}

/** Returns the gzip bytes before the entry works: page and entry screen with their static imports, and their styles. */
function measureEntry(dist: string): { js: number; css: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key]!;
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key]!.isEntry || manifest[key]!.name === 'entrada')
    .forEach(visit);
  const size = (files: Set<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  return { js: size(scripts), css: size(styles) };
}

interface Audit {
  readonly lcp: number;
  readonly fcp: number;
  readonly score: number;
}

async function runLighthouse(url: string): Promise<Audit> {
  // Imported here: bench dependencies are installed only for measurements and are not part of the project's own.
  const { default: lighthouse } = (await import('lighthouse' as string)) as {
    default: (url: string, flags: object) => Promise<{ lhr: Lhr }>;
  };
  const { launch } = (await import('chrome-launcher' as string)) as {
    launch: (options: object) => Promise<{ port: number; kill(): void }>;
  };
  const browser = await findBrowser();
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless=new', ...browser.args],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      formFactor: 'mobile',
    });
    return {
      lcp: lhr.audits['largest-contentful-paint']!.numericValue,
      fcp: lhr.audits['first-contentful-paint']!.numericValue,
      score: lhr.categories['performance']!.score * 100,
    };
  } finally {
    chrome.kill();
  }
}

interface Lhr {
  readonly audits: Record<string, { numericValue: number } | undefined>;
  readonly categories: Record<string, { score: number } | undefined>;
}

/** Signs in the demo user with history; returns the browser's stored data. */
async function signIn(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://localhost:${port}${paths['login.autenticar'].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: '52998224725', senha: 'Trevo2026' }),
  });
  const { retorno } = (await response.json()) as { retorno: object };
  return { 'trevo.login': JSON.stringify({ ...retorno, tipo: 'consumidor' }) };
}

let nota = Math.floor(Date.now() / 1000);

/** Types a new receipt's key, sends it, and continues from the result. */
async function registerNota(page: Page): Promise<void> {
  const anoMes = new Date().toISOString().slice(0, 7);
  const field = page.getByLabel('Chave de acesso');
  await field.pressSequentially(buildChave((nota += 1), { anoMes, modelo: '65', tipoEmissao: 1 }));
  await page.getByRole('button', { name: 'Cadastrar nota' }).tap();
  await page.getByText('Você ganhou').first().waitFor();
  await page.getByRole('link', { name: 'Raspar agora' }).tap();
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-entry-'));
const vite = join(projectFolder, 'node_modules/vite/bin/vite.js');
const hello = join(folder, 'hello');
execFileSync(
  process.execPath,
  [vite, 'build', 'bench/hello', '--outDir', hello, '--emptyOutDir', '--manifest', '--logLevel', 'error'],
  { cwd: projectFolder },
);
const floorServer = await serveFolder(hello);
const server = await startServer({ DATA_FOLDER: join(folder, 'data') });
try {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const floorBytes = measureEntry(hello);
  const bytes = measureEntry(join(projectFolder, 'apps/web/dist'));
  console.log(
    `entry, gzip | JavaScript ${kb(bytes.js)} | CSS ${kb(bytes.css)} | hello-world JavaScript ${kb(floorBytes.js)}`,
  );
  const pairs: { floor: Audit; ours: Audit }[] = [];
  for (let round = 0; round < rounds; round++) {
    const floor = await runLighthouse(`http://localhost:${floorServer.port}/`);
    const ours = await runLighthouse(`http://localhost:${server.port}/`);
    pairs.push({ floor, ours });
  }
  const m = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick));
  console.log(`Lighthouse mobile, simulated, median of ${rounds} interleaved pairs`);
  console.log(
    `hello-world | FCP ${m((p) => p.floor.fcp).toFixed(0)} ms | LCP ${m((p) => p.floor.lcp).toFixed(0)} ms | score ${m((p) => p.floor.score)}`,
  );
  console.log(
    `entry page  | FCP ${m((p) => p.ours.fcp).toFixed(0)} ms | LCP ${m((p) => p.ours.lcp).toFixed(0)} ms | score ${m((p) => p.ours.score)}`,
  );
  console.log(`LCP ratio, pair by pair | ${m((p) => p.ours.lcp / p.floor.lcp).toFixed(2)}`);

  const floorPage = {
    name: 'hello-world',
    url: `http://localhost:${floorServer.port}/`,
    isShown: `document.querySelector('h1')`,
  };
  const at = (path: string) => `http://localhost:${server.port}${path}`;
  const storeLogin = () => signIn(server.port);
  // A figure alone in a paragraph: the count of numbers, below a prize that the user won.
  const numero = `[...document.querySelectorAll('main p > strong')].some((one) => one.checkVisibility() && /^[\\d.]+$/.test(one.textContent))`;
  // The prerendered field counts as soon as it accepts input; its text is carried over to the app's field.
  const field = `[...document.querySelectorAll('#shell-usuario, main input')].some((one) => one.checkVisibility())`;
  const visited = await visitBefore(at('/home'), await storeLogin(), 'trevo.guardada.inicio');
  await measureColdStarts(
    floorPage,
    [
      {
        name: 'entry, field there',
        url: at('/autenticacao'),
        isShown: field,
        act: async (page) => {
          await page.locator('#shell-usuario:visible, main input:visible').first().tap();
          await page.keyboard.type('529');
        },
      },
      {
        // As the home was last seen, until the app has loaded.
        name: 'signed in, last numbers',
        url: at('/home'),
        isShown: numero,
        keep: async () => ({ ...visited, ...(await storeLogin()) }),
        act: (page) => page.getByRole('link', { name: 'Números', exact: true }).tap(),
      },
      {
        name: 'signed in, new numbers',
        url: at('/home'),
        isShown: `!document.querySelector('.snapshot, .shell') && ${numero}`,
        keep: async () => ({ ...visited, ...(await storeLogin()) }),
        act: (page) => page.getByRole('link', { name: 'Números', exact: true }).tap(),
      },
      {
        name: 'signed in, first time',
        url: at('/home'),
        isShown: numero,
        keep: storeLogin,
        act: (page) => page.getByRole('link', { name: 'Números', exact: true }).tap(),
      },
      {
        name: 'receipt, typed key',
        url: at('/digitacaoManual'),
        isShown: `document.querySelector('main textarea')`,
        keep: storeLogin,
        act: registerNota,
      },
    ],
    rounds,
    [4, 6],
  );
} finally {
  server.child.kill('SIGTERM');
  floorServer.close();
  rmSync(folder, { recursive: true, force: true });
}

// The entry page: bytes before a screen is opened, and Lighthouse (mobile, simulated) against a React hello-world
// built by the same Vite in the same run. Then cold starts on a slow line and a slow processor, of a stranger and of who
// is signed in. Pairs are interleaved, medians are quoted.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '@trevo/contract/paths';
import { findBrowser } from '../tools/find-browser.ts';
import { projectFolder } from '../tools/project.ts';
import { measureColdStarts, visitBefore } from './cold-start.ts';
import { median } from './raw-client.ts';
import { startServer } from './server-process.ts';
import { serveFolder } from './static-server.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: string[];
  readonly css?: string[];
}

/** Gzip bytes of what the page loads by itself: the entry with everything it imports statically, and its styles. */
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
    .filter((key) => manifest[key]!.isEntry)
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
  // Only here: they are installed for measuring and are no part of the project's own dependencies.
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

/** Signs in who has a past in the demo; what their browser keeps of it. */
async function signIn(port: number): Promise<Record<string, string>> {
  const response = await fetch(`http://localhost:${port}${paths['login.autenticar'].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: '52998224725', senha: 'Trevo2026' }),
  });
  const { retorno } = (await response.json()) as { retorno: object };
  return { 'trevo.login': JSON.stringify({ ...retorno, tipo: 'consumidor' }) };
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
  const home = `http://localhost:${server.port}/home`;
  const kept = await visitBefore(home, await signIn(server.port));
  const numero = `/\\d/.test(document.querySelector('main strong')?.textContent ?? '')`;
  await measureColdStarts(
    floorPage,
    [
      {
        name: 'entry, field there',
        url: `http://localhost:${server.port}/autenticacao`,
        isShown: `document.querySelector('main input')`,
        act: (page) => page.locator('main input').first().pressSequentially('529'),
      },
      {
        name: 'signed in, own numbers',
        url: home,
        isShown: numero,
        kept,
        act: (page) => page.getByRole('link', { name: 'Números', exact: true }).tap(),
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

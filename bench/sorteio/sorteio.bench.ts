// A draw over ten million numbers: map, commitments and Merkle root of the ordered places against the hashes
// alone, the computation, and the capsule's size and verification in Node and in the browser's page. Full series,
// and half of the numbers at random, whose map is the largest.
import { createHmac, hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { verifyCapsula } from '@trevo/rules/sorte/sorteio/capsula-sorteio';
import { decodeMapa, encodeMapa, packMapa, unpackMapa } from '@trevo/rules/sorte/numeros/mapa-lugares';
import { numerosPorSerie } from '@trevo/rules/sorte/numeros/serie-numeros';
import { createDraw } from '@trevo/fixtures/seeded-random';
import { build, type Rolldown } from 'vite';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { projectFolder } from '../../tools/project.ts';
import {
  sha256,
  titularesPorGalho,
  toHex,
} from '../../apps/api/src/modules/sorteio/congelamento/galho-titulares.ts';
import { apurar, buildCapsulaGrande, buildGalhoDe } from './capsula-grande.ts';
import { median } from '../program/raw-client.ts';

const series = Number(process.env['BENCH_SERIES'] ?? 100);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const total = series * numerosPorSerie;
/** One number of so many is excluded. */
const porExcluido = 1_000;
const throttle = 6;

const seconds = (milliseconds: number): string =>
  milliseconds < 100 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** Returns the median time of some work in milliseconds. */
async function time(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** Yields the places like a cursor, a subtree at a time. */
function* streamGalhos(share: number): Generator<number[]> {
  const draw = createDraw(33);
  let galho: number[] = [];
  for (let lugar = 0; lugar < total; lugar += 1) {
    if (share < 1 && draw.integer(0, 999) >= share * 1000) continue;
    galho.push(lugar);
    if (galho.length === titularesPorGalho) {
      yield galho;
      galho = [];
    }
  }
  if (galho.length > 0) yield galho;
}

/** Computes what a freeze stores, with a commitment for each place: one subtree in memory at a time, beside map and roots. */
function freeze(share: number) {
  const galhos: string[] = [];
  const mapa = new Uint8Array(total / 8);
  const before = process.memoryUsage.rss();
  let peak = before;
  const begin = performance.now();
  for (const galho of streamGalhos(share)) {
    galhos.push(toHex(buildGalhoDe(galho).at(-1)![0]!));
    for (const lugar of galho) mapa[lugar >> 3]! |= 1 << (lugar & 7);
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return { galhos, mapa, took: performance.now() - begin, grew: peak - before };
}

/** Returns the time of the freeze's hashes alone: HMAC, commitment, leaf and node of each place, of constant texts. */
function measureHashes(places: number): number {
  const [salted, leaf, node] = ['x'.repeat(80), `\0${'x'.repeat(74)}`, Buffer.alloc(65)];
  const begin = performance.now();
  for (let place = 0; place < places; place += 1) {
    createHmac('sha256', 'secret of the bench').update('pessoa 123456').digest('hex');
    hash('sha256', salted);
    hash('sha256', leaf);
    hash('sha256', node);
  }
  return performance.now() - begin;
}

/** Builds the script that verifies on the main thread. */
async function buildVerifier(): Promise<string> {
  const input = join(projectFolder, 'bench/sorteio/verify-no-navegador.ts');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return ([result].flat()[0] as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Returns the median times of the browser in milliseconds: from the choice of the file to the verdict of the page, whose
 * worker cannot be slowed down, and of the same verification on a main thread that is.
 */
async function measureBrowser(browser: Browser, file: string, texto: string, manifestoHash: string) {
  const verifier = await buildVerifier();
  const times: Record<'page' | 'throttled', number[]> = { page: [], throttled: [] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(pathToFileURL(join(projectFolder, 'apps/web/dist/conferir.html')).href);
    await page.getByLabel('Impressão digital (SHA-256)').fill(manifestoHash);
    const begin = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('O sorteio confere').waitFor();
    times.page.push(performance.now() - begin);
    await page.evaluate(verifier);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const [failed, took] = await page.evaluate(
      ([text, published]) =>
        (globalThis as unknown as { verify(...given: string[]): Promise<[string[], number]> }).verify(
          text!,
          published!,
        ),
      [texto, manifestoHash],
    );
    if (failed.length > 0) throw new Error(`the browser refuses ${failed.join(', ')}`);
    times.throttled.push(took);
    await page.close();
  }
  return { page: median(times.page), throttled: median(times.throttled) };
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-sorteio-'));
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });
try {
  console.log(
    `${series} series; one number of ${porExcluido} is excluded; medians of ${rounds} rounds, the freeze once`,
  );
  for (const share of [1, 0.5]) {
    const { galhos, mapa, took, grew } = freeze(share);
    const lugares = decodeMapa(mapa);
    const sample = Math.min(lugares.length, 1_000_000);
    const floor = (measureHashes(sample) / sample) * lugares.length;
    const packed = await packMapa(mapa);
    const excluidos = Array.from(
      { length: Math.floor(lugares.length / porExcluido) },
      (_, at) => [lugares[at * porExcluido + 7]!, 'cpfRestrito'] as const,
    );
    const motivos = new Map(excluidos);
    const { capsula, manifestoHash } = await buildCapsulaGrande(lugares, series, galhos, excluidos);
    const texto = JSON.stringify(capsula);
    const file = join(folder, 'capsula.json');
    writeFileSync(file, texto);
    const failed = await verifyCapsula(capsula, manifestoHash, sha256);
    if (failed.length > 0) throw new Error(`the capsule fails ${failed.join(', ')}`);
    const lines: [string, string][] = [
      [
        'map, commitments and Merkle root',
        `${seconds(took)} | ${(took / floor).toFixed(2)} × its hashes alone (${seconds(floor)}) | memory + ${megabytes(grew)}`,
      ],
      ['encodeMapa', seconds(await time(() => encodeMapa(lugares, total)))],
      ['packMapa', seconds(await time(() => packMapa(mapa)))],
      [
        'unpackMapa and decodeMapa',
        seconds(await time(async () => decodeMapa(await unpackMapa(packed, total)))),
      ],
      ['computeApuracao', seconds(await time(() => apurar(lugares, series, motivos)))],
      [
        'capsule',
        `${megabytes(texto.length)} (≤ 2 MB) | map ${megabytes(packed.length)}, exclusions ${megabytes(JSON.stringify(excluidos).length)}`,
      ],
      ['verifyCapsula', seconds(await time(() => verifyCapsula(capsula, manifestoHash, sha256)))],
    ];
    const browsed = await measureBrowser(browser, file, texto, manifestoHash);
    lines.push(
      [
        'page, from file to verdict',
        `${seconds(browsed.page)} | × ${throttle} is ${seconds(browsed.page * throttle)} (< 10 s)`,
      ],
      [`browser, main thread ÷ ${throttle} by CDP`, `${seconds(browsed.throttled)} (< 10 s)`],
    );
    console.log(`\n${lugares.length.toLocaleString('en')} numbers`);
    for (const [name, figures] of lines) console.log(`${name.padEnd(34)} | ${figures}`);
    const slowest = Math.max(browsed.throttled, browsed.page * throttle);
    if (texto.length > 2_000_000 || slowest > 10_000) process.exitCode = 1;
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

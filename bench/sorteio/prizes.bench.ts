// Scratch card and wheel on a slow phone: frames per second with CPU throttling, against a page that only counts
// frames during the same gesture. Rounds are interleaved, medians are quoted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { master, operator, publishChanged } from '../load/prepared-campaign.ts';
import { median } from '../program/raw-client.ts';
import { startServer } from '../program/server-process.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const throttles = (process.env['BENCH_THROTTLES'] ?? '4,6').split(',').map(Number);
const looks = ['raspar', 'alternativo', 'pintar', 'giro'] as const;
type Look = (typeof looks)[number];
const milliseconds = 2000;

interface Frames {
  readonly perSecond: number;
  /** Longest frame interval, in milliseconds. */
  readonly longest: number;
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-prizes-'));
const server = await startServer({
  DATA_FOLDER: join(folder, 'data'),
  MASTER_SECRET: master,
  OPERATOR_TOKEN: operator,
});
// One person earns all the cards.
await publishChanged(server.port, (arquivo) => void (arquivo['limites'] = {}));
const origin = `http://localhost:${server.port}`;
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] });

async function send<T>(path: string, body: object | null, token?: string): Promise<T> {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { retorno, mensagem } = (await response.json()) as { retorno: T; mensagem: string };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${mensagem}`);
  return retorno;
}

interface Login {
  readonly token: string;
  readonly usuario: string;
}
const signIn = () =>
  send<Login>(paths['login.autenticar'].path, { usuario: '52998224725', senha: 'Trevo2026' });
// Needs a session of its own: a page renews the token that it starts with, which revokes it.
const { token } = await signIn();

/** Registers a receipt, which earns one closed card. */
async function earnCard(seed: number): Promise<string> {
  const anoMes = new Date().toISOString().slice(0, 7);
  const chaveAcesso = buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });
  const path = fillPath(paths['documentoFiscal.pendentes.enviar'].path, {
    ano: 2026,
    identificacao: 'TREVO',
  });
  await send(path, { chaveAcesso, origem: 'camera' }, token);
  const { retorno } = await send<{ retorno: { id: string; raspada: boolean }[] }>(
    paths['raspadinha.listarConsumidor'].path,
    null,
    token,
  );
  return retorno.find(({ raspada }) => !raspada)!.id;
}

async function openPage(from: Browser, throttle: number, login?: Login): Promise<Page> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  if (login)
    await context.addInitScript((kept) => localStorage.setItem('trevo.login', kept), JSON.stringify(login));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}

// As text, so that the compiler of this file does not transform page code.
const counting = `
  window.frameTimes = [];
  requestAnimationFrame(function count(now) {
    window.frameTimes.push(now);
    requestAnimationFrame(count);
  });
`;

/** Counts the page's frames during `act`. */
async function countFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(counting);
  await act();
  const times = (await page.evaluate('window.frameTimes')) as number[];
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  const span = times.at(-1)! - times[0]!;
  return { perSecond: (gaps.length * 1000) / span, longest: Math.max(...gaps) };
}

/** Scratches from side to side, slowly enough that the cover stays until the end. */
async function rub(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<void> {
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  const until = Date.now() + milliseconds;
  for (let step = 0; Date.now() < until; step += 1) {
    const sway = (Math.sin(step / 9) + 1) / 2;
    await page.mouse.move(
      box.x + 20 + sway * (box.width - 40),
      box.y + 20 + ((step * 0.7) % (box.height * 0.45)),
    );
  }
  await page.mouse.up();
}

const surface = 'div:has(> canvas)';
async function measureFloor(throttle: number): Promise<Frames> {
  const page = await openPage(browser, throttle);
  await page.setContent('<body style="height:800px"></body>');
  const frames = await countFrames(page, () => rub(page, { x: 0, y: 100, width: 390, height: 400 }));
  await page.context().close();
  return frames;
}

async function measureLook(look: Look, throttle: number, id: string): Promise<Frames> {
  const page = await openPage(browser, throttle, await signIn());
  const address = {
    raspar: `/raspar?id=${id}`,
    alternativo: `/raspar?id=${id}&jeito=alternativo`,
    pintar: `/pintar?id=${id}`,
    giro: '/girosDaSorte',
  }[look];
  await page.goto(origin + address);
  const button = page.getByRole('button', { name: look === 'giro' ? 'Girar' : 'Revelar resultado' });
  await button.waitFor();
  await page.waitForTimeout(1500);
  const frames = await countFrames(page, async () => {
    if (look === 'giro') {
      await button.click();
      await page.waitForTimeout(4600);
    } else {
      await rub(page, (await page.locator(surface).first().boundingBox())!);
    }
  });
  await page.context().close();
  return frames;
}

try {
  let seed = Math.floor(Date.now() / 1000) % 1_000_000;
  console.log(`frames a second and the longest wait for one, median of ${rounds} interleaved rounds`);
  for (const throttle of throttles) {
    const seen: Record<Look | 'floor', Frames[]> = {
      floor: [],
      raspar: [],
      alternativo: [],
      pintar: [],
      giro: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      seen.floor.push(await measureFloor(throttle));
      for (const look of looks)
        seen[look].push(await measureLook(look, throttle, await earnCard((seed += 1))));
    }
    console.log(`processor ${throttle} times slower`);
    for (const [name, frames] of Object.entries(seen)) {
      const perSecond = median(frames.map((one) => one.perSecond));
      const share = perSecond / median(seen.floor.map((one) => one.perSecond));
      const longest = median(frames.map((one) => one.longest));
      console.log(
        `${name.padEnd(12)} | ${perSecond.toFixed(1)} frames a second | ${(share * 100).toFixed(0)} % of the floor | longest ${longest.toFixed(0)} ms`,
      );
    }
  }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

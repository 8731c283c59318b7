import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findPrograms } from '../../tools/find-engines.ts';
import { phone, timezone, toExpression, type Engine, type Tab } from './engine.ts';
import { startGroup, stopGroup, waitForLine } from './program-group.ts';
import { openSession, waitForDriver, type Session } from './webdriver.ts';
import { toDrag, toKeyPress, toTyping } from './wire-actions.ts';

/** WebKitGTK, with the engine of every browser on an iPhone, driven over WebDriver on a screen that nobody sees. */
export async function startWebkit(): Promise<Engine> {
  const [driverProgram, screenProgram] = findPrograms('webkit');
  const folder = mkdtempSync(join(tmpdir(), 'trevo-webkit-'));
  const { screen, display } = await startScreen(screenProgram!);
  const port = await findFreePort();
  const driver = startGroup(driverProgram!, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...toSurroundings(folder), DISPLAY: `:${display}` },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const first = await openSession(address, capabilities);
  await first.end();
  return {
    description: `WebKitGTK ${first.version}`,
    open: async () => toTab(await openSession(address, capabilities)),
    async close() {
      await stopGroup(driver);
      await stopGroup(screen);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const capabilities = {
  'webkitgtk:browserOptions': {
    args: [
      '--automation',
      '--enable-media-stream=true',
      // A camera that the browser draws, allowed without a question.
      '--enable-mock-capture-devices=true',
    ],
  },
};

/** A home of its own, no bus to other programs, drawing without a graphics card, and bars that fit onto a phone. */
function toSurroundings(folder: string): Record<string, string> {
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }',
  );
  return {
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: join(folder, 'share'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANGUAGE: 'pt_BR',
    TZ: timezone,
  };
}

/** A screen in memory; it picks its own number. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = startGroup(
    program,
    ['-displayfd', '3', '-screen', '0', '1024x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return { screen, display: await waitForLine(screen, screen.stdio[3] as Readable, /(\d+)\n/) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function toTab(session: Session): Promise<Tab> {
  const ask = <Result>(what: (given: never) => Result | Promise<Result>, given?: unknown) =>
    run<Result>(session, toExpression(what, given));
  let errors: string[] = [];
  const keepErrors = async () => void errors.push(...(await ask(takeErrors)));
  await fitWindow(session);
  return {
    async load(url) {
      await keepErrors();
      await session.send('POST', '/url', { url });
      await ask(hearErrors);
    },
    run: ask,
    drag: (points) => session.send<void>('POST', '/actions', { actions: toDrag(points) }),
    type: (text) => session.send<void>('POST', '/actions', { actions: toTyping(text) }),
    press: (key) => session.send<void>('POST', '/actions', { actions: toKeyPress(key) }),
    takePicture: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    async listErrors() {
      await keepErrors();
      const all = errors;
      errors = [];
      return all;
    },
    close: () => session.end(),
  };
}

/**
 * WebDriver has no word for a page's console, and in the windows that it drives WebKit prints none: from the end of a
 * load on the page listens itself. What went wrong before that is heard on the other engines only.
 */
function hearErrors(): void {
  const heard: string[] = [];
  (globalThis as { heardErrors?: string[] }).heardErrors = heard;
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    error(...words);
  };
}

const takeErrors = () => (globalThis as { heardErrors?: string[] }).heardErrors?.splice(0) ?? [];

async function run<Result>(session: Session, expression: string): Promise<Result> {
  const script = `const done = arguments[0];
    ${expression}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
  const answer = await session.send<{ json: string; error?: string }>('POST', '/execute/async', {
    script,
    args: [],
  });
  if (answer.error) throw new Error(answer.error);
  return JSON.parse(answer.json) as Result;
}

/** The driver sizes the window with its bars; what is left for the page is measured. */
async function fitWindow(session: Session): Promise<void> {
  const measure = () =>
    run<[number, number]>(
      session,
      toExpression(() => [innerWidth, innerHeight], undefined),
    );
  let { width, height }: { width: number; height: number } = phone;
  for (let tries = 0; tries < 5; tries += 1) {
    await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    const [innerWidth, innerHeight] = await measure();
    if (innerWidth === phone.width && innerHeight === phone.height) return;
    width += phone.width - innerWidth;
    height += phone.height - innerHeight;
  }
  throw new Error(
    `WebKit's window does not become ${phone.width} × ${phone.height}: ${String(await measure())}`,
  );
}

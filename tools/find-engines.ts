import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

interface Part {
  readonly words: string;
  /** Any one of these, in the order of choice. */
  readonly programs: readonly string[];
}

interface NeededPrograms {
  readonly parts: readonly Part[];
  /** How Debian and Ubuntu bring all of it. */
  readonly command: string;
}

/** What each engine is driven with. Chromium is the project's own, which tools/find-browser.ts installs from a lockfile when it is missing. */
const needed: Readonly<Record<EngineName, NeededPrograms>> = {
  chromium: { parts: [], command: '' },
  firefox: {
    parts: [
      {
        words: 'Firefox 140 or newer',
        programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
      },
    ],
    command: 'apt-get install -y firefox-esr',
  },
  webkit: {
    parts: [
      { words: "WebKitGTK's driver", programs: ['WebKitWebDriver'] },
      { words: 'Xvfb, the screen it draws on', programs: ['Xvfb'] },
    ],
    command: 'apt-get install -y webkit2gtk-driver xvfb',
  },
};

/** Which engines `--only=firefox,webkit` leaves: all of them without it. Throws a sentence. */
export function chooseEngines(only: string | undefined): EngineName[] {
  if (only === undefined) return [...engineNames];
  const wanted = only.split(',').filter((name) => name !== '');
  const unknown = wanted.filter((name) => !isEngineName(name));
  if (unknown.length > 0 || wanted.length === 0)
    throw new Error(
      `--only may name ${engineNames.join(', ')}; it names ${unknown.join(', ') || 'none of them'}.`,
    );
  return engineNames.filter((name) => wanted.includes(name));
}

const isEngineName = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);

/** One paragraph for each of these engines that this machine cannot start: what is missing and how to get it. */
export function listMissing(engines: readonly EngineName[], path = process.env['PATH']): string[] {
  return engines.flatMap((engine) => {
    const { parts, command } = needed[engine];
    const missing = parts.filter(({ programs }) => !programs.some((program) => locate(program, path)));
    if (missing.length === 0) return [];
    const left = engineNames.filter((name) => name !== engine).join(',');
    return [
      `${engine} cannot be walked here: ${missing.map(({ words }) => words).join(' and ')} not found.\n` +
        `  On Debian and Ubuntu: ${command}\n  Or leave it out: npm run test:engines -- --only=${left}`,
    ];
  });
}

/** Where the programs of an engine lie, in the order of its parts. Throws when one is missing. */
export function findPrograms(engine: EngineName, path = process.env['PATH']): string[] {
  const [missing] = listMissing([engine], path);
  if (missing) throw new Error(missing);
  return needed[engine].parts.map(({ programs }) =>
    programs.map((program) => locate(program, path)).find(Boolean)!,
  );
}

function locate(program: string, path = ''): string | undefined {
  const folders = program.includes('/') ? [''] : path.split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

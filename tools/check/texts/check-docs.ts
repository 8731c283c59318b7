import { existsSync } from 'node:fs';
import { paths } from '@trevo/contract/paths';
import { join, posix } from 'node:path';
import { listFiles, readText } from '../../project.ts';

interface Manifest {
  readonly version: string;
  readonly scripts?: Record<string, string>;
  readonly engines?: Record<string, string>;
}

interface Project {
  readonly root: string;
  readonly manifest: Manifest;
  readonly files: readonly string[];
  readonly folders: ReadonlySet<string>;
}

/** Checks the documents against the project: links, paths, scripts, versions, the list of decisions. */
export function checkDocs(root: string): string[] {
  const files = listFiles(root);
  const folders = new Set(files.flatMap(listFoldersOf));
  const manifest = JSON.parse(readText(root, 'package.json')) as Manifest;
  const project = { root, manifest, files, folders };
  const documents = files.filter((path) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path));
  const required = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter((path) => !files.includes(path));
  return [
    ...required.map((path) => `${path} is missing`),
    ...documents.flatMap((path) => checkDocument(project, path)),
    ...checkDecisions(project),
    ...checkCalls(project),
    ...checkVersions(project),
  ];
}

function checkDocument(project: Project, path: string): string[] {
  const text = readText(project.root, path);
  const at = (offset: number) => `${path}:${text.slice(0, offset).split('\n').length}`;
  const found: string[] = [];
  const findAll = (pattern: RegExp, toBreach: (word: string) => string | undefined) => {
    for (const match of text.matchAll(pattern)) {
      const breach = toBreach(match[1]!);
      if (breach) found.push(`${at(match.index)} ${breach}`);
    }
  };
  // Merge-conflict markers, as written by Git or reformatted by the formatter.
  findAll(/^(<{7}|>{7}|(?:> ){6}>|\| ={7})/gm, () => 'has conflict markers of a merge; resolve them');
  findAll(/\]\(([^)\s]+)\)/g, (link) => checkLink(project, path, link));
  findAll(/`([^`\n]+)`/g, (word) => checkPath(project, path, word));
  findAll(/\bnpm ((?:run )?[a-z][\w:-]*)/g, (command) => checkScript(project, command));
  if (!path.startsWith('docs/adr/'))
    findAll(/\b(Node(?:\.js)? .{0,12}?\d+(?:\.\d+)*(?: or newer|\+)?)/g, (words) =>
      checkEngine(project, 'node', words),
    );
  if (!path.startsWith('docs/adr/'))
    findAll(/\b(PostgreSQL .{0,3}?\d+(?:\.\d+)*(?: or newer|\+)?)/g, (words) =>
      checkEngine(project, 'postgres', words),
    );
  return found;
}

function checkLink({ root }: Project, path: string, link: string): string | undefined {
  if (/^[a-z]+:/i.test(link)) return undefined;
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
  if (!existsSync(join(root, target))) return `links to ${link}, which does not exist`;
  if (!anchor || !target.endsWith('.md')) return undefined;
  return listAnchors(readText(root, target)).includes(anchor)
    ? undefined
    : `links to #${anchor}, which is not a heading of ${target}`;
}

/** Returns the anchors of a document's headings, as hosts of repositories name them. */
export const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

const extensions = /\.(tsx?|mjs|css|sql|md|json|yaml|html|svg)$/;
/** Generated, therefore absent from a fresh clone. */
const madeLater =
  /(^|\/)(dist|node_modules|\.cache|\.data|coverage|test-results|playwright-report)(\/|$)|^\.env$/;

/**
 * Checks that a back-ticked word that looks like a path exists: from the root, from the document, or as a base
 * name.
 */
function checkPath({ files, folders }: Project, path: string, word: string): string | undefined {
  if (!/^\.{0,2}[\w@/.-]+$/.test(word) || madeLater.test(word)) return undefined;
  const clean = word.replace(/\/$/, '').replace(/^\.\//, '');
  const isFolderLike = word.includes('/') && folders.has(clean.split('/')[0]!);
  if (!isFolderLike && !extensions.test(word)) return undefined;
  const candidates = [clean, posix.join(posix.dirname(path), clean)];
  const exists = candidates.some((candidate) => files.includes(candidate) || folders.has(candidate));
  if (exists || files.some((file) => file.endsWith(`/${clean}`))) return undefined;
  return `names ${word}, which does not exist`;
}

const ownCommands = [
  'ci',
  'install',
  'i',
  'exec',
  'audit',
  'outdated',
  'version',
  'ls',
  'pack',
  'init',
  'workspaces',
];
const shortScripts = ['start', 'test'];

function checkScript({ manifest }: Project, command: string): string | undefined {
  const isRun = command.startsWith('run ');
  const name = isRun ? command.slice('run '.length) : command;
  if (!isRun && !shortScripts.includes(name)) {
    const isScript = Object.hasOwn(manifest.scripts ?? {}, name) && !ownCommands.includes(name);
    return isScript ? `names npm ${name}, which is not a command of npm; write npm run ${name}` : undefined;
  }
  return Object.hasOwn(manifest.scripts ?? {}, name)
    ? undefined
    : `names npm ${command}, which is not a script of package.json`;
}

/** Checks that a minimum equals that of package.json's engines, and that any other version is not below it. */
function checkEngine({ manifest }: Project, engine: 'node' | 'postgres', words: string): string | undefined {
  const least = /\d+(?:\.\d+)*/.exec(manifest.engines?.[engine] ?? '')?.[0];
  const named = /\d+(?:\.\d+)*/.exec(words)![0];
  if (!least) return `names ${words}, but package.json has no engines.${engine}`;
  const isMinimum = /≥|>=|or newer|\+/.test(words);
  const isWrong = isMinimum ? named !== least : compareVersions(named, least) < 0;
  return isWrong
    ? `says ${words}; package.json has engines.${engine} ${manifest.engines![engine]!}`
    : undefined;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  // `Node 20` means any 20, so only the given parts are compared.
  for (const [index, part] of left!.entries())
    if (part !== (right![index] ?? 0)) return part - (right![index] ?? 0);
  return 0;
}

/** Checks that decisions are numbered without gaps and all listed in docs/adr/README.md. */
function checkDecisions({ root, files }: Project): string[] {
  const decisions = files.filter((path) => /^docs\/adr\/\d{4}-[^/]+\.md$/.test(path));
  const listPath = 'docs/adr/README.md';
  if (decisions.length === 0) return [];
  if (!files.includes(listPath)) return [`${listPath} is missing; create the list of decisions`];
  const list = readText(root, listPath);
  return decisions.flatMap((path, index) => {
    const name = posix.basename(path);
    const number = String(index + 1).padStart(4, '0');
    return [
      ...(name.startsWith(number) ? [] : [`${path} breaks the numbering; the next number is ${number}`]),
      ...(list.split(`(${name})`).length === 2 ? [] : [`${listPath} must list ${name} exactly once`]),
    ];
  });
}

const mapPath = 'docs/reference/map.md';

/** Checks that a call is bound in the module of its id, or where the list of docs/reference/map.md says. */
function checkCalls({ root, files }: Project): string[] {
  if (!files.includes(mapPath)) return [];
  const map = readText(root, mapPath);
  const listed = [...map.matchAll(/^\| ((?:`\w+\.[\w.*]+`(?:, )?)+) +\| `([\w-]+)` +\|$/gm)].flatMap(
    ([, calls, module]) =>
      [...calls!.matchAll(/`([^`]+)`/g)].map(([, call]) => ({ call: call!, module: module! })),
  );
  const bound = new Map<string, string>();
  const found: string[] = [];
  for (const path of files) {
    const module = /^apps\/api\/src\/modules\/([^/]+)\/[^/]+\.(?:routes|module)\.ts$/.exec(path)?.[1];
    if (!module) continue;
    for (const [, id] of readText(root, path).matchAll(/\.(?:bind|daCampanha)\(\s*calls\['([^']+)'\]/g))
      bound.set(id!, module);
  }
  if (bound.size === 0) return [];
  const used = new Set<string>();
  for (const id of Object.keys(paths)) {
    const [service = ''] = id.split('.');
    const row = listed.find(({ call }) => call === id || call === `${service}.*`);
    if (row) used.add(row.call);
    // An operators' call is bound in the module of its folder.
    if (!row && service === 'operador') continue;
    const expected = row?.module ?? service.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const module = bound.get(id);
    if (module !== expected)
      found.push(`${mapPath} maps ${id} to ${expected}, but its route is in ${module ?? 'no module'}`);
  }
  for (const { call } of listed.filter((row) => !used.has(row.call)))
    found.push(`${mapPath} lists ${call}, which is not a call`);
  found.push(...checkFolders({ root, files }, bound, used));
  const withService = new Set(
    files.flatMap((path) => /\/modules\/([^/]+)\/[^/]+\.service\.ts$/.exec(path)?.[1] ?? []),
  );
  const without = [...new Set(bound.values())].filter((module) => !withService.has(module)).sort();
  const sentence = /^Modules without a service of their own: ([^.]*?)\.\s/m.exec(map)?.[1] ?? '';
  const named = [...sentence.matchAll(/`([\w-]+)`\s+\(/g)].map((match) => match[1]!).sort();
  if (without.join() !== named.join())
    found.push(
      `${mapPath} lists ${named.join(', ')} as modules without a service; the modules without one are ${without.join(', ')}`,
    );
  return found;
}

/**
 * Checks that a call of the contract is in the folder of its module, except operators' calls that the map lists.
 */
function checkFolders(
  { root, files }: Pick<Project, 'root' | 'files'>,
  bound: Map<string, string>,
  listed: ReadonlySet<string>,
): string[] {
  return files.flatMap((path) => {
    const folder = /^packages\/contract\/src\/([^/]+)\/[^/]+\.(?:paths|atos)\.ts$/.exec(path)?.[1];
    if (!folder) return [];
    return [...readText(root, path).matchAll(/^ {2}'([\w.]+)': \{/gm)]
      .map(([, id]) => ({ id: id!, module: bound.get(id!) ?? 'no module' }))
      .filter(({ id }) => !(id.startsWith('operador.') && listed.has(id)))
      .filter(({ module }) => module !== folder)
      .map(
        ({ id, module }) =>
          `${path} contains ${id}, whose route is in the module ${module}; move it to the folder ${module}`,
      );
  });
}

/**
 * Checks that the newest release in CHANGELOG.md (below an optional section Unreleased) and every package have
 * the version of package.json.
 */
function checkVersions({ root, manifest, files }: Project): string[] {
  const found: string[] = [];
  if (files.includes('CHANGELOG.md')) {
    const newest = /^## (\d+\.\d+\.\d+[\w.-]*)/m.exec(readText(root, 'CHANGELOG.md'))?.[1];
    if (newest !== manifest.version)
      found.push(`CHANGELOG.md begins with ${newest ?? 'no version'}; package.json has ${manifest.version}`);
  }
  for (const path of files.filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))) {
    const { version } = JSON.parse(readText(root, path)) as Manifest;
    if (version !== manifest.version)
      found.push(`${path} has version ${version}; package.json has ${manifest.version}`);
  }
  return found;
}

function listFoldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

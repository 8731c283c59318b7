import { paths } from '@trevo/contract/paths';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listBindings, parseSource, visit } from './parsed-source.ts';
import { isProgram, isTestCode, listFiles, readText } from '../project.ts';

const isSource = (path: string) => /\.(tsx?|mts|mjs|js|css|sql)$/.test(path);

/** Base names that may occur twice, each with its reason. */
const repeats: readonly { readonly file: RegExp; readonly why: string }[] = [
  {
    file: /^apps\/(api\/src\/modules|web\/src\/features)\/[^/]+\/public\.ts$/,
    why: 'public interface of each module and feature',
  },
  { file: /^apps\/[^/]+\/src\/main\.tsx?$/, why: 'entry point of each app' },
  { file: /^apps\/[^/]+\/vite\.config\.ts$/, why: 'build configuration of each app' },
  { file: /\/test\/(web|console)-dist\//, why: 'replaces a build output with a fixed name' },
];

const empty = /^(utils?|common|helpers?|misc|lib)$/;
/** False friends: `data` means a date here and `meta` a goal. */
const falseFriends: Record<string, string> = {
  data: 'means a date in this project; call a payload body, rows or result',
  meta: 'means a goal in this project; use a specific name',
};

/** Checks the names of files, variables and domain nouns. */
export function checkNames(root: string): string[] {
  const files = listFiles(root);
  const sources = files.filter(isSource);
  return [
    ...files
      .filter((path) => /[^\x20-\x7e]/.test(path))
      .map((path) => `${path} has a name with characters outside ASCII; rename it`),
    ...findRepeats(sources),
    ...findFullRooms(sources),
    ...sources.flatMap((path) => checkFileName(root, path, files)),
    ...sources.filter(isProgram).flatMap((path) => findFalseFriends(root, path)),
    ...findUnexplained(root, files),
    // Tests describe receipts in English.
    ...findSynonyms(
      root,
      sources.filter((path) => !isTestCode(path)),
    ),
  ];
}

/** Code files that a folder may have, migrations and SQL functions aside. */
const roomSize = 20;

function findFullRooms(sources: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of sources.filter((source) => !source.endsWith('.sql')))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > roomSize)
    .map(([folder, count]) => `${folder} has ${count} code files; divide it into rooms of up to ${roomSize}`);
}

function findRepeats(sources: readonly string[]): string[] {
  const byName = new Map<string, string[]>();
  for (const path of sources) {
    if (repeats.some(({ file }) => file.test(path))) continue;
    const name = posix.basename(path).replace(/\.\w+$/, '');
    // In one folder, theme.ts and Theme.tsx are the same name on a case-insensitive file system such as macOS's.
    for (const key of new Set([name, posix.join(posix.dirname(path), name.toLowerCase())]))
      byName.set(key, [...(byName.get(key) ?? []), path]);
  }
  const breaches = [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(' and ')} have the same base name; rename one`);
  return [...new Set(breaches)];
}

function checkFileName(root: string, path: string, files: readonly string[]): string[] {
  const folders = posix.dirname(path).split('/');
  const [name = '', ...trades] = posix.basename(path).split('.').slice(0, -1);
  const breaches: string[] = [];
  for (const word of [...folders, name, ...trades])
    if (empty.test(word)) breaches.push(`${path} has the vague name ${word}; name it by its content`);
  if (name === 'index')
    breaches.push(`${path} is an index file; import the file with the definition instead`);
  const isPascal = /^[A-Z][A-Za-z0-9]*$/.test(name);
  if (!isPascal && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    breaches.push(`${path} is neither in kebab-case nor in the PascalCase of a component; rename it`);
  if (!isPascal) return breaches;
  if (path.endsWith('.css')) {
    if (!isImportedBeside(root, path, files))
      breaches.push(`${path} is not imported by any file of its folder`);
  } else if (trades.length === 0 && !isExported(readText(root, path), name)) {
    breaches.push(`${path} has no export ${name}`);
  }
  return breaches;
}

const isExported = (text: string, name: string) =>
  new RegExp(
    `export (async )?(function|const|class|type|interface) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(text);

function isImportedBeside(root: string, path: string, files: readonly string[]): boolean {
  const folder = posix.dirname(path);
  return files.some(
    (file) =>
      posix.dirname(file) === folder &&
      isProgram(file) &&
      readText(root, file).includes(`./${posix.basename(path)}`),
  );
}

interface Name {
  readonly name: string;
  readonly line: number;
  /** False for imported or caught names, which are declared elsewhere. */
  readonly isOwn: boolean;
}

/** Returns the names bound in a file. Property keys belong to the API and are excluded. */
function listNames(root: string, path: string): Name[] {
  const { program, lineAt } = parseSource(root, path);
  const found: Name[] = [];
  const add = (pattern: unknown, isOwn = true) => {
    for (const { name, start } of listBindings(pattern)) found.push({ name, line: lineAt(start), isOwn });
  };
  visit(program, (node) => {
    if (
      /^(VariableDeclarator|TSTypeAliasDeclaration|TSInterfaceDeclaration|ClassDeclaration)$/.test(node.type)
    )
      add(node['id']);
    if (node.type === 'CatchClause') add(node['param'], false);
    if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) add(node['local'], false);
    if (/Function/.test(node.type)) {
      add(node['id']);
      for (const param of (node['params'] ?? []) as unknown[]) add(param);
    }
  });
  return found;
}

const findFalseFriends = (root: string, path: string): string[] =>
  listNames(root, path)
    .filter(({ name }) => Object.hasOwn(falseFriends, name))
    .map(({ name, line }) => `${path}:${line} ${name} ${falseFriends[name]!}`);

/** Words of a setting, repeated in its getter. */
const ofSettings = /JaCliente/;
const glossaryFile = 'docs/reference/glossary.md';
const readGlossary = (root: string) =>
  existsSync(join(root, glossaryFile)) ? readText(root, glossaryFile) : '';

/** Finds words that the glossary reserves for another noun, in names of files, variables, functions and types. */
function findSynonyms(root: string, sources: readonly string[]): string[] {
  const table = readGlossary(root).split('\n## Not these words\n')[1] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)`\s*\| (\S.*?)\s*\|$/gm)].map(([, word, instead]) => ({
    word: word!,
    words: listWords(word!),
    instead: instead!.replaceAll('`', ''),
  }));
  const findBreach = (name: string) => {
    const plain = listWords(name.replace(ofSettings, ''));
    const row = rows.find(({ words }) => plain.includes(words));
    return row && `${name} contains ${row.word}; use ${row.instead} (${glossaryFile})`;
  };
  return sources.flatMap((path) => {
    const ofFile = findBreach(posix.basename(path));
    const ofNames = isProgram(path) ? listNames(root, path).filter(({ isOwn }) => isOwn) : [];
    return [
      ...(ofFile ? [`${path} has a forbidden name: ${ofFile}`] : []),
      ...ofNames.flatMap(({ name, line }) => {
        const breach = findBreach(name);
        return breach ? [`${path}:${line} ${breach}`] : [];
      }),
    ];
  });
}

/** Splits `toNotaFiscal` and `to-nota-fiscal` to ` to nota fiscal `, with plurals as singulars. */
const listWords = (name: string) =>
  ` ${name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=\w{3})(e?s)$/, ''))
    .join(' ')} `;

/** Finds nouns of the API and of tables without an entry in docs/reference/glossary.md. */
function findUnexplained(root: string, files: readonly string[]): string[] {
  const migrations = files.filter((path) => /^apps\/api\/migrations\/\d{4}-.*\.sql$/.test(path));
  const tables = migrations.flatMap((path) =>
    [...readText(root, path).matchAll(/create table (?:if not exists )?(\w+)/gi)].map((match) =>
      toCamel(match[1]!),
    ),
  );
  const nouns = new Set([...Object.keys(paths).map((id) => id.split('.')[0]!), ...tables]);
  const glossary = readGlossary(root);
  const explained = new Set(
    [...glossary.matchAll(/\*\*([^*]+)\*\*\s+—\s+\S/g)].flatMap((match) =>
      match[1]!.split(/,|\//).map(toPlain),
    ),
  );
  const missing = [...nouns].filter((noun) => !explained.has(toPlain(noun))).sort();
  return missing.map(
    (noun) => `docs/reference/glossary.md has no entry for ${noun}; add the line **${noun}** — meaning`,
  );
}

const toCamel = (snake: string) => snake.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
/**
 * Normalizes words for comparison, without accents, case, spaces and punctuation: `documento_fiscal` equals
 * `documentoFiscal`.
 */
const toPlain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

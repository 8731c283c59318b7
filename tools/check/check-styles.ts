import { posix } from 'node:path';
import { parseSource, visit, type Node, type ParsedSource } from './parsed-source.ts';
import { isProgram, isTestCode, listFiles, readText } from '../project.ts';

/** Packages with styles: the apps in a browser and their components. */
const styled = ['apps/web/', 'apps/console/', 'packages/ui/'];
/** The table of theme tokens, each `--cor-<name>` in CSS. */
const tokensFile = 'packages/config/src/tema/theme-tokens.ts';
/** Writes the style of a brand, including properties that are no tokens. */
const themeFile = 'packages/config/src/tema/theme.ts';
/** Renders the page with the pictures of its host. */
const pageFile = 'apps/api/src/modules/pagina/shell.ts';

/** Sheets that may have colour literals: the tokens, and those that are read before them or draw a picture. */
const coloured = [
  'packages/ui/src/styles/tokens.css',
  'packages/ui/src/styles/cores-neutras.css',
  'critical.css',
  'AvisoPrevia.module.css',
  'GameSymbol.module.css',
];

/** Reports used but undefined classes and custom properties, unused classes, and colours that are no tokens. */
export function checkStyles(root: string): string[] {
  const files = listFiles(root).filter((path) => styled.some((folder) => path.startsWith(folder)));
  const sheets = files.filter((path) => path.endsWith('.css')).map((path) => readSheet(root, path));
  const sources = files.filter((path) => isProgram(path)).map((path) => parseSource(root, path));
  return [
    ...checkClasses(sheets, sources),
    ...checkProperties(root, files, sheets, sources),
    ...sheets.flatMap(checkColours),
  ];
}

interface Sheet {
  readonly path: string;
  /** Without comments; line numbers are preserved. */
  readonly text: string;
  readonly classes: ReadonlyMap<string, number>;
}

function readSheet(root: string, path: string): Sheet {
  const text = readText(root, path).replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const classes = new Map<string, number>();
  // Text before a brace is a selector unless it begins with `@`.
  for (const { 1: selector = '', index } of text.matchAll(/([^{};]*)\{/g)) {
    if (selector.trim().startsWith('@')) continue;
    const own = selector.replaceAll(/:global\([^)]*\)|"[^"]*"|'[^']*'/g, (other) => ' '.repeat(other.length));
    for (const match of own.matchAll(/\.(-?[A-Za-z_][\w-]*)/g))
      if (!classes.has(match[1]!)) classes.set(match[1]!, lineOf(text, index + match.index));
  }
  return { path, text, classes };
}

/** Reports colour literals of a sheet. A selector by id is none: its `#` follows no colon. */
const checkColours = ({ path, text }: Sheet): string[] =>
  coloured.some((name) => path.endsWith(name))
    ? []
    : [...text.matchAll(/:[^;{}]*?(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\()/gi)].map(
        (match) =>
          `${path}:${lineOf(text, match.index + match[0].length)} has the colour ${match[1]!}; use a token of packages/ui/src/styles`,
      );

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

interface ClassUse {
  readonly sheet: string;
  /** Undefined for names computed at run time. */
  readonly name: string | undefined;
  readonly place: string;
  readonly source: ParsedSource;
}

function checkClasses(sheets: readonly Sheet[], sources: readonly ParsedSource[]): string[] {
  const modules = new Map(
    sheets.filter(({ path }) => path.endsWith('.module.css')).map((sheet) => [sheet.path, sheet]),
  );
  const uses = sources.filter(({ path }) => !isTestCode(path)).flatMap(listClassUses);
  return [
    ...uses.flatMap(({ sheet, name, place }) =>
      name === undefined || !modules.has(sheet) || modules.get(sheet)!.classes.has(name)
        ? []
        : [`${place} uses the class ${name}, which ${posix.basename(sheet)} does not define`],
    ),
    ...[...modules.values()].flatMap(({ path, classes }) => {
      const own = uses.filter(({ sheet }) => sheet === path);
      return [...classes]
        .filter(([name]) => !own.some((use) => isUseOf(use, name)))
        .map(([name, line]) => `${path}:${line} defines the class ${name}, which is not used; delete it`);
    }),
  ];
}

/** A computed name may be any string literal of the file: a variant, a size. */
const isUseOf = (use: ClassUse, name: string): boolean =>
  use.name === undefined ? new RegExp(`['"\\s{,]${name}['":,\\s]`).test(use.source.text) : use.name === name;

/** Finds `styles.x`, `styles['x']` and `styles[x]` of an imported CSS module. */
function listClassUses(source: ParsedSource): ClassUse[] {
  const { path, program, lineAt } = source;
  const sheets = new Map<string, string>();
  const uses: ClassUse[] = [];
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const { value } = node['source'] as { value: string };
      if (!value.endsWith('.module.css')) return;
      for (const { local } of node['specifiers'] as { local: { name: string } }[])
        sheets.set(local.name, posix.join(posix.dirname(path), value));
    }
    if (node.type !== 'MemberExpression') return;
    const { object, property, computed } = node as unknown as {
      object: Node;
      property: Node;
      computed: boolean;
    };
    const sheet = object.type === 'Identifier' && sheets.get(object['name'] as string);
    if (!sheet) return;
    const name = computed ? property['value'] : property['name'];
    uses.push({
      sheet,
      name: typeof name === 'string' ? name : undefined,
      place: `${path}:${lineAt(node.start)}`,
      source,
    });
  });
  return uses;
}

/** Checks that `var(--x)` is defined by a style sheet, the theme, or an inline style. */
function checkProperties(
  root: string,
  files: readonly string[],
  sheets: readonly Sheet[],
  sources: readonly ParsedSource[],
): string[] {
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, text: readText(root, path) }));
  const programs = sources.filter(({ path }) => !isTestCode(path));
  const defined = new Set([
    ...readTokens(root),
    ...matchAll(readText(root, themeFile), /(--[\w-]+):/g),
    ...(listFiles(root).includes(pageFile) ? matchAll(readText(root, pageFile), /(--[\w-]+):/g) : []),
    ...[...sheets, ...pages].flatMap(({ text }) => matchAll(text, /(?<![\w-])(--[\w-]+)\s*:/g)),
    // A key of a style object, or the argument of setProperty.
    ...programs.flatMap(({ text }) => matchAll(text, /'(--[\w-]+)'\s*(?::|,)/g)),
  ]);
  return [...sheets, ...pages, ...programs].flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)(?=\s*[,)])/g)]
      .filter((match) => !defined.has(match[1]!))
      .map((match) => `${path}:${lineOf(text, match.index)} uses ${match[1]!}, which is not defined`),
  );
}

const matchAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);

/** Returns the theme tokens: the keys of the only table in the file. */
function readTokens(root: string): string[] {
  const table = /themeTokens = \{([\s\S]*?)\n\}/.exec(readText(root, tokensFile))?.[1] ?? '';
  return matchAll(table, /^ {2}'?([\w-]+)'?:/gm).map((name) => `--cor-${name}`);
}

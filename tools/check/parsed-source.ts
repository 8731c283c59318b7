import { join, posix } from 'node:path';
import { parseSync, visitorKeys, type Comment } from 'oxc-parser';
import { readText } from '../project.ts';

/** A node of the syntax tree, as far as the checks use it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface ImportEdge {
  /** As written: `./cpf.ts`, `@trevo/rules/pessoa/cpf`, `react`. */
  readonly specifier: string;
  /** The resolved file, relative to the root; undefined for npm and Node modules. */
  readonly file: string | undefined;
  readonly isType: boolean;
  readonly line: number;
  /** Imported names; empty for `*`, dynamic and side-effect imports. */
  readonly names: readonly string[];
}

export interface ParsedSource {
  readonly path: string;
  readonly text: string;
  readonly program: Node;
  readonly comments: readonly Comment[];
  readonly imports: readonly ImportEdge[];
  lineAt(offset: number): number;
}

const parsed = new Map<string, ParsedSource>();

/**
 * Parses a file and lists its imports of every form: static, dynamic, type-only, export from. Results are cached
 * while the text is unchanged, because many checks parse the same file.
 */
export function parseSource(root: string, path: string): ParsedSource {
  const text = readText(root, path);
  const kept = parsed.get(join(root, path));
  if (kept?.text === text) return kept;
  const source = parseText(path, text);
  parsed.set(join(root, path), source);
  return source;
}

function parseText(path: string, text: string): ParsedSource {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0)
    throw new Error(`${path} cannot be parsed: ${errors[0]?.message ?? 'unknown reason'}`);
  let ends: number[] | undefined;
  const lineAt = (offset: number) => {
    ends ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
    return ends.findIndex((end) => end >= offset) + 1 || ends.length + 1;
  };
  const imports: ImportEdge[] = [];
  const add = (specifier: string, isType: boolean, offset: number, names: string[] = []) =>
    imports.push({ specifier, file: resolveImport(path, specifier), isType, line: lineAt(offset), names });

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const names = entries.flatMap((entry) => entry.importName.name ?? []);
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start, names);
  }
  for (const { entries, start } of module.staticExports) {
    const fromEntries = entries.filter((entry) => entry.moduleRequest);
    const specifiers = new Set(fromEntries.map((entry) => entry.moduleRequest!.value));
    for (const specifier of specifiers) {
      const own = fromEntries.filter((entry) => entry.moduleRequest!.value === specifier);
      const names = own.flatMap((entry) => entry.importName.name ?? []);
      add(
        specifier,
        own.every((entry) => entry.isType),
        start,
        names,
      );
    }
  }
  visit(program as unknown as Node, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const { value } = (node['source'] ?? {}) as { value?: unknown };
    if (typeof value === 'string') add(value, node.type === 'TSImportType', node.start);
  });
  return { path, text, program: program as unknown as Node, comments, imports, lineAt };
}

/** Resolves an import: relative paths, and own packages by the rule `@trevo/x/y` is `packages/x/src/y.ts`. */
function resolveImport(from: string, specifier: string): string | undefined {
  const clean = specifier.replace(/\?.*$/, '');
  if (/^\.\.?\//.test(clean)) return posix.join(posix.dirname(from), clean);
  const own = /^@trevo\/([^/]+)(?:\/(.+))?$/.exec(clean);
  if (!own) return undefined;
  const [, name, rest = 'index'] = own;
  // Components of packages/ui are .ts or .tsx, which the specifier states.
  const file = /\.(tsx?|css)$/.test(rest) ? rest : `${rest}.ts`;
  return name === 'api' || name === 'web' ? `apps/${name}/src/${file}` : `packages/${name}/src/${file}`;
}

/** Calls back for every node below `root`, parents first. */
export function visit(
  root: Node,
  callback: (node: Node, parent: Node | undefined, key: string) => void,
): void {
  const step = (node: Node, parent: Node | undefined, parentKey: string) => {
    callback(node, parent, parentKey);
    for (const key of visitorKeys[node.type] ?? []) {
      const value = node[key];
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) step(child, node, key);
    }
  };
  step(root, undefined, '');
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns the reason in a comment `-- <what>: why`, of at least three words, at a node or on the line before it. */
export function findReason({ comments, lineAt }: ParsedSource, what: string, node: Node): string | undefined {
  const [first, last] = [lineAt(node.start) - 1, lineAt(node.end)];
  return comments
    .filter(({ start }) => lineAt(start) >= first && lineAt(start) <= last)
    .map(({ value }) => value.split(`-- ${what}: `)[1] ?? '')
    .find((reason) => reason.trim().split(/\s+/).length >= 3);
}

/** Returns the names bound by a pattern: `x`, `{ a: x }`, `[x]`, `x = 1`, `...x`. */
export function listBindings(pattern: unknown): { name: string; start: number }[] {
  if (!isNode(pattern)) return [];
  const inside: Record<string, (node: Node) => unknown[]> = {
    ObjectPattern: (node) => node['properties'] as unknown[],
    Property: (node) => [node['value']],
    ArrayPattern: (node) => node['elements'] as unknown[],
    AssignmentPattern: (node) => [node['left']],
    RestElement: (node) => [node['argument']],
  };
  if (pattern.type === 'Identifier') return [{ name: pattern['name'] as string, start: pattern.start }];
  return (inside[pattern.type]?.(pattern) ?? []).flatMap(listBindings);
}

import { listBindings, parseSource, type Node, type ParsedSource } from './parsed-source.ts';
import { isProgram, isTestCode, listFiles } from './project.ts';

/** Whose exports are asked where this check does not look. */
const entrances: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /\.config\.(ts|mjs|d\.mts)$/, why: 'read by the tool that it configures' },
  { files: /^packages\/fixtures\/|^tools\/planted-project\.ts$/, why: 'made for tests' },
  { files: /^packages\/config\/src\/configuracao-questions\.ts$/, why: 'tools/check-questions.ts judges it' },
];

/** What only tests ask so far, and why it stays. */
const awaited: Readonly<Record<string, string>> = {
  'packages/config/src/parse-entradas.ts pickEntradas': 'the older form of the configuration service',
  'packages/rules/src/mask.ts formatCpfCnpj': 'a mask of the product that no screen prints yet',
  'packages/rules/src/mask.ts maskPatterns': 'the masks of the product, held against what formats them',
  'packages/rules/src/periodo.ts isTipoPeriodo': 'no code reads a period from a text yet',
};

/**
 * Exports that no other file asks: they say of a piece that it is for others, and it is not. A test may ask for a piece
 * that its own file uses too, so that it lives; what only tests use says `For tests` in the comment above it. A type may
 * be exported with the piece whose shape it names.
 */
export function checkExports(root: string, waiting = awaited): string[] {
  const sources = listFiles(root)
    .filter(isProgram)
    .map((path) => parseSource(root, path));
  const isTest = (path: string) => isTestCode(path) && !/^(e2e|bench)\//.test(path);
  const isAsked = listAsked(sources.filter(({ path }) => !isTest(path)));
  const isTested = listAsked(sources.filter(({ path }) => isTest(path)));
  const isJudged = (path: string) => !isTestCode(path) && !entrances.some(({ files }) => files.test(path));
  const isAlive = (source: ParsedSource, { name, start, isType }: Export) => {
    if (isAsked(source.path, name)) return true;
    const isUsed = source.text.match(new RegExp(`\\b${name}\\b`, 'g'))!.length > 1;
    if (isType && isUsed) return true;
    return isTested(source.path, name) && (isUsed || isForTests(source, start));
  };
  const dead = sources
    .filter(({ path }) => isJudged(path))
    .flatMap((source) =>
      listExports(source)
        .filter((one) => !isAlive(source, one))
        .map(({ name, start }) => ({
          key: `${source.path} ${name}`,
          line: source.lineAt(start),
          source,
          name,
        })),
    );
  const isDead = (key: string) => dead.some((one) => one.key === key);
  return [
    ...dead
      .filter(({ key }) => !(key in waiting))
      .map(
        ({ source, line, name }) =>
          `${source.path}:${line} exports ${name}, which no other file asks; take the export away, or delete it`,
      ),
    ...Object.keys(waiting)
      .filter((key) => !isDead(key))
      .map((key) => `tools/check-exports.ts ${key} is awaited no more; take it off the list`),
  ];
}

/** Answers whether one of these sources takes a name from a file. */
function listAsked(sources: readonly ParsedSource[]): (path: string, name: string) => boolean {
  const takers = new Map<string, ((name: string) => boolean)[]>();
  for (const { path, imports, text } of sources)
    for (const { file, names } of imports) {
      if (file === undefined || file === path) continue;
      // A whole module (`* as`, `import()`) is asked for what the importing file then names.
      const takes = (name: string) =>
        names.length > 0 ? names.includes(name) : new RegExp(`\\b${name}\\b`).test(text);
      takers.set(file, [...(takers.get(file) ?? []), takes]);
    }
  return (path, name) => takers.get(path)?.some((takes) => takes(name)) ?? false;
}

interface Export {
  readonly name: string;
  readonly start: number;
  /** A type declared here; one that is handed on from another file has nothing here that it names. */
  readonly isType: boolean;
}

function listExports({ program }: ParsedSource): Export[] {
  return (program['body'] as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => {
      const { declaration, specifiers } = node as unknown as { declaration?: Node; specifiers: Node[] };
      if (!declaration)
        return specifiers
          .flatMap(({ exported }) => listBindings(exported))
          .map((id) => ({ ...id, isType: false }));
      const isType = declaration.type.startsWith('TS');
      return listDeclared(declaration)
        .flatMap(listBindings)
        .map(({ name }) => ({ name, start: node.start, isType }));
    });
}

const listDeclared = (declaration: Node): unknown[] =>
  declaration.type === 'VariableDeclaration'
    ? (declaration['declarations'] as Node[]).map(({ id }) => id)
    : [declaration['id']];

/** The comment that ends on the line before says so. */
const isForTests = ({ comments, lineAt }: ParsedSource, start: number): boolean =>
  comments.some(({ value, end }) => lineAt(end) === lineAt(start) - 1 && /\bfor tests\b/i.test(value));

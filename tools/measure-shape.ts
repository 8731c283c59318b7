// npm run shape: structural metrics of the code base. It checks nothing; docs/adr/0024 states the targets.
import { listSqlAsks } from './check/sql/check-tables.ts';
import { parseSource, visit, type ParsedSource } from './check/parsed-source.ts';
import { isProgram, isTestCode, listFiles, projectFolder, readText } from './project.ts';

export interface AreaShape {
  readonly area: string;
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  /** Shares of the files, in percent. */
  readonly under20: number;
  readonly under40: number;
  readonly over300: readonly string[];
  /** 90th percentile of lines per function. */
  readonly functionP90: number;
  /** Lines of tests per line of source. */
  readonly tests: number;
}

const areas: readonly (readonly [area: string, folder: RegExp])[] = [
  ['whole', /^(apps|packages)\/[^/]+\/src\//],
  ['api kernel', /^apps\/api\/src\/kernel\//],
  ['api modules', /^apps\/api\/src\/modules\//],
  ['web app', /^apps\/web\/src\/app\//],
  ['web features', /^apps\/web\/src\/features\//],
  ['web platform', /^apps\/web\/src\/platform\//],
  ['client', /^packages\/client\/src\//],
  ['ui', /^packages\/ui\/src\//],
  ['contract', /^packages\/contract\//],
  ['config', /^packages\/config\//],
  ['rules', /^packages\/rules\//],
  ['fixtures', /^packages\/fixtures\//],
];

/** Tests of an area outside of its folder. */
const farTests: Readonly<Record<string, RegExp>> = {
  whole: /^(apps|packages)\/|^e2e\//,
  'api modules': /^apps\/api\/(src\/modules|test)\//,
};

export function measureShape(root: string): AreaShape[] {
  const all = listFiles(root).filter(isProgram);
  return areas.flatMap(([area, folder]) => {
    const sources = all
      .filter((path) => folder.test(path) && !isTestCode(path))
      .map((path) => parseSource(root, path));
    if (sources.length === 0) return [];
    const lines = sources.map(({ text }) => countLines(text));
    const tests = all.filter((path) => isTestCode(path) && (farTests[area] ?? folder).test(path));
    const total = sum(lines);
    return {
      area,
      files: sources.length,
      lines: total,
      median: quantile(lines, 0.5),
      under20: toPercent(lines, (n) => n < 20),
      under40: toPercent(lines, (n) => n < 40),
      over300: sources.filter(({ text }) => countLines(text) > 300).map(({ path }) => path),
      functionP90: quantile(sources.flatMap(listFunctionLines), 0.9),
      tests: sum(tests.map((path) => countLines(readText(root, path)))) / total,
    };
  });
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Returns the lines of every function with a block body. */
function listFunctionLines({ program, lineAt }: ParsedSource): number[] {
  const found: number[] = [];
  visit(program, (node) => {
    const body = node['body'] as { type?: string } | null;
    if (functions.has(node.type) && body?.type === 'BlockStatement')
      found.push(lineAt(node.end) - lineAt(node.start) + 1);
  });
  return found;
}

/** Returns base names of sources in more than one folder, which are ambiguous without the path. */
export function listSharedNames(root: string): string[] {
  const byName = new Map<string, number>();
  const names = listFiles(root)
    .filter((path) => isProgram(path) && !isTestCode(path) && /^(apps|packages)\/[^/]+\/src\//.test(path))
    .map((path) => path.split('/').at(-1)!);
  for (const name of names) byName.set(name, (byName.get(name) ?? 0) + 1);
  return [...byName].filter(([, count]) => count > 1).map(([name, count]) => `${name} × ${count}`);
}

/** Returns mutually dependent modules of the API and features of the web app, by imports or by SQL. */
export function listMutualPairs(root: string): string[] {
  const roomOf = (path: string) => /^apps\/(?:api\/src\/modules|web\/src\/features)\/[^/]+/.exec(path)?.[0];
  const asks = new Set(listSqlAsks(root).map(([who, whom]) => `${modules}${who} ${modules}${whom}`));
  for (const path of listFiles(root).filter((one) => isProgram(one) && !isTestCode(one)))
    for (const { file } of parseSource(root, path).imports) {
      const [who, whom] = [roomOf(path), roomOf(file ?? '')];
      if (who && whom && who !== whom) asks.add(`${who} ${whom}`);
    }
  return [...asks].filter((pair) => {
    const [who, whom] = pair.split(' ') as [string, string];
    return who < whom && asks.has(`${whom} ${who}`);
  });
}

const modules = 'apps/api/src/modules/';

/** Returns the number of source files per flow: those named in back-ticks in docs/explanation/flows/*.md. */
export function countFlowFiles(root: string): { readonly flow: string; readonly files: number }[] {
  const files = listFiles(root);
  const sources = files.filter((path) => isProgram(path) || path.endsWith('.sql'));
  return files
    .filter((path) => /^docs\/explanation\/flows\/[^/]+\.md$/.test(path))
    .map((flow) => {
      const words = [...readText(root, flow).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sql))`/g)].map(
        (word) => word[1]!,
      );
      const named = sources.filter((path) =>
        words.some((word) => path === word || path.endsWith(`/${word}`)),
      );
      return { flow, files: named.length };
    });
}

const countLines = (text: string) => text.trimEnd().split('\n').length;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const toPercent = (numbers: readonly number[], fits: (n: number) => boolean) =>
  Math.round((100 * numbers.filter(fits).length) / numbers.length);
const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;

function print(shapes: readonly AreaShape[]): void {
  const head = ['area', 'files', 'lines', 'median', '< 20', '< 40', '> 300', 'P90', 'tests : source'];
  const rows = shapes.map((shape) => [
    shape.area,
    shape.files,
    shape.lines,
    shape.median,
    `${shape.under20} %`,
    `${shape.under40} %`,
    shape.over300.length,
    shape.functionP90,
    shape.tests.toFixed(2),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i]).length)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!)))
        .join('  '),
    );
  for (const path of shapes.find(({ area }) => area === 'whole')?.over300 ?? [])
    console.log(`over 300: ${path}`);
}

if (process.argv[1]?.endsWith('measure-shape.ts')) {
  const root = process.argv[2] ?? projectFolder;
  print(measureShape(root));
  console.log(`duplicate names: ${listSharedNames(root).join(', ') || 'none'}`);
  console.log(`mutual dependencies: ${listMutualPairs(root).join(', ') || 'none'}`);
  for (const { flow, files } of countFlowFiles(root)) console.log(`${flow} names ${files} source files`);
}

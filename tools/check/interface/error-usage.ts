import { parseSource, visit, type Node } from '../parsed-source.ts';
import { isProgram, isTestCode, listFiles, readText } from '../../project.ts';

export interface CodeUse {
  readonly code: string;
  readonly path: string;
  readonly line: number;
  /** The error is passed to `refuse(…)`: the whole response of a call, not a reason inside one. */
  readonly isRefusal: boolean;
}

/** Returns every place outside the contract with one of these codes, tests excluded. */
export function findCodeUses(root: string, codes: ReadonlySet<string>): CodeUse[] {
  const files = listFiles(root).filter((path) => /^(apps|packages)\//.test(path) && !isTestCode(path));
  const programs = files.filter((path) => isProgram(path) && !path.startsWith('packages/contract/'));
  const fromSql = files
    .filter((path) => path.endsWith('.sql'))
    .flatMap((path) =>
      [...readText(root, path).matchAll(/'(\w+\.\w+)'/g)]
        .filter((match) => codes.has(match[1]!))
        .map((match) => ({ code: match[1]!, path, line: 0, isRefusal: false })),
    );
  return [...fromSql, ...programs.flatMap((path) => findInProgram(root, path, codes))];
}

function findInProgram(root: string, path: string, codes: ReadonlySet<string>): CodeUse[] {
  const { program, lineAt } = parseSource(root, path);
  const uses: CodeUse[] = [];
  visit(program, (node, parent) => {
    const code = node['value'];
    if (node.type !== 'Literal' || typeof code !== 'string') return;
    const callee = parent?.type === 'CallExpression' ? (parent['callee'] as Node) : undefined;
    const isRefusal = callee?.['name'] === 'refuse' && (parent!['arguments'] as Node[])[0] === node;
    if (isRefusal || codes.has(code)) uses.push({ code, path, line: lineAt(node.start), isRefusal });
  });
  return uses;
}

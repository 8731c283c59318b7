import { parseSource, visit, type Node } from '../parsed-source.ts';
import { isProgram, listFiles } from '../../project.ts';

export interface LogCall {
  readonly place: string;
  /** Undefined when the first argument is not an object literal with `event`. */
  readonly event: string | undefined;
  /** Undefined when the call computes its level. */
  readonly level: string | undefined;
  /** Undefined when the call computes its message. */
  readonly message: string | undefined;
}

const levels = ['debug', 'info', 'warn', 'error', 'fatal'];

/** Returns every call of a logger in the API: `log.warn({ event: 'name', … }, 'Sentence')`. */
export function listLogCalls(root: string): LogCall[] {
  return listNodes(root).flatMap(({ place, node }) => {
    const { level, isLog } = readCallee(node);
    if (!isLog) return [];
    const [fields, message] = node['arguments'] as (Node | undefined)[];
    return { place, event: fields && findEvent(fields), level, message: toText(message) };
  });
}

/** Returns the value of each literal property `event` in the API: also of lines that no plain log call writes. */
export const listLogEvents = (root: string): string[] =>
  listNodes(root).flatMap(({ node }) => findEvent(node) ?? []);

function listNodes(root: string): { place: string; node: Node }[] {
  return listFiles(root)
    .filter((path) => path.startsWith('apps/api/src/') && isProgram(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const { program, lineAt } = parseSource(root, path);
      const nodes: { place: string; node: Node }[] = [];
      visit(program, (node) => {
        if (node.type === 'CallExpression' || node.type === 'ObjectExpression')
          nodes.push({ place: `${path}:${lineAt(node.start)}`, node });
      });
      return nodes;
    });
}

/** Recognizes `log.warn`, `parts.log.warn`, `startLog.warn` and `log[level]`. */
function readCallee(node: Node): { isLog: boolean; level: string | undefined } {
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined;
  if (callee?.type !== 'MemberExpression') return { isLog: false, level: undefined };
  const [object, property] = [callee['object'] as Node, callee['property'] as Node];
  const owner = ((object['property'] as Node | undefined) ?? object)['name'];
  const isLogger = typeof owner === 'string' && /^(log|\w+Log)$/.test(owner);
  const level = callee['computed'] ? undefined : (property['name'] as string);
  return { isLog: isLogger && (level === undefined || levels.includes(level)), level };
}

function findEvent(node: Node): string | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const [first] = node['properties'] as Node[];
  const key = first?.['key'] as Node | undefined;
  return key?.['name'] === 'event' ? toText(first!['value'] as Node) : undefined;
}

const toText = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

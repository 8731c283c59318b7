import { findReason, parseSource, visit, type Node } from './parsed-source.ts';
import { isProgram, isTestCode, listFiles } from '../project.ts';

const isGuarded = (path: string) =>
  path.startsWith('apps/api/src/') &&
  !path.startsWith('apps/api/src/adapters/') &&
  isProgram(path) &&
  !isTestCode(path);

/**
 * Reports error handlers in the API, outside of the adapters, that turn a failure into an absence or a 'no': an
 * outage must never look like a result. `find` functions return undefined without catching; an intentional case
 * has a comment `-- swallowed: why`, of at least three words.
 */
export function checkCatches(root: string): string[] {
  return listFiles(root)
    .filter(isGuarded)
    .flatMap((path) => {
      const source = parseSource(root, path);
      const breaches: string[] = [];
      visit(source.program, (node) => {
        for (const handler of findHandlers(node)) {
          if (!swallows(handler) || findReason(source, 'swallowed', handler)) continue;
          breaches.push(
            `${path}:${source.lineAt(handler.start)} hides a failure; call a find function, rethrow the error, or add: // -- swallowed: why`,
          );
        }
      });
      return breaches;
    });
}

/** Returns error handlers: a catch clause, the argument of `.catch`, the second one of `.then`. */
function findHandlers(node: Node): Node[] {
  if (node.type === 'CatchClause') return [node];
  if (node.type !== 'CallExpression') return [];
  const { property } = node['callee'] as { property?: { name?: string } };
  const given = node['arguments'] as Node[];
  const handler = property?.name === 'catch' ? given[0] : property?.name === 'then' ? given[1] : undefined;
  return handler && /Function/.test(handler.type) ? [handler] : [];
}

/** Whether a handler does nothing or returns an absence, and never rethrows. */
function swallows(handler: Node): boolean {
  const body = handler['body'] as Node;
  if (body.type !== 'BlockStatement') return isAbsence(body);
  let isSwallowed = (body['body'] as Node[]).length === 0;
  let isThrown = false;
  visit(body, (node) => {
    if (node.type === 'ThrowStatement') isThrown = true;
    if (node.type === 'ReturnStatement' && isAbsence(node['argument'] as Node | null)) isSwallowed = true;
  });
  return isSwallowed && !isThrown;
}

function isAbsence(node: Node | null): boolean {
  if (node === null || node.type === 'UnaryExpression') return node?.['operator'] !== '!';
  if (node.type === 'Literal') return [null, false, '', 0].includes(node['value'] as null);
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).length === 0;
  return node.type === 'Identifier' && node['name'] === 'undefined';
}

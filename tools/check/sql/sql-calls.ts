import type { Db } from '../../../apps/api/src/kernel/db/db.ts';
import { readSqlUses } from './sql-uses.ts';

/** Returns the functions of a database by name, each with the functions called in its body, in text order. */
export async function readSqlCalls(db: Db): Promise<Map<string, readonly string[]>> {
  const found = await db.query<{ name: string; body: string }>(
    `select p.proname::text as name, p.prosrc as body from pg_proc p
     where p.pronamespace = 'public'::regnamespace order by p.proname::text collate "C"`,
  );
  const functions = new Set(found.map(({ name }) => name));
  return new Map(
    found.map(({ name, body }) => {
      const uses = readSqlUses(body, { tables: new Set(), functions });
      return [name, [...new Set(uses.filter(({ kind }) => kind === 'call').map((use) => use.name))]];
    }),
  );
}

/** Renders the documentation page with the call tree of registering a receipt. */
export function renderCallsPage(calls: ReadonlyMap<string, readonly string[]>, root: string): string {
  const { lines, depth } = drawCalls(calls, root);
  const reached = listReached(calls, root);
  return `# Functions that \`${root}\` calls

Written by \`npm run schema\` from the bodies of the functions in the database; do not edit. A function that was drawn before
is followed by \`…\`.

\`\`\`text
${lines.join('\n')}
\`\`\`

Functions: ${reached.size}. Deepest call: ${depth} levels below \`${root}\`. Called from one place only:
${listSingle(calls, reached)
  .map((name) => `\`${name}\``)
  .join(', ')}.
`;
}

function drawCalls(
  calls: ReadonlyMap<string, readonly string[]>,
  root: string,
): { lines: string[]; depth: number } {
  const lines: string[] = [root];
  const drawn = new Set<string>();
  let depth = 0;
  const draw = (name: string, indent: string, level: number): void => {
    drawn.add(name);
    depth = Math.max(depth, level);
    const called = calls.get(name) ?? [];
    called.forEach((one, at) => {
      const isLast = at === called.length - 1;
      const isRepeated = drawn.has(one) && (calls.get(one) ?? []).length > 0;
      lines.push(`${indent}${isLast ? '└─' : '├─'} ${one}${isRepeated ? ' …' : ''}`);
      if (isRepeated) depth = Math.max(depth, level + 1);
      else draw(one, `${indent}${isLast ? '   ' : '│  '}`, level + 1);
    });
  };
  draw(root, '', 0);
  return { lines, depth };
}

function listReached(calls: ReadonlyMap<string, readonly string[]>, root: string): Set<string> {
  const reached = new Set<string>();
  const follow = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const one of calls.get(name) ?? []) follow(one);
  };
  follow(root);
  reached.delete(root);
  return reached;
}

const listSingle = (calls: ReadonlyMap<string, readonly string[]>, reached: ReadonlySet<string>): string[] =>
  [...reached]
    .filter((name) => [...calls.values()].filter((called) => called.includes(name)).length === 1)
    .sort();

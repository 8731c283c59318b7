import { parseSource, visit } from '../parsed-source.ts';
import { isProgram, isTestCode, listFiles, readText } from '../../project.ts';
import { hole, readSqlUses, type SqlNames, type SqlUse } from './sql-uses.ts';
import { allowedReads, type AllowedReads } from './allowed-reads.ts';
import { tableOwners } from './tables.ts';
import { moduleLevels } from '../boundaries.ts';

export interface TableRules {
  readonly tableOwners: Readonly<Record<string, readonly string[]>>;
  readonly allowedReads: readonly AllowedReads[];
  readonly moduleLevels: readonly (readonly string[])[];
}

/** A use of a table or a function, with its module. */
interface Use extends SqlUse {
  readonly place: string;
  readonly module: string;
}

const source = 'apps/api/src/';
const schemaFile = 'apps/api/migrations/schema.sql';
const list = 'tools/check/sql/tables.ts';
const reads = 'tools/check/sql/allowed-reads.ts';

/** Checks every SQL text of the API against tools/check/sql/tables.ts: writes, reads and calls per module. */
export function checkTables(
  root: string,
  rules: TableRules = { tableOwners, allowedReads, moduleLevels },
): string[] {
  const { tables, owners, uses, ownerOf } = readHouse(root, rules);
  return [
    ...checkOwners(tables, rules.tableOwners),
    ...checkAllowed(uses, owners, rules),
    ...uses.flatMap((use) => {
      const why = checkUse(use, ownerOf(use), rules);
      return why ? [`${use.place} ${why}`] : [];
    }),
  ];
}

/** Returns the pairs of modules whose SQL uses another one's tables and functions: `[user, owner]`, each once. */
export function listSqlAsks(
  root: string,
  rules: TableRules = { tableOwners, allowedReads, moduleLevels },
): [string, string][] {
  const { uses, ownerOf } = readHouse(root, rules);
  const asks = uses.flatMap((use) => {
    const owner = ownerOf(use);
    return owner === undefined || owner === use.module ? [] : [`${use.module} ${owner}`];
  });
  return [...new Set(asks)].map((pair) => pair.split(' ') as [string, string]);
}

/** Reads the tables, their owners, and their uses in the SQL of the API. */
function readHouse(root: string, rules: TableRules) {
  // Calls through `callFunction` are read at its callers, which name the function.
  const files = listFiles(root).filter(
    (path) => path.startsWith(source) && !path.startsWith(`${source}schema/`) && !isTestCode(path),
  );
  const owners = new Map(
    Object.entries(rules.tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
  );
  const functions = findFunctions(root, files);
  const tables = findTables(root);
  const uses = readUses(root, files, {
    tables: new Set([...tables, ...owners.keys()]),
    functions: new Set(functions.keys()),
  });
  const ownerOf = ({ kind, name }: Use) => (kind === 'call' ? functions.get(name) : owners.get(name));
  return { tables, owners, uses, ownerOf };
}

function checkUse(
  { kind, name, module }: Use,
  owner: string | undefined,
  rules: TableRules,
): string | undefined {
  if (kind === 'unreadable')
    return `builds the name of a table or function (${name === hole ? '${…}' : name}); write the name into the SQL`;
  if (owner === undefined || owner === module) return undefined;
  const isBelow = levelOf(rules, owner) < levelOf(rules, module);
  if (kind === 'write')
    return `writes or locks ${name}, which ${owner} owns; call a function of its sql/ folder or its public.ts`;
  if (kind === 'call')
    return isBelow
      ? undefined
      : `calls ${name} of ${owner}, which is not on a lower level than ${module}; pass the result in, or move the code`;
  const isAllowed = rules.allowedReads.some(
    (allowed) => allowed.module === module && allowed.tables.includes(name),
  );
  return isAllowed
    ? undefined
    : `reads ${name}, which ${owner} owns; call ${owner}, or add the read to ${reads} with its reason`;
}

/** Kernel and adapters are below all modules; the composition root is above. */
function levelOf({ moduleLevels: levels }: TableRules, module: string): number {
  if (module === 'kernel' || module === 'adapters') return -1;
  const level = levels.findIndex((modules) => modules.includes(module));
  return level === -1 ? levels.length : level;
}

function checkOwners(tables: ReadonlySet<string>, owners: TableRules['tableOwners']): string[] {
  const owned = Object.values(owners).flat();
  return [
    ...[...tables]
      .filter((table) => !owned.includes(table))
      .map((table) => `${schemaFile} table ${table} has no owner in ${list}; add one`),
    ...owned
      .filter((table) => !tables.has(table))
      .map((table) => `${list} lists the table ${table}, which is missing in ${schemaFile}; remove it`),
    ...owned
      .filter((table, at) => owned.indexOf(table) !== at)
      .map((table) => `${list} lists two owners of the table ${table}; keep one`),
  ];
}

/**
 * Checks that the permissions only lead to lower modules, so that two modules never read each other, and that
 * none is unused.
 */
function checkAllowed(
  uses: readonly Use[],
  owners: ReadonlyMap<string, string>,
  rules: TableRules,
): string[] {
  return rules.allowedReads.flatMap(({ module, tables }) =>
    tables.flatMap((table) => {
      const owner = owners.get(table);
      const isUsed = uses.some((use) => use.kind === 'read' && use.module === module && use.name === table);
      if (!isUsed)
        return [`${reads} allows ${module} to read ${table}, which it does not read; remove the entry`];
      if (owner !== undefined && levelOf(rules, owner) < levelOf(rules, module)) return [];
      return [`${reads} allows ${module} to read ${table} of ${owner}, which is not on a lower level`];
    }),
  );
}

const findTables = (root: string): ReadonlySet<string> =>
  new Set([...readText(root, schemaFile).matchAll(/^create table (\w+)/gm)].map((match) => match[1]!));

const isModuleSql = (path: string) => /^apps\/api\/src\/modules\/[^/]+\/sql\/[^/]+\.sql$/.test(path);

/** Returns the SQL functions of the modules with the module that defines them. */
function findFunctions(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(isModuleSql)
      .flatMap((path) =>
        [...readText(root, path).matchAll(/^create (?:or replace )?function (\w+)/gim)].map(
          (match) => [match[1]!.toLowerCase(), toModule(path)] as const,
        ),
      ),
  );
}

/** Returns `cupom` for modules/cupom/…, `kernel`, `adapters`, and `app` for the composition root. */
const toModule = (path: string): string =>
  /^apps\/api\/src\/(?:modules\/([^/]+)|(kernel|adapters))\//.exec(path)?.slice(1).find(Boolean) ?? 'app';

function readUses(root: string, files: readonly string[], names: SqlNames): Use[] {
  return files.flatMap((path) =>
    readSqlTexts(root, path, names).flatMap(({ sql, line }) =>
      readSqlUses(sql, names).map((use) => {
        const lines = sql.slice(0, use.offset).split('\n').length - 1;
        return { ...use, place: `${path}:${line + lines}`, module: toModule(path) };
      }),
    ),
  );
}

/** Returns the SQL of an API file: a whole .sql file, or the string literals of a program, each with its first line. */
export function readSqlTexts(root: string, path: string, names: SqlNames): { sql: string; line: number }[] {
  if (path.endsWith('.sql')) return [{ sql: readText(root, path), line: 1 }];
  return isProgram(path) ? listSqlTexts(root, path, names) : [];
}

/** Returns the strings and templates of a program that are SQL, with a placeholder for each `${…}`. */
function listSqlTexts(root: string, path: string, names: SqlNames): { sql: string; line: number }[] {
  const { program, lineAt } = parseSource(root, path);
  const texts: { sql: string; line: number }[] = [];
  visit(program, (node, parent, key) => {
    const text =
      node.type === 'TemplateLiteral'
        ? (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(hole)
        : node.type === 'Literal' && node['value'];
    const isJoined = parent?.type === 'BinaryExpression' && parent['operator'] === '+' && key === 'left';
    // `callFunction(db, 'name', …)`.
    const isCalled = typeof text === 'string' && names.functions.has(text);
    const sql = isCalled ? `select ${text}()` : typeof text === 'string' && isJoined ? text + hole : text;
    if (typeof sql === 'string' && isSql(sql, names)) texts.push({ sql, line: lineAt(node.start) });
  });
  return texts;
}

const sqlBeginning =
  /^(?:with|select|insert into|delete from|merge into|truncate|lock|copy \S+ (?:from|to)|alter table|table [a-z]\w*$|explain [a-z]|create (?:or replace )?(?:trigger|function|(?:unique )?index)|update (?:only )?\S+ (?:(?:as )?\S+ )?set|from \S+ \S|(?:(?:left|right|full|inner|cross) )?join \S+ \S)/i;
const sqlComment = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Whether a text is a statement or a fragment; a sentence with just 'from' or 'update' is none. */
function isSql(text: string, { functions }: SqlNames): boolean {
  const line = text.replace(sqlComment, ' ').replace(/\s+/g, ' ').trim();
  if (sqlBeginning.test(line) || /\( ?select\b|\$\d/i.test(line)) return true;
  return [...text.matchAll(/(\w+)\(/g)].some((match) => functions.has(match[1]!.toLowerCase()));
}

import { distribuicao } from '../../../apps/api/src/distribuicao.ts';
import type { Distribuicao } from '../../../apps/api/src/kernel/db/distribute.ts';
import { readSqlTexts } from './check-tables.ts';
import { juncoesPermitidas, type JuncaoPermitida } from './juncoes.ts';
import { isTestCode, listFiles, readText } from '../../project.ts';
import { readSqlUses } from './sql-uses.ts';

export interface DistribuicaoRules {
  readonly plano: Distribuicao;
  readonly permitidas: readonly JuncaoPermitida[];
}

const schemaFile = 'apps/api/migrations/schema.sql';
const list = 'apps/api/src/distribuicao.ts';
const allowed = 'tools/check/sql/juncoes.ts';

/**
 * Checks statically whether the database can be sharded as distribuicao.ts says.
 *
 * It reads the dump of the schema and every SQL text of the API, statement by statement. Not detected: tables
 * used by called functions, statements assembled from pieces none of which names both tables, value-dependent
 * behaviour (a query without its distribution column is sent to every shard, which is slow but correct), and
 * other limits of Citus. `npm run test:citus` covers those.
 */
export function checkDistribuicao(
  root: string,
  rules: DistribuicaoRules = { plano: distribuicao, permitidas: juncoesPermitidas },
): string[] {
  const schema = readText(root, schemaFile);
  const tables = readTables(schema);
  const places = toPlaces(rules.plano);
  return [
    ...checkPlaces(tables, places, rules.plano),
    ...checkUnicos(tables, rules.plano),
    ...tables.flatMap((table) => checkTable(withoutUnicos(table, rules.plano), places)),
    ...checkFunctions(schema, rules.plano),
    ...checkBodies(root, tables, places),
    ...checkStatements(root, schema, tables, places, rules.permitidas),
  ];
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Unique constraints and indexes: their name and columns. */
  readonly uniques: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly references: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly table: string;
    readonly targets: readonly string[];
  }[];
}

/** The co-location group of a table with its distribution column, `copiada` (reference table) or `local`. */
interface Place {
  readonly group: string;
  readonly key: string | undefined;
}

function toPlaces(plano: Distribuicao): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const add = (table: string, group: string, key?: string) =>
    places.set(table, [...(places.get(table) ?? []), { group, key }]);
  for (const { nome, chaves } of plano.grupos)
    for (const [table, key] of Object.entries(chaves)) add(table, nome, key);
  for (const table of plano.copiadas) add(table, 'copiada');
  for (const table of plano.locais) add(table, 'local');
  return places;
}

const toNames = (columns: string): string[] => columns.split(',').map((name) => name.trim());

function readTables(schema: string): Table[] {
  return [
    ...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);\n((?:CREATE (?:UNIQUE )?INDEX .*\n)*)/gm),
  ].map(([, name, body, indexes]) => ({
    name: name!,
    columns: [...body!.matchAll(/^ {2}(?!constraint )(\w+) /gm)].map((match) => match[1]!),
    uniques: [
      ...body!.matchAll(/^ {2}constraint (\w+) (?:PRIMARY KEY|UNIQUE) \(([^)]*)\)/gm),
      ...indexes!.matchAll(/^CREATE UNIQUE INDEX (\w+) .*? USING btree \((.*?)\)(?: WHERE .*)?;$/gm),
    ].map(([, constraint, columns]) => ({ name: constraint!, columns: toNames(columns!) })),
    references: [
      ...body!.matchAll(/^ {2}constraint (\w+) FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(([^)]*)\)/gm),
    ].map(([, constraint, columns, table, targets]) => ({
      name: constraint!,
      columns: toNames(columns!),
      table: table!,
      targets: toNames(targets!),
    })),
  }));
}

function checkPlaces(
  tables: readonly Table[],
  places: ReadonlyMap<string, Place[]>,
  { grupos }: Distribuicao,
): string[] {
  const known = new Set(tables.map(({ name }) => name));
  return [
    ...tables
      .filter(({ name }) => !places.has(name))
      .map(({ name }) => `${schemaFile} table ${name} is missing in ${list}; add its distribution`),
    ...[...places].flatMap(([table, those]) => [
      ...(known.has(table)
        ? []
        : [`${list} distributes ${table}, which is missing in ${schemaFile}; remove it`]),
      ...(those.length > 1 ? [`${list} lists ${table} ${those.length} times; keep one entry`] : []),
    ]),
    ...grupos
      .filter(({ primeira, chaves }) => !(primeira in chaves))
      .map(({ nome, primeira }) => `${list} colocates ${nome} with ${primeira}, which it does not list`),
  ];
}

/** Removes the unique indexes that are dropped on sharding. */
const withoutUnicos = (table: Table, { unicos }: Distribuicao): Table => ({
  ...table,
  uniques: table.uniques.filter(({ name }) => !unicos[table.name]?.includes(name)),
});

const checkUnicos = (tables: readonly Table[], { unicos }: Distribuicao): string[] =>
  Object.entries(unicos).flatMap(([name, indexes]) => {
    const table = tables.find((one) => one.name === name);
    return indexes
      .filter((index) => !table?.uniques.some((unique) => unique.name === index))
      .map((index) => `${list} drops the index ${index} of ${name}, which is missing in ${schemaFile}`);
  });

function checkTable(
  { name, columns, uniques, references }: Table,
  places: ReadonlyMap<string, Place[]>,
): string[] {
  const place = places.get(name)?.[0];
  if (!place) return [];
  const { key } = place;
  if (key !== undefined && !columns.includes(key))
    return [`${list} shards ${name} by ${key}, which is not one of its columns`];
  return [
    ...(key === undefined ? [] : uniques.filter((unique) => !unique.columns.includes(key))).map(
      (unique) =>
        `${schemaFile} ${unique.name} is unique without the shard key ${key} of ${name}, so two shards would each accept the value; add the key to it`,
    ),
    ...references.flatMap((reference) => {
      const target = places.get(reference.table)?.[0];
      if (!target || isHeld(place, reference, target)) return [];
      return [
        `${schemaFile} ${reference.name} of ${name} (${place.group}) references ${reference.table} (${target.group}), which may be on another machine; colocate both tables or drop the constraint`,
      ];
    }),
  ];
}

/** Whether both rows of a foreign key are in the same shard. */
function isHeld(from: Place, { columns, targets }: Table['references'][number], to: Place): boolean {
  if (to.group === 'copiada') return from.group !== 'local';
  if (from.key === undefined || to.key === undefined) return from.group === to.group;
  return from.group === to.group && targets[columns.indexOf(from.key)] === to.key;
}

function checkFunctions(schema: string, { funcoes }: Distribuicao): string[] {
  return Object.entries(funcoes).flatMap(([name, { chave }]) => {
    const heads = [...schema.matchAll(new RegExp(`^function ${name}\\((.*?)\\) returns`, 'gm'))];
    if (heads.length === 0)
      return [`${list} distributes the function ${name}, which is missing in ${schemaFile}`];
    return heads
      .filter(([, args]) => !new RegExp(`(^|, )${chave} `).test(args!))
      .map(
        () =>
          `${schemaFile} ${name} has no argument ${chave}, so it cannot run on the shard of its rows; add the argument`,
      );
  });
}

/** A function in plain SQL is planned before its arguments are known, so the shard of its rows is unknown. */
function checkBodies(root: string, tables: readonly Table[], places: ReadonlyMap<string, Place[]>): string[] {
  const names = { tables: new Set(tables.map(({ name }) => name)), functions: new Set<string>() };
  const files = listFiles(root).filter((path) => /^apps\/api\/src\/modules\/.*\.sql$/.test(path));
  return files.flatMap((path) => {
    const sql = readText(root, path);
    const heads =
      /^create or replace function (\w+)\(([^$]*?)\)\s+returns[^$]*?\blanguage sql\b[^$]*\$\$([\s\S]*?)\$\$/gm;
    return [...sql.matchAll(heads)].flatMap(({ 1: name, 2: args, 3: body, index }) => {
      const table = readSqlUses(body!, names).find((use) => places.get(use.name)?.[0]?.key !== undefined);
      if (args!.trim() === '' || !table) return [];
      const line = sql.slice(0, index).split('\n').length;
      return [
        `${path}:${line} ${name} queries ${table.name} in SQL with arguments, which Citus cannot plan on a sharded table; write it in plpgsql`,
      ];
    });
  });
}

function checkStatements(
  root: string,
  schema: string,
  tables: readonly Table[],
  places: ReadonlyMap<string, Place[]>,
  permitidas: readonly JuncaoPermitida[],
): string[] {
  const names = { tables: new Set(tables.map(({ name }) => name)), functions: new Set<string>() };
  const rowTakers = listRowTakers(schema, names.tables);
  const used = new Set<JuncaoPermitida>();
  const findBreach = (path: string, text: string): { why: string; offset: number } | undefined => {
    const uses = readSqlUses(text, names).filter(({ kind }) => kind !== 'unreadable');
    const spread = [...new Set(uses.map(({ name }) => name))].flatMap((name) => {
      const group = places.get(name)?.[0]?.group;
      return group === undefined || group === 'copiada' ? [] : [{ name, group }];
    });
    const row = spread.some(({ group }) => group !== 'local') ? findRowArgument(text, rowTakers) : undefined;
    if (row)
      return {
        why: `passes a whole row to ${row.call}, whose row type differs on each machine; pass the columns`,
        offset: row.offset,
      };
    if (new Set(spread.map(({ group }) => group)).size < 2) return undefined;
    const permit = permitidas.find(
      (one) => one.file === path && spread.every(({ name }) => one.tables.includes(name)),
    );
    if (permit) {
      used.add(permit);
      return undefined;
    }
    const tables = spread.map(({ name, group }) => `${name} (${group})`).join(' and ');
    return {
      why: `queries ${tables} in one statement, and their rows are on different machines; write two statements, or add the join to ${allowed} with its reason`,
      offset: uses[0]?.offset ?? 0,
    };
  };
  const breaches = listFiles(root)
    .filter((path) => path.startsWith('apps/api/src/') && !isTestCode(path))
    .flatMap((path) =>
      readSqlTexts(root, path, names).flatMap(({ sql, line }) =>
        splitSql(sql).flatMap(({ text, offset }) => {
          const found = findBreach(path, text);
          const lineOf = (at: number) => line + sql.slice(0, offset + at).split('\n').length - 1;
          return found ? [`${path}:${lineOf(found.offset)} ${found.why}`] : [];
        }),
      ),
    );
  const idle = permitidas.filter((one) => !used.has(one));
  return [
    ...breaches,
    ...idle.map(
      ({ file, tables: those }) =>
        `${allowed} allows ${file} to join ${those.join(', ')}, which it does not join; remove the entry`,
    ),
  ];
}

/** Returns the functions that take a row of a table. */
const listRowTakers = (schema: string, tables: ReadonlySet<string>): string[] =>
  [...schema.matchAll(/^function (\w+)\((.*?)\) returns/gm)]
    .filter(([, , args]) => args!.split(', ').some((arg) => tables.has(arg.split(' ').at(-1)!)))
    .map(([, name]) => name!);

/** Finds a call with the alias of a table read by the same statement; a variable of plpgsql is no such alias. */
function findRowArgument(text: string, rowTakers: readonly string[]) {
  const aliases = [...text.matchAll(/\b(?:from|join|update|,)\s+\w+\s+(?:as\s+)?(\w+)/gi)].map(
    (match) => match[1]!,
  );
  for (const { 1: name, 2: argument, index } of text.matchAll(/\b(\w+)\(\s*(\w+)\s*[,)]/g))
    if (rowTakers.includes(name!) && aliases.includes(argument!)) return { call: name!, offset: index };
  return undefined;
}

/**
 * Splits a text into statements, function bodies included: at semicolons, and at the keywords of plpgsql before
 * a statement, except inside `case … end`.
 */
function splitSql(sql: string): { text: string; offset: number }[] {
  const parts: { text: string; offset: number }[] = [];
  let [start, depth] = [0, 0];
  const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\b(?:case|end|then|else|loop|begin)\b|;/gi;
  for (const { 0: token, index } of sql.matchAll(tokens)) {
    const word = token.toLowerCase();
    if (word === 'case') depth++;
    else if (word === 'end' && depth > 0) depth--;
    else if (word === ';' || (depth === 0 && /^(then|else|loop|begin)$/.test(word))) {
      parts.push({ text: sql.slice(start, index), offset: start });
      start = index + token.length;
      if (word === ';') depth = 0;
    }
  }
  return [...parts, { text: sql.slice(start), offset: start }];
}

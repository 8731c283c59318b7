import type { Db } from '../../apps/api/src/kernel/db/db.ts';

interface FoundTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isRequired: boolean }[];
  readonly checks: readonly string[] | null;
}

interface FoundFunction {
  readonly name: string;
  /** Result type; the name of a table for its rows. */
  readonly type: string;
  readonly isSet: boolean;
  /** `mode` as in pg_proc: `i` in, `o` out, `t` column of a returned table. */
  readonly args: readonly { readonly name: string; readonly type: string; readonly mode: string }[] | null;
}

const tablesSql = `
select c.relname::text as name,
  (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'isRequired', a.attnotnull)
      order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
order by c.relname::text collate "C"`;

const functionsSql = `
select p.proname::text as name, format_type(p.prorettype, null) as type, p.proretset as "isSet",
  (select jsonb_agg(jsonb_build_object('name', p.proargnames[a.at], 'type', format_type(a.type, null),
      'mode', coalesce(p.proargmodes[a.at]::text, 'i')) order by a.at)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, at)) as args
from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname::text collate "C"`;

/** TypeScript types that the driver returns (pg-db.ts). */
const rowTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  record: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  void: 'void',
};
/** Argument types where they differ: JSON is passed as text. */
const argumentTypes: Readonly<Record<string, string>> = { jsonb: 'string' };

/** Nullable result columns, and functions that can return null: the catalogue knows nullability only for tables. */
const nullableResults: Readonly<Record<string, readonly string[]>> = {
  chave_acesso_take: ['dono', 'documento', 'revisado_em'],
  conta_credit: ['conta_credit'],
  contador_take: ['esgotado'],
  documento_register: ['documento_fiscal_id', 'motivo', 'motivo_valores'],
  indicacao_find_dono: ['indicacao_find_dono'],
  indicacao_reward: ['indicacao_reward'],
  indicacao_reward_by: ['indicacao_reward_by'],
  pedido_find_repetido: ['pedido_find_repetido'],
  premio_unidade_take: ['unidade', 'premio_id'],
  produto_estoque_find_falta: ['produto_estoque_find_falta'],
  venda_import: ['venda_import'],
};

const header = `// Types of table rows and functions. Written by npm run schema; do not edit.
`;

/** Renders the TypeScript types of all tables and of the functions that a program can call. */
export async function readSchemaTypes(db: Db): Promise<string> {
  const tables = await db.query<FoundTable>(tablesSql);
  const functions = (await db.query<FoundFunction>(functionsSql))
    .map((found) => toFunction(found, tables))
    .filter((one) => one !== undefined);
  return `${header}
/** Row types by table name. */
export interface Tables {
${tables.map(renderTable).join('\n')}
}

/** Function types by name. The catalogue does not say which arguments may be null. */
export interface Functions {
${functions.map(renderFunction).join('\n')}
}

/** Arguments of a function in their order, and the columns of its rows. */
export interface FunctionShape {
  readonly args: readonly string[];
  readonly answers: 'value' | 'row' | 'rows';
  readonly columns: readonly string[];
}

export const functionShapes: { readonly [F in keyof Functions]: FunctionShape } = {
${functions.map(renderShape).join('\n')}
};
`;
}

/** Maps a database type to TypeScript; undefined for one that no program passes, such as a row. */
function toType(type: string, kind: 'row' | 'argument'): string | undefined {
  const own = kind === 'argument' ? argumentTypes[type] : undefined;
  if (!type.endsWith('[]')) return own ?? rowTypes[type];
  const entry = toType(type.slice(0, -2), kind);
  return entry && (kind === 'argument' ? `readonly (${entry} | null)[]` : `${entry}[]`);
}

/** Returns the texts that a constraint allows, by column: `CHECK ((tipo = ANY (ARRAY['a'::text, 'b'::text])))`. */
function readTexts(checks: FoundTable['checks']): Map<string, string> {
  const found = (checks ?? []).map((check) =>
    /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(check),
  );
  return new Map(
    found
      .filter((match) => match !== null)
      .map(([, column, texts]) => [column!, texts!.replaceAll('::text', '').replaceAll(', ', ' | ')]),
  );
}

/** Returns the type of a result value: of a column or a computed expression. */
export const toRowType = (type: string): string | undefined => toType(type, 'row');

/** Throws for a column of a type that is not in the list above. */
function requireType(type: string | undefined, place: string): string {
  if (type === undefined)
    throw new Error(`${place} has a type that tools/postgres/schema-types.ts does not map; add a line`);
  return type;
}

const orNull = (type: string, isRequired: boolean) =>
  isRequired || type === 'unknown' ? type : `${type} | null`;

function renderColumns({ name: table, columns, checks }: FoundTable): string[] {
  const texts = readTexts(checks);
  return columns.map(({ name, type, isRequired }) => {
    const known = requireType(texts.get(name) ?? toType(type, 'row'), `${table}.${name}`);
    return `${name}: ${orNull(known, isRequired)};`;
  });
}

const renderTable = (table: FoundTable): string =>
  `  ${table.name}: {\n${renderColumns(table)
    .map((column) => `    ${column}\n`)
    .join('')}  };`;

interface CallableFunction {
  readonly name: string;
  readonly args: readonly string[];
  readonly answers: 'value' | 'row' | 'rows';
  readonly columns: readonly string[];
  readonly argumentTypes: readonly string[];
  readonly result: string;
}

const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Undefined for an internal function or a trigger: it takes or returns a table row. */
function toFunction(found: FoundFunction, tables: readonly FoundTable[]): CallableFunction | undefined {
  const { name, type, isSet } = found;
  const all = found.args ?? [];
  const inputs = all.filter(({ mode }) => mode === 'i');
  const types = inputs.map((one) => toType(one.type, 'argument'));
  const outputs = all.filter(({ mode }) => mode !== 'i');
  const table = tables.find((one) => one.name === type);
  if (types.includes(undefined) || (table ? !isSet : rowTypes[type.replace('[]', '')] === undefined))
    return undefined;
  const maybeNull = nullableResults[name] ?? [];
  const toResult = (one: { name: string; type: string }) =>
    orNull(requireType(toType(one.type, 'row'), `${name}.${one.name}`), !maybeNull.includes(one.name));
  const isRow = outputs.length > 0;
  return {
    name,
    args: inputs.map((one) => toCamel(one.name.replace(/^p_/, ''))),
    argumentTypes: types.map((one) => orNull(one!, false)),
    answers: isSet ? 'rows' : isRow ? 'row' : 'value',
    columns: table ? table.columns.map((column) => column.name) : outputs.map((column) => column.name),
    result: table
      ? `Tables['${table.name}']`
      : isRow
        ? `{ ${outputs.map((one) => `${one.name}: ${toResult(one)}`).join('; ')} }`
        : toResult({ name, type }),
  };
}

const renderFunction = ({ name, args, argumentTypes: types, answers, result }: CallableFunction): string =>
  `  ${name}: {
    args: {${args.map((arg, at) => ` ${arg}: ${types[at]}`).join(';')} };
    result: ${answers === 'rows' ? `readonly ${result}[]` : result};
  };`;

const toList = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const renderShape = ({ name, args, answers, columns }: CallableFunction): string =>
  `  ${name}: { args: ${toList(args)}, answers: '${answers}', columns: ${toList(columns)} },`;

import type { Db } from '../../apps/api/src/kernel/db/db.ts';

interface TableRow {
  readonly name: string;
  readonly columns: readonly string[];
  readonly constraints: readonly string[] | null;
  readonly indexes: readonly string[] | null;
  readonly unlogged: boolean;
}

// Only columns that are identical on PostgreSQL 15 to 18: 18 lists NOT NULL among the constraints, so those are read
// from the columns.
const tablesSql = `
select c.relname as name,
  (select array_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      case when a.attidentity <> '' then ' generated as identity' else '' end,
      case when d.adbin is null then ''
        when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        else ' default ' || pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select array_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
      order by array_position(array['p', 'u', 'f', 'c', 'x'], k.contype::text), k.conname::text collate "C")
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')) as constraints,
  (select array_agg(pg_get_indexdef(i.indexrelid) order by n.relname::text collate "C")
    from pg_index i join pg_class n on n.oid = i.indexrelid
    where i.indrelid = c.oid
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))) as indexes,
  c.relpersistence = 'u' as unlogged
from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and c.relkind in ('r', 'p')
order by c.relname::text collate "C"`;

const listsSql = {
  types: `
select format('create type %I as enum (%s);', t.typname,
  (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as line
from pg_type t join pg_namespace s on s.oid = t.typnamespace
where s.nspname = 'public' and t.typtype = 'e' order by t.typname::text collate "C"`,
  composites: `
select format('create type %I as (%s);', c.relname,
  (select string_agg(format(E'\\n  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ',' order by a.attnum)
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) || E'\\n') as line
from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and c.relkind = 'c' order by c.relname::text collate "C"`,
  sequences: `
select format('create sequence %I;', c.relname) as line
from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and c.relkind = 'S' order by c.relname::text collate "C"`,
  views: `
select format(E'create view %I as\\n%s', c.relname, pg_get_viewdef(c.oid, true)) as line
from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and c.relkind in ('v', 'm') order by c.relname::text collate "C"`,
  functions: `
select format('function %I(%s) returns %s language %s %s;', p.proname, pg_get_function_arguments(p.oid),
  pg_get_function_result(p.oid), l.lanname,
  case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end) as line
from pg_proc p join pg_namespace s on s.oid = p.pronamespace join pg_language l on l.oid = p.prolang
where s.nspname = 'public' order by p.proname::text collate "C", pg_get_function_arguments(p.oid) collate "C"`,
  triggers: `
select pg_get_triggerdef(t.oid) || ';' as line
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace s on s.oid = c.relnamespace
where s.nspname = 'public' and not t.tgisinternal order by c.relname::text collate "C", t.tgname::text collate "C"`,
};

/** Returns the schema of a database as readable text: the same on PostgreSQL 15 to 18. */
export async function readSchema(db: Db): Promise<string> {
  const parts: string[] = [];
  const addList = async (kind: keyof typeof listsSql) => {
    const rows = await db.query<{ line: string }>(listsSql[kind]);
    parts.push(rows.map(({ line }) => line).join('\n'));
  };
  await addList('types');
  await addList('composites');
  await addList('sequences');
  for (const table of await db.query<TableRow>(tablesSql)) parts.push(renderTable(table));
  await addList('views');
  await addList('functions');
  await addList('triggers');
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function renderTable({ name, columns, constraints, indexes, unlogged }: TableRow): string {
  const lines = [...columns, ...(constraints ?? [])].map((line) => `  ${line}`);
  return [
    `create table ${name} (\n${lines.join(',\n')}\n);`,
    ...(indexes ?? []).map((line) => `${line};`),
    ...(unlogged ? [`alter table ${name} set unlogged;`] : []),
  ].join('\n');
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMemoryDb } from '../apps/api/src/kernel/db/embedded-db.ts';
import { compareSchema, dumpSchema, schemaFile } from './dump-schema.ts';
import { plantProject } from './planted-project.ts';

const first = 'apps/api/migrations/0001-first.sql';
const migration = `-- compatible
create table cupom (
  cupom_id uuid not null,
  quantidade integer not null default 1,
  situacao text,
  constraint cupom__pk primary key (cupom_id),
  constraint cupom__quantidade check (quantidade > 0)
);
create index cupom__situacao on cupom (situacao) where situacao is not null;`;
const sqlFunction = `create or replace function cupom_count(p_minimo integer) returns bigint language sql stable as $$
  select count(*) from cupom where quantidade >= p_minimo
$$;`;

test('tables, limits, indexes and functions are written, and a change makes the file stale', async () => {
  const root = plantProject({
    [first]: migration,
    'apps/api/src/modules/cupom/sql/cupom-count.sql': sqlFunction,
  });
  const db = await openMemoryDb();
  onTestFinished(() => db.close());
  const text = await dumpSchema(db, root);
  expect(text).toContain(`create table cupom (
  cupom_id uuid not null,
  quantidade integer not null default 1,
  situacao text,
  constraint cupom__pk PRIMARY KEY (cupom_id),
  constraint cupom__quantidade CHECK ((quantidade > 0))
);
CREATE INDEX cupom__situacao ON public.cupom USING btree (situacao) WHERE (situacao IS NOT NULL);`);
  expect(text).toContain('function cupom_count(p_minimo integer) returns bigint language sql stable;');

  expect(compareSchema(root, text)).toEqual([expect.stringContaining('is stale')]);
  writeFileSync(join(root, schemaFile), text);
  expect(compareSchema(root, text)).toEqual([]);

  writeFileSync(
    join(root, 'apps/api/migrations/0002-second.sql'),
    '-- compatible\nalter table cupom add origem text;',
  );
  expect(compareSchema(root, await dumpSchema(db, root))).toEqual([
    expect.stringMatching(/schema\.sql:\d+ is stale; .*the migrations now say: origem text/),
  ]);
}, 60_000);

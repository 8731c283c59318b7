import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startCluster, type CitusCluster } from '@trevo/postgres/private/citus-cluster';
import { distribuicao } from '../../src/distribuicao.ts';
import { distribuirText } from '../../src/comandos/distribuir.text.ts';
import { folders } from '../../src/folders.ts';
import type { Db } from '../../src/kernel/db/db.ts';
import { distribute, isDistributed } from '../../src/kernel/db/distribute.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { readEsquema } from '../../src/kernel/db/revisao.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { runToEnd } from '../program.ts';
import { masterSecret } from '../test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'trevo-distribuir-'));
let cluster: CitusCluster | undefined;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cluster?.stop();
});
const open: Db[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.close();
});

async function createDatabase(name: string): Promise<{ url: string; db: Db }> {
  cluster ??= await startCluster(2);
  const url = await cluster.createDatabase(name);
  const db = openPgDb(url, { poolSize: 4 });
  open.push(db);
  return { url, db };
}

const run = (url: string, command: string, args: string[] = []) =>
  runToEnd('main', { DATABASE_URL: url, MASTER_SECRET: masterSecret, DATA_FOLDER: folder }, [
    command,
    ...args,
  ]);

/** Reads the placement of every table. */
const readPlaces = async (db: Db) =>
  Object.fromEntries(
    (
      await db.query<{ name: string; kind: string; key: string }>(
        `select table_name::text as name, citus_table_type as kind, distribution_column as key from citus_tables`,
      )
    ).map(({ name, kind, key }) => [name, kind === 'distributed' ? key : kind]),
  );

const wanted = Object.assign(
  {},
  ...distribuicao.grupos.map(({ chaves }) => chaves),
  ...distribuicao.copiadas.map((table) => ({ [table]: 'reference' })),
) as Record<string, string>;

describe('npm run distribuir', () => {
  it('distributes an empty database, reports it, and does nothing the second time', async () => {
    const { url, db } = await createDatabase('vazio');
    const done = await run(url, 'distribuir');
    expect([done.code, done.output.split('\n')[0]]).toEqual([0, distribuirText.feito]);
    expect(await readPlaces(db)).toEqual(wanted);
    expect(
      await db.query(`select indisunique as u from pg_index where indexrelid = 'cupom__indice'::regclass`),
    ).toEqual([{ u: false }]);
    const again = await run(url, 'distribuir');
    expect([again.code, again.output.trim()]).toEqual([0, distribuirText.nada]);
    const [known] = await db.query(
      `select count(*)::int as n from run_command_on_workers($$select count(*) from pg_proc where proname = 'documento_fiscal_register'$$) where result = '1'`,
    );
    expect(known).toEqual({ n: 2 });
  });

  it('moves the rows of a used database without loss', async () => {
    const { url, db } = await createDatabase('usado');
    await migrate(db, readEsquema(folders));
    await db.execute(
      `insert into promotora (promotora_id, nome, cnpj) values ('loja', 'Loja', '11222333000181');
       insert into consumidor_contador (consumidor_id, campanha_id, assunto, periodo, quantidade)
       select gen_random_uuid(), gen_random_uuid(), 'cupons', 'campanha', n from generate_series(1, 1000) n`,
    );
    expect(await isDistributed(db)).toBe(false);
    const done = await run(url, 'distribuir');
    expect([done.code, done.output.split('\n')[0]]).toEqual([0, distribuirText.feito]);
    expect(
      await db.query('select count(*)::int as n, sum(quantidade)::int as s from consumidor_contador'),
    ).toEqual([{ n: 1000, s: 500_500 }]);
    const nodes = await db.query<{ n: number }>(
      `select count(distinct nodeport)::int as n from citus_shards where table_name = 'consumidor_contador'::regclass`,
    );
    expect(nodes[0]!.n).toBe(2);
    expect(await db.query('select promotora_id from promotora')).toEqual([{ promotora_id: 'loja' }]);
  });

  it('resumes an interrupted run', async () => {
    const { url, db } = await createDatabase('cortado');
    await migrate(db, readEsquema(folders));
    const some = { ...distribuicao, grupos: distribuicao.grupos.slice(0, 1), funcoes: {} };
    await distribute(db, some);
    expect((await run(url, 'distribuir')).code).toBe(0);
    expect(await readPlaces(db)).toEqual(wanted);
  });

  it('distributes once under two concurrent runs', async () => {
    const { db } = await createDatabase('dois');
    await migrate(db, readEsquema(folders));
    const done = await Promise.all([distribute(db, distribuicao), distribute(db, distribuicao)]);
    expect(await readPlaces(db)).toEqual(wanted);
    const tables = done.flat().filter((name) => name in wanted);
    expect(tables.sort()).toEqual(Object.keys(wanted).sort());
  });

  it('refuses while processes use the database, unless forced', async () => {
    const { url, db } = await createDatabase('ocupado');
    await migrate(db, readEsquema(folders));
    await db.query(
      `insert into processo (processo_id, nome, versao) values (gen_random_uuid(), 'caixa-7', '0.0.1')`,
    );
    const refused = await run(url, 'distribuir');
    expect([refused.code, refused.output.trim()]).toEqual([1, distribuirText.emUso('caixa-7')]);
    expect(await isDistributed(db)).toBe(false);
    expect((await run(url, 'distribuir', ['--mesmo-assim'])).code).toBe(0);
  });

  it('refuses a coordinator without worker nodes with a message', async () => {
    const { url, db } = await createDatabase('sozinho');
    await db.query(`select citus_remove_node('127.0.0.1', nodeport) from pg_dist_node where groupid <> 0`);
    const alone = await run(url, 'distribuir');
    expect([alone.code, alone.output.trim()]).toEqual([1, distribuirText.semNos]);
  });
});

describe('migration of a later release', () => {
  it('changes, fills and adds tables and functions on every node', async () => {
    const { db } = await createDatabase('depois');
    await migrate(db, readEsquema(folders));
    await distribute(db, distribuicao);
    await db.execute(
      `insert into consumidor_resto (consumidor_id, campanha_id, centavos)
       select gen_random_uuid(), gen_random_uuid(), n from generate_series(1, 100) n`,
    );
    const [migrations, modules] = [join(folder, 'migrations'), join(folder, 'modules')];
    cpSync(folders.migrations, migrations, { recursive: true });
    cpSync(folders.modules, modules, { recursive: true });
    writeFileSync(
      join(migrations, '9000-depois.sql'),
      `-- compatible: planted
       alter table consumidor_resto add column extra text;
       create index consumidor_resto__extra on consumidor_resto (extra);
       update consumidor_resto set extra = 'x' where centavos > 50;
       create table extra_nova (consumidor_id uuid not null, n integer not null, constraint extra_nova__pk primary key (consumidor_id, n));
       insert into extra_nova (consumidor_id, n) select consumidor_id, 1 from consumidor_resto where extra is not null;`,
    );
    mkdirSync(join(modules, 'extra/sql'), { recursive: true });
    writeFileSync(
      join(modules, 'extra/sql/extra.sql'),
      `create or replace function extra_count(p_consumidor_id uuid) returns integer language plpgsql as $$
       begin return (select count(*)::int from extra_nova e where e.consumidor_id = p_consumidor_id); end $$;`,
    );
    await migrate(db, readEsquema({ migrations, modules }));
    const [pessoa, ...others] = distribuicao.grupos;
    const plano = {
      ...distribuicao,
      grupos: [{ ...pessoa!, chaves: { ...pessoa!.chaves, extra_nova: 'consumidor_id' } }, ...others],
      funcoes: { ...distribuicao.funcoes, extra_count: { chave: 'p_consumidor_id', grupo: pessoa! } },
    };
    expect(await distribute(db, plano)).toEqual(['extra_nova', 'extra_count(uuid)']);
    expect(await db.query('select count(*)::int as n from consumidor_resto where extra is not null')).toEqual(
      [{ n: 50 }],
    );
    const [one] = await db.query<{ consumidor_id: string }>('select consumidor_id from extra_nova limit 1');
    expect(await db.query('select c as n from extra_count($1) c', [one!.consumidor_id])).toEqual([{ n: 1 }]);
    expect(await migrate(db, readEsquema({ migrations, modules }))).toEqual([]);
    expect(await distribute(db, plano)).toEqual([]);
  });
});

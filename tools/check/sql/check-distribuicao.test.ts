import { describe, expect, test } from 'vitest';
import type { GrupoTabelas } from '../../../apps/api/src/kernel/db/distribute.ts';
import { checkDistribuicao, type DistribuicaoRules } from './check-distribuicao.ts';
import { createFixtureProject } from '../fixture-project.ts';

const pessoa: GrupoTabelas = {
  nome: 'pessoa',
  primeira: 'pessoa',
  chaves: { pessoa: 'pessoa_id', nota: 'pessoa_id' },
};
const texto: GrupoTabelas = { nome: 'texto', primeira: 'chave', chaves: { chave: 'valor' } };
const rules: DistribuicaoRules = {
  plano: {
    grupos: [pessoa, texto],
    copiadas: ['loja'],
    locais: ['fila'],
    funcoes: { nota_register: { chave: 'p_pessoa_id', grupo: pessoa } },
    unicos: {},
  },
  permitidas: [],
};

const tables: Record<string, string> = {
  chave: '  valor text not null,\n  pessoa_id uuid not null,\n  constraint chave__pk PRIMARY KEY (valor)',
  fila: '  fila_id uuid not null,\n  constraint fila__pk PRIMARY KEY (fila_id)',
  loja: '  loja_id text not null,\n  constraint loja__pk PRIMARY KEY (loja_id)',
  nota: '  pessoa_id uuid not null,\n  nota_id uuid not null,\n  loja_id text,\n  constraint nota__pk PRIMARY KEY (pessoa_id, nota_id)',
  pessoa: '  pessoa_id uuid not null,\n  constraint pessoa__pk PRIMARY KEY (pessoa_id)',
};
const register =
  'function nota_register(p_pessoa_id uuid, p_nota jsonb) returns text language plpgsql volatile;';

interface Planted {
  readonly table?: Record<string, string>;
  readonly index?: string;
  readonly functions?: string;
  readonly files?: Record<string, string>;
}

const check = (
  { table = {}, index = '', functions = register, files = {} }: Planted,
  given: DistribuicaoRules = rules,
) => {
  const all = Object.entries({ ...tables, ...table });
  const texts = all.map(
    ([name, body]) => `create table ${name} (\n${body}\n);\n${name === 'nota' ? index : ''}`,
  );
  const schema = `${texts.join('\n')}\n${functions}\n`;
  return checkDistribuicao(
    createFixtureProject({ 'apps/api/migrations/schema.sql': schema, ...files }),
    given,
  );
};
const inStore = (sql: string) => ({
  'apps/api/src/modules/nota/nota.store.ts': `const sql = ${JSON.stringify(sql)};\n`,
});
const inSql = (text: string) => ({ 'apps/api/src/modules/nota/sql/nota.sql': text });
const toFunction = (body: string) =>
  `create or replace function f() returns void language plpgsql as $$\nbegin\n  ${body}\nend\n$$;\n`;

describe('distributed schema', () => {
  test('passes a valid schema', () => {
    expect(check({})).toEqual([]);
  });

  test('drops a unique index only by name, and only an existing one', () => {
    const index = 'CREATE UNIQUE INDEX nota__ordem ON public.nota USING btree (nota_id);\n';
    expect(check({ index })).toEqual([
      expect.stringContaining('nota__ordem is unique without the shard key pessoa_id'),
    ]);
    const given = { ...rules, plano: { ...rules.plano, unicos: { nota: ['nota__ordem'] } } };
    expect(check({ index }, given)).toEqual([]);
    expect(check({}, given)).toEqual([expect.stringContaining('drops the index nota__ordem of nota, which')]);
  });

  test('requires exactly one place per table', () => {
    expect(check({ table: { nova: '  a text not null' } })).toEqual([
      expect.stringContaining('table nova is missing in'),
    ]);
    const twice = { ...rules, plano: { ...rules.plano, locais: ['fila', 'loja', 'velha'] } };
    expect(check({}, twice)).toEqual([
      expect.stringContaining('lists loja 2 times'),
      expect.stringContaining('distributes velha, which'),
    ]);
  });

  test('requires the distribution column in each table', () => {
    expect(check({ table: { chave: '  outra text not null' } })).toEqual([
      expect.stringContaining('shards chave by valor, which is not one of its columns'),
    ]);
  });

  test.each([
    [
      'a constraint',
      { table: { nota: `${tables['nota']},\n  constraint nota__loja UNIQUE (loja_id, nota_id)` } },
    ],
    [
      'an index',
      { index: 'CREATE UNIQUE INDEX nota__loja ON public.nota USING btree (loja_id, nota_id);\n' },
    ],
    [
      'an index of some rows',
      {
        index:
          'CREATE UNIQUE INDEX nota__loja ON public.nota USING btree (loja_id) WHERE (pessoa_id IS NOT NULL);\n',
      },
    ],
    [
      'an index that only computes with the key',
      { index: 'CREATE UNIQUE INDEX nota__loja ON public.nota USING btree (md5(pessoa_id), loja_id);\n' },
    ],
  ])('rejects uniqueness without the distribution column: %s', (_, planted) => {
    expect(check(planted)).toEqual([
      expect.stringContaining('nota__loja is unique without the shard key pessoa_id of nota'),
    ]);
  });

  test('accepts non-unique indexes, and unique ones with the distribution column', () => {
    const index =
      'CREATE INDEX nota__loja ON public.nota USING btree (loja_id);\nCREATE UNIQUE INDEX nota__vez ON public.nota USING btree (loja_id, pessoa_id);\n';
    expect(check({ index })).toEqual([]);
  });

  const withKey = (name: string, key: string) =>
    check({ table: { [name]: `${tables[name]},\n  constraint ${name}__dono ${key}` } });
  test.each([
    ['nota', 'FOREIGN KEY (pessoa_id) REFERENCES pessoa(pessoa_id)'],
    ['nota', 'FOREIGN KEY (loja_id) REFERENCES loja(loja_id)'],
  ])('accepts foreign keys within a shard and to reference tables: %s with %s', (name, key) => {
    expect(withKey(name, key)).toEqual([]);
  });
  test.each([
    ['nota', 'FOREIGN KEY (nota_id) REFERENCES pessoa(pessoa_id)'],
    ['chave', 'FOREIGN KEY (pessoa_id) REFERENCES pessoa(pessoa_id)'],
    ['fila', 'FOREIGN KEY (fila_id) REFERENCES pessoa(pessoa_id)'],
    ['loja', 'FOREIGN KEY (loja_id) REFERENCES chave(valor)'],
  ])('rejects foreign keys across shards: %s with %s', (name, key) => {
    expect(withKey(name, key)).toEqual([expect.stringContaining(`${name}__dono of ${name} (`)]);
  });

  test.each([
    ['', 'is missing in apps/api/migrations/schema.sql'],
    [register.replace('p_pessoa_id uuid, ', ''), 'has no argument p_pessoa_id'],
    [`${register}\n${register.replace('p_pessoa_id uuid', 'p_pessoa_id_nova uuid')}`, 'has no argument'],
  ])('accepts locks on rows within a shard: %s', (functions, words) => {
    expect(check({ functions })).toEqual([expect.stringContaining(words)]);
  });
});

describe('statements', () => {
  test.each([
    'select 1 from nota n join chave c on c.valor = n.loja_id',
    'select 1 from nota n where exists (select 1 from chave c where c.pessoa_id = n.pessoa_id)',
    'with c as (select valor from chave) delete from nota using c',
    'update pessoa set pessoa_id = f.fila_id from fila f',
    'insert into nota (pessoa_id) select pessoa_id from chave',
  ])('must not join tables of different shards: %s', (sql) => {
    const words = expect.stringMatching(
      /nota\.(store\.ts|sql):\d+ queries .* in one statement, and their rows are on/,
    );
    expect(check({ files: inStore(sql) })).toEqual([words]);
    expect(check({ files: inSql(toFunction(`${sql};`)) })).toEqual([words]);
    expect(check({ files: inSql(toFunction(`if true then ${sql}; end if;`)) })).toEqual([words]);
  });

  test.each([
    'select 1 from nota n join pessoa p using (pessoa_id) join loja l using (loja_id)',
    'select 1 from chave c left join loja l on l.loja_id = c.valor',
    "select case when a = 'chave' then 1 else 2 end from nota",
  ])('may join co-located and reference tables: %s', (sql) => {
    expect(check({ files: { ...inStore(sql), ...inSql(toFunction(`${sql};`)) } })).toEqual([]);
  });

  test('may be adjacent to one of another shard', () => {
    const body = `if exists (select 1 from chave) then insert into nota (pessoa_id) values (1); else delete from fila; end if;
      for v in select 1 from chave loop update pessoa set pessoa_id = v; end loop;`;
    expect(check({ files: inSql(toFunction(body)) })).toEqual([]);
  });

  const takes = `${register}\nfunction nota_when(n nota) returns text language sql immutable;`;
  test('must not pass a whole row to a function, whose type differs on shards', () => {
    const files = inSql(toFunction('if x then select 1 from nota n where nota_when(n) is null; end if;'));
    expect(check({ files, functions: takes })).toEqual([
      expect.stringContaining('nota.sql:3 passes a whole row to nota_when'),
    ]);
  });

  test('may pass on a row variable', () => {
    const files = inSql(toFunction('select m.* into n from nota m; perform nota_when(n);'));
    expect(check({ files, functions: takes })).toEqual([]);
  });

  test('in functions with arguments require plpgsql, which plans them with their values', () => {
    const toSql = (args: string, table: string) =>
      inSql(
        `create or replace function f(${args}) returns void language sql as $$ delete from ${table} $$;\n`,
      );
    expect(check({ files: toSql('p_a uuid', 'nota') })).toEqual([
      expect.stringContaining('nota.sql:1 f queries nota in SQL with arguments'),
    ]);
    expect(check({ files: toSql('', 'nota') })).toEqual([]);
    expect(check({ files: toSql('p_a uuid', 'fila') })).toEqual([]);
  });

  test('may join across shards with a reason in the list, which must have no stale entries', () => {
    const file = 'apps/api/src/modules/nota/nota.store.ts';
    const permitidas = [{ file, tables: ['nota', 'chave'], why: 'planted' }];
    const files = inStore('select 1 from nota n join chave c on c.valor = n.loja_id');
    expect(check({ files }, { ...rules, permitidas })).toEqual([]);
    expect(check({}, { ...rules, permitidas })).toEqual([
      expect.stringContaining(`allows ${file} to join nota, chave, which it does not join`),
    ]);
    const other = inStore('select 1 from pessoa p join chave c on c.valor = p.pessoa_id');
    expect(check({ files: other }, { ...rules, permitidas })).toHaveLength(2);
  });
});

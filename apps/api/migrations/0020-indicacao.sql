-- compatible: a new table, and an index and a column that the old program does not need.

-- Who came to a campaign by whose invitation, and what became of the reward. One row for who was invited: somebody comes
-- by one invitation. apurar_em is there while a receipt has come and nobody has judged yet; sinais are names of signals
-- with keyed hashes, never what they were read from. moeda, valor and libera_em are what the inviting person got.
create table indicacao (
  indicado_id uuid not null,
  campanha_id uuid not null,
  consumidor_id uuid not null,
  situacao text not null,
  motivo text,
  observacao text,
  sinais jsonb not null default '{}',
  documento_fiscal_id uuid,
  apurar_em timestamptz,
  moeda text,
  valor bigint,
  libera_em timestamptz,
  criado_em timestamptz not null,
  apurado_em timestamptz,
  constraint indicacao__pk primary key (indicado_id, campanha_id),
  constraint indicacao__outra check (indicado_id <> consumidor_id),
  constraint indicacao__situacao check (situacao in ('AGUARDANDO', 'EM_ANALISE', 'PREMIADA', 'RECUSADA'))
);
create index indicacao__lista on indicacao (consumidor_id, campanha_id, criado_em desc);
create index indicacao__apurar on indicacao (apurar_em) where apurar_em is not null;
create index indicacao__analise on indicacao (campanha_id, apurado_em) where situacao = 'EM_ANALISE';

-- What a person passes on is the end of their id.
create index consumidor__codigo on consumidor (promotora_id, right(consumidor_id::text, 10));

-- Whose a device was before it changed hands.
alter table dispositivo add column anterior_id uuid;

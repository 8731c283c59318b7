-- compatible
-- An open preview of an unpublished campaign file. Its database on the same server has the name `banco`; every process
-- can show it from this row.
create table previa (
  previa_id uuid not null,
  promotora_id text not null,
  -- Secret first label of its host. It opens example data only.
  token text not null,
  banco text not null,
  -- Secret of the example people's sessions.
  segredo text not null,
  host text not null,
  momento text not null,
  publicada_em timestamptz not null,
  -- How far its clock is ahead of the real one.
  avanco_milissegundos bigint not null,
  texto text not null,
  -- Counts the files shown; 0 until it is ready.
  versao integer not null default 0,
  pessoas jsonb not null default '[]',
  aberta_em timestamptz not null,
  usada_em timestamptz not null,
  constraint previa__pk primary key (previa_id),
  constraint previa__token unique (token)
);
create index previa__usada on previa (usada_em);

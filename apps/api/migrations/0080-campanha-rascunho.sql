-- compatible: a new nullable column and a new table; programs of before do not name them.

-- The file as it was sent, with its comments; null for publications of before.
alter table campanha_publicacao add column texto text;

-- A campaign file that somebody is writing. `versao` is the optimistic lock of the editors.
create table campanha_rascunho (
  promotora_id text not null,
  rascunho_id uuid not null,
  nome text not null,
  texto text not null,
  versao integer not null,
  base text,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  alterado_por jsonb not null,
  constraint campanha_rascunho__pk primary key (promotora_id, rascunho_id)
);

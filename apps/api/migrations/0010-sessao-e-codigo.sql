-- compatible: a new table and columns with defaults, which a program from before does not read

-- Sessions and tokens that ended before their own time. A session goes by one id through all its renewals, each of its
-- tokens by another; both stand here under sessao_id.
create table sessao_encerrada (
  consumidor_id uuid not null,
  sessao_id text not null,
  encerra_em timestamptz not null,
  -- The token that took this one's place was used: the answer that carried it arrived.
  sucedida boolean not null default false,
  expira_em timestamptz not null,
  constraint sessao_encerrada__pk primary key (consumidor_id, sessao_id)
);
create index sessao_encerrada__expira on sessao_encerrada (expira_em);

-- Codes that were sent before the last one and still live (hash: until when), attempts by whoever made them
-- (hash: count), and how many messages went out one after the other.
alter table codigo_temporario
  add column anteriores jsonb not null default '{}',
  add column tentativas_por jsonb not null default '{}',
  add column envios smallint not null default 1;

-- compatible
-- A requested simulation of a campaign file (ADR 0096). A process that plays it holds the lease; `tentativas` is its
-- fencing token, and `banco` the database of the attempt on the same server.
create table simulacao (
  simulacao_id uuid not null,
  promotora_id text not null,
  -- Campaign of the file.
  ano integer not null,
  identificacao text not null,
  texto text not null,
  -- Expected receipts and people of the whole campaign, and mean amount of a receipt.
  notas bigint not null,
  pessoas bigint not null,
  centavos bigint not null,
  pedida_em timestamptz not null,
  pedida_por jsonb not null,
  situacao text not null default 'fila',
  -- Percentage of the campaign's days that were played.
  progresso integer not null default 0,
  resultado jsonb,
  -- Error code of a failed one.
  recusa text,
  recusa_valores jsonb not null default '{}',
  tentativas integer not null default 0,
  arrendado_ate timestamptz,
  banco text,
  terminada_em timestamptz,
  cancelada_por jsonb,
  constraint simulacao__pk primary key (simulacao_id),
  constraint simulacao__situacao check (situacao in ('fila', 'rodando', 'pronta', 'falhou', 'cancelada')),
  constraint simulacao__progresso check (progresso between 0 and 100),
  constraint simulacao__resultado check ((resultado is not null) = (situacao = 'pronta')),
  constraint simulacao__recusa check ((recusa is not null) = (situacao = 'falhou'))
);
-- A promoter has one unfinished simulation.
create unique index simulacao__andamento on simulacao (promotora_id) where situacao in ('fila', 'rodando');
create index simulacao__espera on simulacao (pedida_em) where situacao in ('fila', 'rodando');
create index simulacao__lista on simulacao (promotora_id, pedida_em, simulacao_id);
create index simulacao__antiga on simulacao (pedida_em);

-- compatible: new tables; programs of before write no events, and deliver none.

-- An endpoint of a promoter that receives events. A removed one keeps its row, because its deliveries name it.
create table webhook (
  webhook_id uuid not null,
  promotora_id text not null,
  -- Place among the endpoints of the promoter, whose number it bounds.
  lugar integer not null,
  url text not null,
  descricao text not null,
  eventos text[] not null,
  estado text not null,
  -- Why it is paused: `operador`, or `falhas` after days of only failures.
  pausa text,
  pausado_em timestamptz,
  criado_em timestamptz not null,
  ator jsonb not null,
  constraint webhook__pk primary key (webhook_id),
  constraint webhook__promotora foreign key (promotora_id) references promotora,
  constraint webhook__estado check (estado in ('ativo', 'pausado', 'removido')),
  constraint webhook__pausa check (pausa in ('operador', 'falhas')),
  constraint webhook__pausado check (
    (estado = 'pausado') = (pausa is not null) and (pausa is null) = (pausado_em is null)
  )
);

create unique index webhook__lugar on webhook (promotora_id, lugar) where estado <> 'removido';

-- Signing secrets of an endpoint, sealed with a key that is not in the database. The current one has no end.
create table webhook_segredo (
  webhook_id uuid not null,
  segredo_id uuid not null,
  cifrado bytea not null,
  criado_em timestamptz not null,
  ate timestamptz,
  constraint webhook_segredo__pk primary key (webhook_id, segredo_id)
);

-- Results of the latest attempts of an endpoint. falhando_desde: first failure since the last success.
create table webhook_saude (
  webhook_id uuid not null,
  falhando_desde timestamptz,
  falhas_seguidas integer not null default 0,
  entregue_em timestamptz,
  falhou_em timestamptz,
  constraint webhook_saude__pk primary key (webhook_id)
);

-- Outbox of events: written in the transaction of the act, moved to webhook_entrega by a job. dono_id: the person of
-- the event, or its campaign where it has none; it keeps the row in the shard of the act.
create table webhook_saida (
  dono_id uuid not null,
  evento_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  objeto_id text not null,
  status text not null,
  ocorrido_em timestamptz not null,
  constraint webhook_saida__pk primary key (dono_id, evento_id)
);

create index webhook_saida__ordem on webhook_saida (ocorrido_em);

-- One event for one endpoint, and the log of its attempts.
create table webhook_entrega (
  webhook_id uuid not null,
  evento_id uuid not null,
  tipo text not null,
  -- The campaign; null for a test event.
  ano integer,
  identificacao text,
  objeto_id text not null,
  status text not null,
  ocorrido_em timestamptz not null,
  criado_em timestamptz not null,
  estado text not null,
  -- Next attempt, or end of the lease of the process that makes one; null unless pending.
  tentar_em timestamptz,
  -- No attempt is planned after this time.
  desistir_em timestamptz not null,
  -- Fencing token of the process that makes an attempt.
  posse uuid,
  -- Failed attempts since the event, or since it was sent again.
  tentativas integer not null default 0,
  -- Latest attempts, oldest first: em, httpStatus, falha, duracaoMs.
  historico jsonb not null default '[]',
  constraint webhook_entrega__pk primary key (webhook_id, evento_id),
  constraint webhook_entrega__estado check (estado in ('pendente', 'entregue', 'falhou')),
  constraint webhook_entrega__pendente check ((estado = 'pendente') = (tentar_em is not null))
);

create index webhook_entrega__devida on webhook_entrega (webhook_id, tentar_em) where estado = 'pendente';
create index webhook_entrega__lista on webhook_entrega (webhook_id, criado_em desc, evento_id desc);
create index webhook_entrega__estados on webhook_entrega (webhook_id, estado, criado_em desc, evento_id desc);
create index webhook_entrega__idade on webhook_entrega (criado_em);

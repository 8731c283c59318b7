-- compatible: a table that only the new program asks for.

-- What one person answered to a ballot, once: the chosen option of each question. acertos: how many were right, null where
-- no question has a right answer. pontos: what it earned, by the rules of that moment.
create table cedula_resposta (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  cedula_id text not null,
  respostas jsonb not null,
  acertos smallint,
  pontos integer not null,
  respondida_em timestamptz not null,
  constraint cedula_resposta__pk primary key (consumidor_id, campanha_id, cedula_id)
);
-- Whether anybody answered a ballot: asked when its campaign is published again.
create index cedula_resposta__cedula on cedula_resposta (campanha_id, cedula_id);

-- compatible: new tables, which the old program does not know.

-- What one person is told, once for each thing that happened. The words are made when it is read, from tipo and valores.
create table notificacao (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  campanha_id uuid not null,
  tipo text not null,
  origem_id text not null,
  valores jsonb not null,
  enviada_em timestamptz not null,
  vista_em timestamptz,
  constraint notificacao__pk primary key (consumidor_id, notificacao_id),
  constraint notificacao__origem unique (consumidor_id, campanha_id, tipo, origem_id)
);

-- What everybody in a campaign is told, in the operator's words.
create table notificacao_geral (
  campanha_id uuid not null,
  notificacao_id uuid not null,
  titulo text not null,
  mensagem text not null,
  url_imagem text,
  enviada_em timestamptz not null,
  constraint notificacao_geral__pk primary key (campanha_id, notificacao_id)
);
create table notificacao_geral_vista (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  constraint notificacao_geral_vista__pk primary key (consumidor_id, notificacao_id)
);

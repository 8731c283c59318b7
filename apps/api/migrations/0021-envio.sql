-- compatible: new tables and columns that the old program does not know; its devices get nothing until they register again.

-- Who carries notices to the devices that registered at one address of a promoter: servico, and there the app (aplicativo)
-- that their subscriptions belong to. origem: where a tap leads. parado_ate: it failed, falhas times without a success
-- between. janela, enviados and assinantes count devices, instante and pedidos count requests.
create table canal (
  canal_id uuid not null,
  promotora_id text not null,
  servico text not null,
  aplicativo text not null,
  origem text not null,
  host text not null,
  parado_ate timestamptz,
  falhas integer not null default 0,
  janela timestamptz,
  enviados integer not null default 0,
  assinantes integer not null default 0,
  instante timestamptz,
  pedidos integer not null default 0,
  constraint canal__pk primary key (canal_id),
  constraint canal__unico unique (promotora_id, servico, aplicativo, origem)
);
create index canal__host on canal (host);

alter table dispositivo add column canal_id uuid;
create index dispositivo__canal on dispositivo (canal_id, dispositivo_id) where canal_id is not null;

-- One notice that waits to be sent to one device; gone once it was sent. remessa_id: what it is sent with, the same at each
-- try. enviar_em: not before; who takes it moves it to the end of its lease.
create table envio (
  consumidor_id uuid not null,
  notificacao_id uuid not null,
  dispositivo_id text not null,
  canal_id uuid not null,
  remessa_id uuid,
  enviar_em timestamptz not null,
  tentativas integer not null default 0,
  criado_em timestamptz not null,
  constraint envio__pk primary key (consumidor_id, notificacao_id, dispositivo_id)
);
create index envio__canal on envio (canal_id, enviar_em);
create index envio__remessa on envio (remessa_id) where remessa_id is not null;

-- How far a notice for everybody has come at one canal: devices are taken in the order of their ids. Those up to depois_de
-- have it; those from there to ate are being sent to, as remessa_id.
create table envio_geral (
  campanha_id uuid not null,
  notificacao_id uuid not null,
  canal_id uuid not null,
  depois_de text not null default '',
  ate text,
  remessa_id uuid,
  enviar_em timestamptz not null,
  tentativas integer not null default 0,
  criado_em timestamptz not null,
  constraint envio_geral__pk primary key (campanha_id, notificacao_id, canal_id),
  constraint envio_geral__remessa check ((ate is null) = (remessa_id is null))
);
create index envio_geral__canal on envio_geral (canal_id, enviar_em);

-- What the program tells everybody of something that happened (origem_id of tipo), once.
alter table notificacao_geral add column tipo text not null default 'CAMPANHA';
alter table notificacao_geral add column origem_id text;
create unique index notificacao_geral__origem on notificacao_geral (campanha_id, tipo, origem_id) where origem_id is not null;

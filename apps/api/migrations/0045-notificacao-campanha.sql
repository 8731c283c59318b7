-- compatible: a new table; programs of before neither read nor write it, and their notices to all stay in notificacao_geral.

-- A notice of operators to the people of a campaign, with its progress. The rows of notificacao_geral, envio_geral and
-- notificacao that deliver it are written when it begins.
create table notificacao_campanha (
  notificacao_id uuid not null,
  campanha_id uuid not null,
  titulo text not null,
  mensagem text not null,
  url_imagem text,
  -- The people to whom it goes, as on the wire.
  publico jsonb not null,
  -- Equal to criada_em for a notice that was not scheduled.
  enviar_em timestamptz not null,
  criada_em timestamptz not null,
  -- Null: the static token, or a notice of before the authors.
  ator jsonb,
  comecada_em timestamptz,
  -- Last person of the walk that writes the notices of a public other than all.
  depois_de uuid not null default '00000000-0000-0000-0000-000000000000',
  -- End of that walk; devices are sent to from then on.
  reunida_em timestamptz,
  terminada_em timestamptz,
  parada_em timestamptz,
  parada_por jsonb,
  -- Last person of the walk that deletes the notices of a stopped one, and its end.
  recolhida_ate uuid not null default '00000000-0000-0000-0000-000000000000',
  recolhida_em timestamptz,
  -- People whose notice was written; 0 for all.
  pessoas integer not null default 0,
  -- Devices for which the push service accepted it, and devices that are gone or refused; null for a notice of before.
  aceitos integer default 0,
  recusados integer default 0,
  constraint notificacao_campanha__pk primary key (notificacao_id)
);
create index notificacao_campanha__lista on notificacao_campanha (campanha_id, criada_em desc, notificacao_id desc);
create index notificacao_campanha__aberta on notificacao_campanha (enviar_em)
  where terminada_em is null and parada_em is null;
create index notificacao_campanha__recolher on notificacao_campanha (parada_em)
  where parada_em is not null and recolhida_em is null;

-- Notices of before, with unknown counts of devices.
insert into notificacao_campanha (
  notificacao_id, campanha_id, titulo, mensagem, url_imagem, publico, enviar_em, criada_em, ator, comecada_em, reunida_em,
  terminada_em, aceitos, recusados
)
select g.notificacao_id, g.campanha_id, g.titulo, g.mensagem, g.url_imagem, '{"tipo":"todos"}', g.enviada_em, g.enviada_em,
  g.ator, g.enviada_em, g.enviada_em,
  case when not exists (select from envio_geral e where e.notificacao_id = g.notificacao_id) then g.enviada_em end,
  null, null
from notificacao_geral g where g.tipo = 'CAMPANHA';

-- breaking: programs of the release before derive the keys of campaigns and of sealed data from one secret; they can neither
-- grant numbers of a campaign that this one publishes nor open what it seals.

-- Which keys of the configuration sign, verify or are retired, by purpose. The keys themselves are in no table.
create table segredo (
  uso text not null,
  chave text not null,
  estado text not null,
  original boolean not null default false,
  atual_desde timestamptz,
  criado_em timestamptz not null default now(),
  constraint segredo__pk primary key (uso, chave),
  constraint segredo__uso check (uso in ('sessoes', 'dados', 'campanhas')),
  constraint segredo__estado check (estado in ('atual', 'reserva', 'aposentada', 'vazada'))
);
create unique index segredo__atual on segredo (uso) where estado = 'atual';

-- The keys of a campaign's numbers and prizes, wrapped by a key of the configuration whose id stands in the bytes.
create table campanha_chave (
  campanha_id uuid not null,
  cifradas bytea not null,
  constraint campanha_chave__pk primary key (campanha_id),
  constraint campanha_chave__campanha foreign key (campanha_id) references campanha (campanha_id)
);

-- Ids of the keys that the process holds; null before this release.
alter table processo add column chaves text[];

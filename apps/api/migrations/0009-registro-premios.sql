-- compatible: new tables, and a column with a default: what the old program seals is sealed without a nonce.

-- Whether the published hash of the prizes' schedule covers a nonce. Schedules of before keep their seal as it is.
alter table campanha add column lacre_com_nonce boolean not null default false;

-- Every opened card of a campaign with prizes, in the order in which they were opened, and the unit that it took.
create table premio_abertura (
  campanha_id uuid not null,
  ordem bigint not null,
  raspadinha_id uuid not null,
  aberta_em timestamptz not null,
  unidade integer,
  constraint premio_abertura__pk primary key (campanha_id, ordem)
);
create unique index premio_abertura__unidade on premio_abertura (campanha_id, unidade) where unidade is not null;

-- The days of that record that are closed. galhos: the branches of the day's tree, so that a proof reads few openings.
create table premio_dia (
  campanha_id uuid not null,
  dia date not null,
  primeira bigint not null,
  quantidade bigint not null,
  galhos text[] not null,
  raiz text not null,
  elo text not null,
  fechado_em timestamptz not null,
  constraint premio_dia__pk primary key (campanha_id, dia),
  constraint premio_dia__primeira unique (campanha_id, primeira),
  constraint premio_dia__quantidade check (quantidade > 0)
);

-- What is on record is never written again. Whoever owns the tables can take this guard off: that is what the links
-- that others keep are for.
create function registro_imutavel() returns trigger language plpgsql as $$
begin
  raise exception 'the record of openings is only added to';
end
$$;
create trigger premio_abertura__imutavel before update or delete or truncate on premio_abertura
  for each statement execute function registro_imutavel();
create trigger premio_dia__imutavel before update or delete or truncate on premio_dia
  for each statement execute function registro_imutavel();

-- Which closed day was sent to which witness. A row without enviado_em was begun and may be begun again later.
create table premio_testemunho (
  campanha_id uuid not null,
  dia date not null,
  destinatario text not null,
  tentado_em timestamptz not null,
  enviado_em timestamptz,
  constraint premio_testemunho__pk primary key (campanha_id, dia, destinatario)
);

-- breaking: the functions that register and judge receipts take other parameters; stop the old program first.

alter table documento_fiscal
  add column quantidade integer,
  -- What a person typed of a purchase without access key.
  add column dados jsonb,
  add column raspadinhas_concedidas integer not null default 0,
  add column multiplicador_milesimos integer not null default 1000,
  -- What this receipt added to, or took from, the cents carried to the next one.
  add column resto_variacao_centavos bigint not null default 0,
  -- Whether it holds a place among the person's receipts: a refused one gives its place back once.
  add column contado boolean not null default true,
  add column contestado_em timestamptz,
  -- The phone's clock minus ours when the receipt arrived; null when the phone did not say.
  add column desvio_relogio_segundos integer;
update documento_fiscal set contado = false where status = 'INVALIDO';
-- Evidence that one purchase was sent twice: same issuer, day and amount.
create index documento_fiscal__compra on documento_fiscal (campanha_id, emitente, emitido_em, valor_centavos)
  where emitente is not null and emitido_em is not null and valor_centavos is not null;

alter table campanha add column compromisso_premios text;

-- Cents that a person's receipts left over. Below zero when a receipt was invalidated after later ones used its rest.
create table consumidor_resto (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  centavos bigint not null,
  constraint consumidor_resto__pk primary key (consumidor_id, campanha_id)
);

-- A scratch card, spin or painting: what it holds is decided when it is opened, by the sealed schedule.
create table raspadinha (
  consumidor_id uuid not null,
  raspadinha_id uuid not null,
  campanha_id uuid not null,
  documento_fiscal_id uuid not null,
  concedida_em timestamptz not null,
  raspada_em timestamptz,
  -- The place among all opened cards of the campaign, from 1; only where the schedule counts cards.
  ordem bigint,
  premio_id text,
  cancelada_em timestamptz,
  entrega_pedida_em timestamptz,
  entregue_em timestamptz,
  constraint raspadinha__pk primary key (consumidor_id, raspadinha_id),
  constraint raspadinha__cancelada check (cancelada_em is null or raspada_em is null)
);
create index raspadinha__lista on raspadinha (consumidor_id, campanha_id, concedida_em desc, raspadinha_id desc);
create index raspadinha__documento_fiscal on raspadinha (consumidor_id, documento_fiscal_id);

-- The sealed schedule: each unit of each prize with the card count, or the instant in epoch seconds, from which it waits.
create table premio_unidade (
  campanha_id uuid not null,
  unidade integer not null,
  premio_id text not null,
  lugar bigint not null,
  consumidor_id uuid,
  raspadinha_id uuid,
  reclamada_em timestamptz,
  constraint premio_unidade__pk primary key (campanha_id, unidade)
);
create index premio_unidade__livre on premio_unidade (campanha_id, lugar, unidade) where raspadinha_id is null;
create index premio_unidade__premio on premio_unidade (campanha_id, premio_id) where raspadinha_id is not null;

-- How many cards of a campaign were opened.
create table premio_contador (
  campanha_id uuid not null,
  raspadas bigint not null,
  constraint premio_contador__pk primary key (campanha_id)
);

-- Printed coupon codes; whoever fills documento_fiscal_id first owns the code.
create table codigo_cupom (
  campanha_id uuid not null,
  codigo text not null,
  lote text not null,
  importado_em timestamptz not null,
  consumidor_id uuid,
  documento_fiscal_id uuid,
  usado_em timestamptz,
  constraint codigo_cupom__pk primary key (campanha_id, codigo)
);
create index codigo_cupom__lote on codigo_cupom (campanha_id, lote);

create table sorteio_premiado (
  campanha_id uuid not null,
  data date not null,
  ordem integer not null,
  serie text not null,
  numero text not null,
  premio text not null,
  consumidor_id uuid not null,
  registrado_em timestamptz not null,
  constraint sorteio_premiado__pk primary key (campanha_id, data, ordem),
  constraint sorteio_premiado__numero unique (campanha_id, data, serie, numero)
);

drop function if exists documento_fiscal_register(uuid, uuid, uuid, text, text, text, text, text, date, bigint, text, timestamptz,
  timestamptz, timestamptz, text, text, jsonb, integer, integer, text[], integer[], bigint[], text[], text[]);
drop function if exists documento_fiscal_judge(uuid, uuid, timestamptz, text, text, jsonb, text, bigint, text[], integer[],
  bigint[], text[], text[]);
drop function if exists cupom_grant(uuid, uuid, uuid, timestamptz, text[], integer[], bigint[], text[], text[], boolean);

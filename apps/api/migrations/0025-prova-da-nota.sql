-- compatible: new tables, and columns that the old program does not name.

-- What a state's page has to be asked with, as the QR code said it; null when it said nothing. And the source whose word
-- counts; null for receipts of before, and for what nothing was counted of.
alter table documento_fiscal
  add column consulta_qr text,
  add column fonte text;

-- By what a person and the support speak of a receipt: the first characters of its request's key.
create index documento_fiscal__protocolo on documento_fiscal (lower(left(idempotencia, 8))) where idempotencia is not null;

-- The receipts of a campaign as an operator pages through them.
create index documento_fiscal__campanha on documento_fiscal (campanha_id, registrado_em, documento_fiscal_id);

-- What each source was asked and said about a receipt.
create table documento_fato (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  campanha_id uuid not null,
  fonte text not null,
  situacao text not null,
  emitente text,
  emitido_em date,
  valor_centavos bigint,
  quantidade integer,
  cancelada boolean not null default false,
  -- Drawn for a person's look, of what people declare.
  conferir boolean not null default false,
  -- Said when the receipt was decided already.
  tarde boolean not null default false,
  -- Says something else than another source.
  divergente boolean not null default false,
  perguntado_em timestamptz not null,
  respondido_em timestamptz,
  constraint documento_fato__pk primary key (consumidor_id, documento_fiscal_id, fonte),
  constraint documento_fato__situacao check (situacao in ('achada', 'procurando', 'semResposta'))
);
create index documento_fato__campanha on documento_fato (campanha_id, fonte);

-- Receipts that were decided when a source said something more: they are looked at again.
create table documento_a_rever (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  rever_em timestamptz not null,
  constraint documento_a_rever__pk primary key (consumidor_id, documento_fiscal_id)
);
create index documento_a_rever__rever_em on documento_a_rever (rever_em);

-- What operators write down about a receipt for each other; its owner never reads it.
create table documento_anotacao (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  anotacao_id uuid not null,
  texto text not null,
  criada_em timestamptz not null,
  constraint documento_anotacao__pk primary key (consumidor_id, documento_fiscal_id, anotacao_id)
);

-- compatible: a column, tables and indexes that the old program does not name.

-- The day on which a receipt that came in on an earlier day than it was registered is caught up: one day's worth of them a
-- day, by the daily limits. Null for all others.
alter table documento_fiscal add column recupera_em date;
update documento_fiscal d set recupera_em = (d.registrado_em at time zone 'America/Sao_Paulo')::date
where d.participa_em is not null
  and (d.participa_em at time zone 'America/Sao_Paulo')::date <> (d.registrado_em at time zone 'America/Sao_Paulo')::date;
create index documento_fiscal__recupera on documento_fiscal (consumidor_id, campanha_id, recupera_em)
  where recupera_em is not null;

-- What pictures of receipts look like: 64 and 256 bits of their lowest frequencies, as hexadecimal digits. There while the
-- picture is kept.
create table imagem_impressao (
  nome_arquivo text not null,
  impressao text not null,
  constraint imagem_impressao__pk primary key (nome_arquivo)
);

-- What speaks against a receipt, as it was last weighed.
create table evidencia (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  sinal text not null,
  campanha_id uuid not null,
  peso smallint not null,
  -- How many and which others, for the words; nobody's name.
  detalhe jsonb not null,
  pesada_em timestamptz not null,
  constraint evidencia__pk primary key (consumidor_id, documento_fiscal_id, sinal)
);

-- What receipts are found by: the device and the address from which one was sent, as hashes with a key of its campaign and
-- month, and bands of what its picture looks like (impressao; null for the others).
create table pista (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  valor text not null,
  campanha_id uuid not null,
  impressao text,
  registrada_em timestamptz not null,
  constraint pista__pk primary key (consumidor_id, documento_fiscal_id, valor)
);
create index pista__valor on pista (campanha_id, valor, registrada_em);
create index pista__registrada on pista (registrada_em) where impressao is null;

-- Also receipts whose amount is not known yet.
drop index documento_fiscal__compra;
create index documento_fiscal__compra on documento_fiscal (campanha_id, emitente, emitido_em, valor_centavos)
  where emitente is not null and emitido_em is not null;
-- Issuer, model, series and number are one stretch of an access key, so that near numbers of one till lie together.
create index documento_fiscal__caixa on documento_fiscal (campanha_id, (substr(chave_acesso, 7, 31)) collate "C")
  where chave_acesso is not null;

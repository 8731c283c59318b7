-- breaking: a receipt that the old program registers or judges at this moment asks functions that are gone; stop it first.

-- Their places were taken by functions that grant points and cashback too.
drop function if exists documento_fiscal_register(
  jsonb, text, text, bigint, integer, text[], text[], integer[], bigint[], text[], text[], uuid[]
);
drop function if exists documento_fiscal_judge(
  uuid, uuid, timestamptz, jsonb, text, bigint, text[], text[], integer[], bigint[], text[], text[], uuid[]
);
drop function if exists documento_fiscal_rejudge(
  uuid, uuid, timestamptz, jsonb, text, bigint, text[], text[], integer[], bigint[], text[], text[], uuid[]
);
drop function if exists documento_fiscal_revoke(uuid, uuid, timestamptz, text, text);

-- One account per person, campaign and currency ('pontos' whole, 'cashback' in cents). ordem: how many lines it has.
-- proximo_em: before this moment nothing of it falls due; null when nothing ever will.
create table conta (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  disponivel bigint not null,
  a_liberar bigint not null,
  devido bigint not null,
  ordem integer not null,
  proximo_em timestamptz,
  constraint conta__pk primary key (consumidor_id, campanha_id, moeda),
  constraint conta__moeda check (moeda in ('pontos', 'cashback')),
  constraint conta__saldos check (disponivel >= 0 and a_liberar >= 0 and devido >= 0)
) with (fillfactor = 80);
create index conta__proximo on conta (proximo_em) where proximo_em is not null;

-- What was granted at once: by the line of the same ordem. Only what is left of it changes, when it ends, and whether it
-- was released or taken back. rodada: an origin that was taken back may be granted once more. perdoado: what of it had
-- been spent when it was taken back, and was not charged.
create table lote (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  origem text not null,
  origem_id text not null,
  rodada smallint not null,
  concedido bigint not null,
  restante bigint not null,
  perdoado bigint not null default 0,
  liberado boolean not null,
  libera_em timestamptz not null,
  expira_em timestamptz,
  estornado_em timestamptz,
  constraint lote__pk primary key (consumidor_id, campanha_id, moeda, ordem),
  constraint lote__origem unique (consumidor_id, campanha_id, moeda, origem, origem_id, rodada),
  constraint lote__concedido check (concedido > 0),
  constraint lote__restante check (restante between 0 and concedido),
  constraint lote__perdoado check (perdoado between 0 and concedido)
) with (fillfactor = 90);

-- The lines of an account, numbered without a gap, each with what there was right after it. origem: what a spending was
-- for; that of a credit stands in its lote. sobre_ordem: the line that this one gives or takes back.
create table lancamento (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  tipo text not null,
  valor bigint not null,
  disponivel bigint not null,
  a_liberar bigint not null,
  devido bigint not null,
  origem text,
  origem_id text,
  sobre_ordem integer,
  vale_em timestamptz not null,
  registrado_em timestamptz not null,
  constraint lancamento__pk primary key (consumidor_id, campanha_id, moeda, ordem),
  constraint lancamento__tipo check (tipo in (
    'CREDITO', 'LIBERACAO', 'EXPIRACAO', 'RESGATE', 'DEVOLUCAO', 'ESTORNO', 'ABATIMENTO', 'ENCERRAMENTO'
  )),
  constraint lancamento__valor check (valor >= 0)
);

-- What each line but a credit did to which lotes: below zero what it took, above it what it gave back.
create table lote_uso (
  consumidor_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  ordem integer not null,
  lote_ordem integer not null,
  valor bigint not null,
  constraint lote_uso__pk primary key (consumidor_id, campanha_id, moeda, ordem, lote_ordem),
  constraint lote_uso__valor check (valor <> 0)
);

-- What was written of an account stays as it was written.
create function conta_imutavel() returns trigger language plpgsql as $$
begin
  raise exception 'the lines of an account are only added to';
end
$$;
create trigger lancamento__imutavel before update or delete or truncate on lancamento
  for each statement execute function conta_imutavel();
create trigger lote_uso__imutavel before update or delete or truncate on lote_uso
  for each statement execute function conta_imutavel();

-- Receipts from before the books, whose points were counted from them whenever somebody asked: each is carried over once.
create table documento_a_creditar (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  constraint documento_a_creditar__pk primary key (consumidor_id, documento_fiscal_id)
);
insert into documento_a_creditar (consumidor_id, documento_fiscal_id)
select d.consumidor_id, d.documento_fiscal_id from documento_fiscal d
where d.status = 'VALIDO' and d.valor_centavos is not null and d.tipo <> 'Cupom';

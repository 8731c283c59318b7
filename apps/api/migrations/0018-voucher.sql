-- compatible: new tables, which the old program does not know.

-- A voucher that somebody swapped points or cashback for. conta_ordem: the line that paid for it. codigo_cifrado: what the
-- shop is shown, readable with the program's secret only; null until there is one. situacao PENDENTE: its provider has not
-- answered yet.
create table voucher_pedido (
  consumidor_id uuid not null,
  voucher_pedido_id uuid not null,
  campanha_id uuid not null,
  voucher_id text not null,
  nome text not null,
  provedor_id text not null,
  moeda text not null,
  valor bigint not null,
  conta_ordem integer not null,
  idempotencia text,
  situacao text not null,
  codigo_cifrado bytea,
  usar_ate timestamptz not null,
  tentar_em timestamptz,
  criado_em timestamptz not null,
  decidido_em timestamptz,
  constraint voucher_pedido__pk primary key (consumidor_id, voucher_pedido_id),
  constraint voucher_pedido__idempotencia unique (consumidor_id, idempotencia),
  constraint voucher_pedido__situacao check (situacao in ('PENDENTE', 'APROVADO', 'REPROVADO')),
  constraint voucher_pedido__codigo check ((situacao = 'APROVADO') = (codigo_cifrado is not null))
);
create index voucher_pedido__pendente on voucher_pedido (tentar_em) where situacao = 'PENDENTE';

-- Codes that a provider handed over beforehand, each for one order. codigo_hash is a keyed hash, so that no code is there
-- twice and none can be read.
create table voucher_codigo (
  campanha_id uuid not null,
  voucher_id text not null,
  codigo_hash text not null,
  codigo_cifrado bytea not null,
  voucher_pedido_id uuid,
  importado_em timestamptz not null,
  constraint voucher_codigo__pk primary key (campanha_id, voucher_id, codigo_hash)
);
create index voucher_codigo__livre on voucher_codigo (campanha_id, voucher_id) where voucher_pedido_id is null;

-- compatible: tables that the old program does not know.

-- How many of a product its campaign was given in all.
create table produto_carga (
  campanha_id uuid not null,
  produto_id text not null,
  carregado integer not null,
  constraint produto_carga__pk primary key (campanha_id, produto_id),
  constraint produto_carga__carregado check (carregado >= 0)
);

-- What of it nobody has ordered, in one slice or in sixteen: those who order at one moment take of different slices.
create table produto_estoque (
  campanha_id uuid not null,
  produto_id text not null,
  fatia smallint not null,
  disponivel integer not null,
  constraint produto_estoque__pk primary key (campanha_id, produto_id, fatia),
  constraint produto_estoque__disponivel check (disponivel >= 0)
) with (fillfactor = 50);

-- What a person ordered, in one currency. conta_ordem: the line of their account that paid it.
create table pedido (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  campanha_id uuid not null,
  moeda text not null,
  idempotencia text,
  loja_cnpj text,
  situacao text not null,
  motivo text,
  total bigint not null,
  conta_ordem integer,
  criado_em timestamptz not null,
  constraint pedido__pk primary key (consumidor_id, pedido_id),
  constraint pedido__idempotencia unique (consumidor_id, idempotencia),
  constraint pedido__situacao check (
    situacao in ('PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO', 'ENTREGUE', 'REPROVADO', 'CANCELADO')
  ),
  constraint pedido__total check (total > 0)
) with (fillfactor = 90);
create index pedido__situacao on pedido (campanha_id, situacao, criado_em, pedido_id);

-- valor: of one, as it was ordered.
create table pedido_item (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  posicao smallint not null,
  produto_id text not null,
  nome text not null,
  quantidade integer not null,
  valor bigint not null,
  observacao text,
  constraint pedido_item__pk primary key (consumidor_id, pedido_id, posicao),
  constraint pedido_item__quantidade check (quantidade > 0)
);
create index pedido_item__produto on pedido_item (consumidor_id, produto_id);

create table pedido_historico (
  consumidor_id uuid not null,
  pedido_id uuid not null,
  ordem smallint not null,
  situacao text not null,
  em timestamptz not null,
  constraint pedido_historico__pk primary key (consumidor_id, pedido_id, ordem)
);

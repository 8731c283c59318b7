-- compatible: a new table; earlier programs adjust no account
create table conta_ajuste (
  consumidor_id uuid not null,
  ajuste_id uuid not null,
  campanha_id uuid not null,
  moeda text not null constraint conta_ajuste__moeda check (moeda in ('pontos', 'cashback')),
  valor bigint not null constraint conta_ajuste__valor check (valor <> 0),
  motivo text not null,
  ator jsonb not null,
  feito_em timestamptz not null,
  constraint conta_ajuste__pk primary key (consumidor_id, ajuste_id)
);

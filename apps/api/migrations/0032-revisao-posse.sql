-- compatible: a new table.

-- The operator who is judging a receipt, until `ate`; afterwards another operator may take it over.
create table revisao_posse (
  consumidor_id uuid not null,
  documento_fiscal_id uuid not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  operador_nome text not null,
  tomada_em timestamptz not null,
  ate timestamptz not null,
  constraint revisao_posse__pk primary key (consumidor_id, documento_fiscal_id)
);
create index revisao_posse__campanha on revisao_posse (campanha_id, ate);

-- compatible: a new table.

-- One verdict of an operator on several receipts: the client's id makes a repeated request return the first result.
-- `ate`: until when the request that judges is expected to end; without a result after it, a repetition continues.
create table revisao_lote (
  lote_id uuid not null,
  campanha_id uuid not null,
  operador_id uuid not null,
  criado_em timestamptz not null,
  ate timestamptz not null,
  resultado jsonb,
  constraint revisao_lote__pk primary key (lote_id)
);

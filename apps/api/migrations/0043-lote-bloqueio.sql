-- compatible: a new table; programs of before do not name it, and register codes of a blocked batch until they end.

-- Blocked batches: of printed codes (`codigo`, the batch's name) and of voucher codes (`voucher`, the voucher's id).
create table lote_bloqueio (
  campanha_id uuid not null,
  tipo text not null,
  lote_id text not null,
  bloqueado_em timestamptz not null,
  motivo text not null,
  ator jsonb not null,
  constraint lote_bloqueio__pk primary key (campanha_id, tipo, lote_id),
  constraint lote_bloqueio__tipo check (tipo in ('codigo', 'voucher'))
);

-- compatible: a new table; programs of before do not name it.

-- Steps of a won prize on the operators' board. `premio_id` is the card of an instant prize, whose delivery stays in
-- `raspadinha`, or the id that premio.views.ts derives from the number of a draw, whose delivery is here.
create table premio_andamento (
  consumidor_id uuid not null,
  premio_id uuid not null,
  campanha_id uuid not null,
  avisado_em timestamptz,
  documentos_em timestamptz,
  pausado_em timestamptz,
  pausa_motivo text,
  entregue_em timestamptz,
  entregue_por text,
  entrega_ator jsonb,
  historico jsonb not null default '[]',
  constraint premio_andamento__pk primary key (consumidor_id, premio_id),
  constraint premio_andamento__pausa check ((pausado_em is null) = (pausa_motivo is null)),
  constraint premio_andamento__entrega check ((entregue_em is null) = (entregue_por is null))
);

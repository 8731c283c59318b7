-- compatible: a new table; programs of before do not name it, and a publication by them sets the stock of the file.

-- Adjustments of a product's loaded units: broken, lost or found ones. They are added to the file's stock.
create table produto_ajuste (
  campanha_id uuid not null,
  ajuste_id uuid not null,
  produto_id text not null,
  unidades integer not null,
  motivo text not null,
  ajustado_em timestamptz not null,
  ator jsonb not null,
  constraint produto_ajuste__pk primary key (campanha_id, ajuste_id),
  constraint produto_ajuste__unidades check (unidades <> 0)
);

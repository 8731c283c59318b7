-- compatible: a new table; programs of before do not name it.

-- The computed versions of a draw. At most one is confirmed, by another person than its author.
create table sorteio_apuracao (
  campanha_id uuid not null,
  data date not null,
  versao integer not null,
  apuracao jsonb not null,
  desclassificados jsonb not null,
  premiados_antes text[] not null,
  titulares jsonb not null,
  motivo text not null,
  ator jsonb not null,
  feita_em timestamptz not null,
  confirmada_em timestamptz,
  confirmada_ator jsonb,
  constraint sorteio_apuracao__pk primary key (campanha_id, data, versao),
  constraint sorteio_apuracao__confirmada check ((confirmada_em is null) = (confirmada_ator is null))
);

-- compatible: a new table; programs of before do not name it.

-- The result of a draw's extraction. `informes` are the entries that wait for a second person; `extracao` are the five
-- prizes that two people entered alike.
create table sorteio_resultado (
  campanha_id uuid not null,
  data date not null,
  informes jsonb not null default '[]',
  divergencia jsonb,
  extracao text[],
  documento jsonb,
  constraint sorteio_resultado__pk primary key (campanha_id, data),
  constraint sorteio_resultado__extracao check (extracao is null or cardinality(extracao) = 5)
);

-- compatible: a column with a default and a new table; programs of before name neither.

-- The last sign-in or renewal, at most a day behind. That of an earlier account is unknown, so its retention begins now;
-- the value of all rows is kept once and no row is written.
alter table consumidor add column usado_em timestamptz not null default now();

-- The report of retention: on which day how many accounts of a promoter were due before the first was ended, under which
-- rule, and how many were ended.
create table retencao (
  promotora_id text not null,
  dia date not null,
  contas_meses integer not null,
  previstas integer not null,
  encerradas integer not null,
  iniciada_em timestamptz not null,
  constraint retencao__pk primary key (promotora_id, dia)
);

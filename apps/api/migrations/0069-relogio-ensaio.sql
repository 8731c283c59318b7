-- compatible: a new table; programs of before do not name it.

-- How far the rehearsal clock of a test environment is ahead of the system's. Empty in production.
create table relogio_ensaio (
  unico boolean not null,
  avanco_milissegundos bigint not null,
  constraint relogio_ensaio__pk primary key (unico),
  constraint relogio_ensaio__unico check (unico),
  constraint relogio_ensaio__avanco check (avanco_milissegundos >= 0)
);

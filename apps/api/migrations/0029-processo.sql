-- compatible: a new table, which the old program does not know.

-- A process of the program that is alive: it says so every few seconds, and takes its row away when it ends.
create table processo (
  processo_id uuid not null,
  nome text not null,
  versao text not null,
  desde timestamptz not null default now(),
  visto_em timestamptz not null default now(),
  constraint processo__pk primary key (processo_id)
);

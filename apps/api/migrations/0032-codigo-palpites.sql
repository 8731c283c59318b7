-- compatible: columns with defaults; a program of the release before counts all guesses together.

-- Guesses from unknown devices, and for each code (hash) both counts as they were when it was sent.
alter table codigo_temporario
  add column tentativas_estranhos smallint not null default 0,
  add column inicios jsonb not null default '{}';

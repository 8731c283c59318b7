-- compatible: a new column with a default; programs of before freeze without earlier winners.

-- The commitments of people who had won an earlier draw when this one was frozen, sorted; the manifest has their hash.
alter table sorteio_congelado add column premiados_antes text[] not null default '{}';

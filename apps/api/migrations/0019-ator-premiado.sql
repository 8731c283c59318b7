-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of the entered winners of a day; null for winners of before.
alter table sorteio_premiado add column ator jsonb;

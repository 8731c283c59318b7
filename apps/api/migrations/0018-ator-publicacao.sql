-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of a publication; null for publications of before.
alter table campanha_publicacao add column ator jsonb;

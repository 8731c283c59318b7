-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of an upload; null for uploads of before.
alter table venda_arquivo add column ator jsonb;

-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of the import; null for imports of before.
alter table voucher_codigo add column ator jsonb;

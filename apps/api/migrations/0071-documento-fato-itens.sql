-- compatible: a new column that programs of before do not write; without it the receipt has no items.

-- The product lines that the source reports, as ItemNota of packages/rules.
alter table documento_fato add column itens jsonb;

-- compatible: a new column that programs of before do not write; without it the receipt has no items from the page.

-- The product lines on the state's page, as ItemNota of packages/rules.
alter table consulta add column itens jsonb;

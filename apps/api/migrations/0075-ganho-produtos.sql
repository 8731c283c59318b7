-- compatible: a new column; programs of before do not name it.

-- How the rules by product judged the receipt (GanhoExplicado); null in campaigns without such rules.
alter table documento_fiscal add column ganho_produtos jsonb;

-- compatible: a nullable column; programs of before neither read nor write it.

-- The operator or program whose act an entry records: {tipo, id, nome}; null for the rules, a source, the owner, and acts of
-- before. The name is a copy: a renamed or removed operator stays named.
alter table documento_fiscal_historico add column ator jsonb;

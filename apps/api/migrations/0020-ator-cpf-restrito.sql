-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of the last import of the list; null for imports of before.
alter table cpf_restrito add column ator jsonb;

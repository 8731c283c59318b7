-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of a note; null for notes of before.
alter table documento_anotacao add column ator jsonb;

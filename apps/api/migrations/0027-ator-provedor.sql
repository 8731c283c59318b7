-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of the last change; null for changes of before.
alter table provedor add column ator jsonb;

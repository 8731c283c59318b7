-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of a decision about an invitation; null for decisions of the rules and of before.
alter table indicacao add column ator jsonb;

-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of a notice to all; null for notices of before.
alter table notificacao_geral add column ator jsonb;

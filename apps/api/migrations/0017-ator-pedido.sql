-- compatible: a nullable column; programs of before neither read nor write it.

-- Author of a move; null for moves of the consumer and moves of before.
alter table pedido_historico add column ator jsonb;

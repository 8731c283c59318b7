-- compatible: a nullable column; programs of before neither read nor write it.

-- Reason of a step back; null for other moves.
alter table pedido_historico add column motivo text;

-- compatible: a nullable column; programs of before neither read nor write it.

-- Tracking code of the carrier, recorded with the dispatch.
alter table pedido add column codigo_rastreio text;

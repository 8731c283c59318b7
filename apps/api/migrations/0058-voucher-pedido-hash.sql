-- compatible: a nullable column; codes of earlier programs get it with the next rotation of secrets
-- Keyed lookup hash of the code.
alter table voucher_pedido add column codigo_hash text;

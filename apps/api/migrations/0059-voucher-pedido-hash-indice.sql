-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists voucher_pedido__codigo_hash on voucher_pedido (codigo_hash) where codigo_hash is not null;

-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists consumidor__criado on consumidor (promotora_id, criado_em);

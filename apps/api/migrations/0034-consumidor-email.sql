-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists consumidor__email on consumidor (promotora_id, email) where email is not null;

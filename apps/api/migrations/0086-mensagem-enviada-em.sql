-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists mensagem_enviada__enviada on mensagem_enviada (enviada_em);

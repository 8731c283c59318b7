-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists notificacao_geral_vista__notificacao on notificacao_geral_vista (notificacao_id);

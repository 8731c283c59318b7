-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists notificacao__vista on notificacao (origem_id)
  where tipo = 'CAMPANHA' and vista_em is not null;

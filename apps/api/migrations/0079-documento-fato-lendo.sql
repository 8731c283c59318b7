-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists documento_fato__lendo on documento_fato (perguntado_em)
  where fonte = 'foto' and situacao = 'procurando';

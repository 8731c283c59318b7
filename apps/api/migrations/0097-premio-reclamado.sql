-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists premio_unidade__reclamada on premio_unidade (campanha_id, reclamada_em)
  where raspadinha_id is not null;

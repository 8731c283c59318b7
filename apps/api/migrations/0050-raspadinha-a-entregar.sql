-- compatible, outside a transaction: writers continue during the build
create index concurrently if not exists raspadinha__a_entregar on raspadinha (campanha_id, raspada_em, raspadinha_id)
  where premio_id is not null and entregue_em is null;

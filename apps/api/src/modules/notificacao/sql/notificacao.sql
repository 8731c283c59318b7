-- Tells a person of something that happened (p_origem_id of p_tipo), once; p_valores is what its words need.
create or replace function notificacao_add(
  p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text, p_valores jsonb, p_agora timestamptz
) returns void language sql as $$
  insert into notificacao (consumidor_id, notificacao_id, campanha_id, tipo, origem_id, valores, enviada_em)
  values (p_consumidor_id, gen_random_uuid(), p_campanha_id, p_tipo, p_origem_id, p_valores, p_agora)
  on conflict on constraint notificacao__origem do nothing
$$;

-- Tells a person of something that happened (p_origem_id of p_tipo), once; p_valores is what its words need. What is to be
-- sent to their devices is written with it; who has none at an address of the campaign costs a look.
-- Nobody carries more than ten: the newest ones are told.
create or replace function notificacao_add(
  p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text, p_valores jsonb, p_agora timestamptz
) returns void language sql as $$
  with nova as (
    insert into notificacao (consumidor_id, notificacao_id, campanha_id, tipo, origem_id, valores, enviada_em)
    values (p_consumidor_id, gen_random_uuid(), p_campanha_id, p_tipo, p_origem_id, p_valores, p_agora)
    on conflict on constraint notificacao__origem do nothing
    returning consumidor_id, notificacao_id
  )
  insert into envio (consumidor_id, notificacao_id, dispositivo_id, canal_id, enviar_em, criado_em)
  select n.consumidor_id, n.notificacao_id, d.dispositivo_id, d.canal_id, p_agora, p_agora
  from nova n
  cross join lateral (
    select o.dispositivo_id, o.canal_id from dispositivo o
    where o.consumidor_id = n.consumidor_id order by o.registrado_em desc limit 10
  ) d
  join canal k on k.canal_id = d.canal_id
  join campanha_host h on h.host = k.host and h.campanha_id = p_campanha_id
$$;

-- Takes back what a person was told; where it still waits to be sent, it is not.
create or replace function notificacao_revoke(
  p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text
) returns void language sql as $$
  with tirada as (
    delete from notificacao n
    where n.consumidor_id = p_consumidor_id and n.campanha_id = p_campanha_id and n.tipo = p_tipo
      and n.origem_id = p_origem_id
    returning n.consumidor_id, n.notificacao_id
  )
  delete from envio e using tirada t
  where e.consumidor_id = t.consumidor_id and e.notificacao_id = t.notificacao_id
$$;

-- Tells everybody in a campaign; of something that happened (p_origem_id of p_tipo) once.
create or replace function notificacao_geral_add(
  p_campanha_id uuid, p_notificacao_id uuid, p_tipo text, p_origem_id text, p_titulo text, p_mensagem text,
  p_url_imagem text, p_agora timestamptz
) returns void language sql as $$
  with nova as (
    insert into notificacao_geral (
      campanha_id, notificacao_id, tipo, origem_id, titulo, mensagem, url_imagem, enviada_em
    )
    values (p_campanha_id, p_notificacao_id, p_tipo, p_origem_id, p_titulo, p_mensagem, p_url_imagem, p_agora)
    on conflict (campanha_id, tipo, origem_id) where origem_id is not null do nothing
    returning campanha_id, notificacao_id
  )
  insert into envio_geral (campanha_id, notificacao_id, canal_id, enviar_em, criado_em)
  select n.campanha_id, n.notificacao_id, k.canal_id, p_agora, p_agora
  from nova n
  join campanha c on c.campanha_id = n.campanha_id
  join campanha_host h on h.campanha_id = n.campanha_id
  join canal k on k.host = h.host and k.promotora_id = c.promotora_id
$$;

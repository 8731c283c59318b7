-- Adds a notification for a consumer, once per event (p_origem_id of p_tipo); p_valores are its text values. Queues
-- it for the consumer's devices at the campaign's hosts when the consumer accepts notifications; without devices the
-- cost is one lookup.
-- At most the ten newest devices receive it.
create or replace function notificacao_add(
  p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text, p_valores jsonb, p_agora timestamptz
) returns void language plpgsql as $$
declare
  v_notificacao_id uuid := gen_random_uuid();
  v_aparelho record;
begin
  insert into notificacao (consumidor_id, notificacao_id, campanha_id, tipo, origem_id, valores, enviada_em)
  values (p_consumidor_id, v_notificacao_id, p_campanha_id, p_tipo, p_origem_id, p_valores, p_agora)
  on conflict on constraint notificacao__origem do nothing;
  if not found then
    return;
  end if;
  if not exists (select from consumidor c where c.consumidor_id = p_consumidor_id and c.aceita_notificacao) then
    return;
  end if;
  for v_aparelho in
    select d.dispositivo_id, d.canal_id from (
      select o.dispositivo_id, o.canal_id from dispositivo o
      where o.consumidor_id = p_consumidor_id order by o.registrado_em desc limit 10
    ) d
    join canal k on k.canal_id = d.canal_id
    join campanha_host h on h.host = k.host and h.campanha_id = p_campanha_id
  loop
    insert into envio (consumidor_id, notificacao_id, dispositivo_id, canal_id, enviar_em, criado_em)
    values (p_consumidor_id, v_notificacao_id, v_aparelho.dispositivo_id, v_aparelho.canal_id, p_agora, p_agora);
  end loop;
end
$$;

-- Revokes a notification and its pending deliveries.
create or replace function notificacao_revoke(
  p_consumidor_id uuid, p_campanha_id uuid, p_tipo text, p_origem_id text
) returns void language plpgsql as $$
declare
  v_notificacao_id uuid;
begin
  delete from notificacao n
  where n.consumidor_id = p_consumidor_id and n.campanha_id = p_campanha_id and n.tipo = p_tipo
    and n.origem_id = p_origem_id
  returning n.notificacao_id into v_notificacao_id;
  delete from envio e where e.consumidor_id = p_consumidor_id and e.notificacao_id = v_notificacao_id;
end
$$;

-- Adds a broadcast notification for a campaign; with p_origem_id once per event. p_ator: its author.
create or replace function notificacao_geral_add_by(
  p_campanha_id uuid, p_notificacao_id uuid, p_tipo text, p_origem_id text, p_titulo text, p_mensagem text,
  p_url_imagem text, p_agora timestamptz, p_ator jsonb
) returns void language plpgsql as $$
begin
  insert into notificacao_geral (
    campanha_id, notificacao_id, tipo, origem_id, titulo, mensagem, url_imagem, enviada_em, ator
  )
  values (p_campanha_id, p_notificacao_id, p_tipo, p_origem_id, p_titulo, p_mensagem, p_url_imagem, p_agora, p_ator)
  on conflict (campanha_id, tipo, origem_id) where origem_id is not null do nothing;
  if found then
    perform notificacao_geral_queue(p_campanha_id, p_notificacao_id, p_agora);
  end if;
end
$$;

-- Adds a broadcast notification without an author; programs of before call it.
create or replace function notificacao_geral_add(
  p_campanha_id uuid, p_notificacao_id uuid, p_tipo text, p_origem_id text, p_titulo text, p_mensagem text,
  p_url_imagem text, p_agora timestamptz
) returns void language plpgsql as $$
begin
  perform notificacao_geral_add_by(
    p_campanha_id, p_notificacao_id, p_tipo, p_origem_id, p_titulo, p_mensagem, p_url_imagem, p_agora, null
  );
end
$$;

-- Whether the stored notice has this content; null when there is none. p_enviar_em: null for now.
create or replace function notificacao_campanha_match(
  p_notificacao_id uuid, p_campanha_id uuid, p_titulo text, p_mensagem text, p_url_imagem text, p_publico jsonb,
  p_enviar_em timestamptz
) returns boolean language plpgsql stable as $$
begin
  return (
    select k.campanha_id = p_campanha_id and k.titulo = p_titulo and k.mensagem = p_mensagem
      and k.url_imagem is not distinct from p_url_imagem and k.publico = p_publico
      and (case when k.enviar_em > k.criada_em then k.enviar_em end) is not distinct from p_enviar_em
    from notificacao_campanha k where k.notificacao_id = p_notificacao_id
  );
end
$$;

-- Queues a notice to all for the devices registered at the hosts of its campaign.
create or replace function notificacao_geral_queue(
  p_campanha_id uuid, p_notificacao_id uuid, p_agora timestamptz
) returns void language plpgsql as $$
begin
  insert into envio_geral (campanha_id, notificacao_id, canal_id, enviar_em, criado_em)
  select p_campanha_id, p_notificacao_id, k.canal_id, p_agora, p_agora
  from campanha c
  join campanha_host h on h.campanha_id = c.campanha_id
  join canal k on k.host = h.host and k.promotora_id = c.promotora_id
  where c.campanha_id = p_campanha_id;
end
$$;

-- Begins a due notice once: one to all is listed in the app and queued for devices; the members of another public are
-- gathered by the job, page by page.
create or replace function notificacao_campanha_start(p_notificacao_id uuid, p_agora timestamptz) returns void
language plpgsql as $$
declare
  k notificacao_campanha;
begin
  update notificacao_campanha o set comecada_em = p_agora,
    reunida_em = case when o.publico ->> 'tipo' = 'todos' then p_agora end
  where o.notificacao_id = p_notificacao_id and o.comecada_em is null and o.parada_em is null and o.enviar_em <= p_agora
  returning o.* into k;
  if not found or k.reunida_em is null then
    return;
  end if;
  insert into notificacao_geral (
    campanha_id, notificacao_id, tipo, origem_id, titulo, mensagem, url_imagem, enviada_em, ator
  )
  values (k.campanha_id, k.notificacao_id, 'CAMPANHA', null, k.titulo, k.mensagem, k.url_imagem, p_agora, k.ator);
  perform notificacao_geral_queue(k.campanha_id, k.notificacao_id, p_agora);
end
$$;

-- Adds a notice once per id and begins it unless it is scheduled; returns whether the stored one has this content.
create or replace function notificacao_campanha_add(
  p_notificacao_id uuid, p_campanha_id uuid, p_titulo text, p_mensagem text, p_url_imagem text, p_publico jsonb,
  p_enviar_em timestamptz, p_agora timestamptz, p_ator jsonb
) returns boolean language plpgsql as $$
begin
  insert into notificacao_campanha (
    notificacao_id, campanha_id, titulo, mensagem, url_imagem, publico, enviar_em, criada_em, ator
  )
  values (
    p_notificacao_id, p_campanha_id, p_titulo, p_mensagem, p_url_imagem, p_publico, coalesce(p_enviar_em, p_agora), p_agora,
    p_ator
  )
  on conflict on constraint notificacao_campanha__pk do nothing;
  if not found then
    return notificacao_campanha_match(
      p_notificacao_id, p_campanha_id, p_titulo, p_mensagem, p_url_imagem, p_publico, p_enviar_em
    );
  end if;
  if p_enviar_em is null then
    perform notificacao_campanha_start(p_notificacao_id, p_agora);
  end if;
  return true;
end
$$;

-- Writes the notices of one page of members, once per person, and moves the walk on to p_ate; null ends it, and devices
-- are sent to. Returns false when the notice was stopped or another process wrote the page after p_depois_de.
create or replace function notificacao_campanha_gather(
  p_notificacao_id uuid, p_depois_de uuid, p_ate uuid, p_consumidores uuid[], p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  k notificacao_campanha;
  v_valores jsonb;
  v_escritas integer;
begin
  select o.* into k from notificacao_campanha o
  where o.notificacao_id = p_notificacao_id and o.comecada_em is not null and o.reunida_em is null
    and o.parada_em is null and o.depois_de = p_depois_de
  for update;
  if not found then
    return false;
  end if;
  v_valores := jsonb_build_object(
    'titulo', k.titulo, 'mensagem', k.mensagem, 'urlImagem', k.url_imagem, 'ator', k.ator ->> 'nome'
  );
  with escrita as (
    insert into notificacao (consumidor_id, notificacao_id, campanha_id, tipo, origem_id, valores, enviada_em)
    select w.consumidor_id, gen_random_uuid(), k.campanha_id, 'CAMPANHA', p_notificacao_id::text, v_valores, k.comecada_em
    from unnest(p_consumidores) as w (consumidor_id)
    on conflict on constraint notificacao__origem do nothing
    returning 1
  )
  select count(*) into v_escritas from escrita;
  update notificacao_campanha o set pessoas = o.pessoas + v_escritas, depois_de = coalesce(p_ate, o.depois_de),
    reunida_em = case when p_ate is null then p_agora end
  where o.notificacao_id = p_notificacao_id;
  if p_ate is null then
    perform notificacao_geral_queue(k.campanha_id, k.notificacao_id, p_agora);
  end if;
  return true;
end
$$;

-- Stops a notice once: it leaves the app's list, and no further batch of devices begins. A batch that is being sent is
-- still counted. The job deletes the notices of members.
create or replace function notificacao_campanha_stop(
  p_notificacao_id uuid, p_campanha_id uuid, p_agora timestamptz, p_ator jsonb
) returns void language plpgsql as $$
begin
  -- Queue before notice, in the order of the sender, which locks a row of the queue and then counts.
  delete from envio_geral g
  where g.campanha_id = p_campanha_id and g.notificacao_id = p_notificacao_id and g.remessa_id is null;
  update notificacao_campanha k set parada_em = p_agora, parada_por = p_ator,
    recolhida_em = case when k.publico ->> 'tipo' = 'todos' or k.comecada_em is null then p_agora end
  where k.notificacao_id = p_notificacao_id and k.campanha_id = p_campanha_id and k.parada_em is null;
  if found then
    delete from notificacao_geral g where g.campanha_id = p_campanha_id and g.notificacao_id = p_notificacao_id;
  end if;
end
$$;

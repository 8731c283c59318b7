-- Stores sources' facts on a receipt; p_fatos is a list of fonte, situacao, emitente, emitido_em, valor_centavos,
-- quantidade, itens, cancelada, tarde and divergente. Replaces earlier facts, items as a whole; keeps the
-- time of the query and the selection for manual review. Null stores nothing.
create or replace function documento_fato_put(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_campanha_id uuid, p_fatos jsonb, p_agora timestamptz
) returns void language plpgsql as $$
begin
  insert into documento_fato as f (
    consumidor_id, documento_fiscal_id, campanha_id, fonte, situacao, emitente, emitido_em, valor_centavos, quantidade,
    itens, cancelada, conferir, tarde, divergente, perguntado_em, respondido_em
  )
  select p_consumidor_id, p_documento_fiscal_id, p_campanha_id, k.fonte, k.situacao, k.emitente, k.emitido_em,
    k.valor_centavos, k.quantidade, k.itens, coalesce(k.cancelada, false), coalesce(k.conferir, false),
    coalesce(k.tarde, false), coalesce(k.divergente, false), p_agora, case when k.situacao <> 'procurando' then p_agora end
  from jsonb_to_recordset(p_fatos) as k (
    fonte text, situacao text, emitente text, emitido_em date, valor_centavos bigint, quantidade integer, itens jsonb,
    cancelada boolean, conferir boolean, tarde boolean, divergente boolean
  )
  order by k.fonte
  on conflict on constraint documento_fato__pk do update set
    situacao = excluded.situacao, emitente = excluded.emitente, emitido_em = excluded.emitido_em,
    valor_centavos = excluded.valor_centavos, quantidade = excluded.quantidade, itens = excluded.itens,
    cancelada = excluded.cancelada, tarde = f.tarde or excluded.tarde, divergente = excluded.divergente,
    respondido_em = coalesce(f.respondido_em, excluded.respondido_em);
end
$$;

-- Extends the wait of a receipt for a source, with p_motivo and until p_apurar_em; null: until further facts or a
-- person. Returns false when the receipt was decided meanwhile or waits for a person. Adds a history entry when the
-- reason changes.
create or replace function documento_fiscal_wait_on(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz, p_motivo text, p_motivo_valores jsonb,
  p_apurar_em timestamptz, p_fatos jsonb
) returns boolean language plpgsql as $$
declare
  d documento_fiscal;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.status = 'PENDENTE'
    and o.apurar_em is not null
  for update;
  if not found then
    return false;
  end if;
  perform documento_fato_put(p_consumidor_id, p_documento_fiscal_id, d.campanha_id, p_fatos, p_agora);
  update documento_fiscal o set motivo = p_motivo, motivo_valores = p_motivo_valores, apurar_em = p_apurar_em
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
  if (d.motivo, d.motivo_valores) is distinct from (p_motivo, p_motivo_valores) then
    perform documento_fiscal_note(
      p_consumidor_id, p_documento_fiscal_id, 'PENDENTE', p_motivo, p_motivo_valores, null, p_agora
    );
  end if;
  d.apurar_em := p_apurar_em;
  perform documento_fiscal_emit(d, p_agora);
  return true;
end
$$;

-- Schedules the receipts of these access keys after new facts: those that wait for a source (p_motivos) for judgement
-- now, decided ones for review. p_campanha_id: only that campaign; null for all. Returns how many.
create or replace function documento_fiscal_wake(
  p_campanha_id uuid, p_chaves text[], p_motivos text[], p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_dono record;
  v_total integer := 0;
begin
  -- Locks in receipt order, so that concurrent calls cannot deadlock. Reads the claims first, then each receipt on
  -- its own shard.
  for v_dono in
    select r.consumidor_id, r.documento_fiscal_id from chave_acesso_registrada r
    where r.chave_acesso = any (p_chaves) and (p_campanha_id is null or r.campanha_id = p_campanha_id)
    order by r.consumidor_id, r.documento_fiscal_id
  loop
    update documento_fiscal d set apurar_em = least(d.apurar_em, p_agora)
    where d.consumidor_id = v_dono.consumidor_id and d.documento_fiscal_id = v_dono.documento_fiscal_id
      and d.status = 'PENDENTE' and d.motivo = any (p_motivos);
    if not found then
      perform 1 from documento_fiscal d
      where d.consumidor_id = v_dono.consumidor_id and d.documento_fiscal_id = v_dono.documento_fiscal_id
        and d.status = 'VALIDO';
      continue when not found;
      insert into documento_a_rever (consumidor_id, documento_fiscal_id, rever_em)
      values (v_dono.consumidor_id, v_dono.documento_fiscal_id, p_agora)
      on conflict on constraint documento_a_rever__pk do nothing;
      continue when not found;
    end if;
    v_total := v_total + 1;
  end loop;
  return v_total;
end
$$;

-- Stores the owner's declaration on a waiting receipt, with its photo, and schedules its judgement. resultado:
-- 'recebida'; 'naoEspera' when the receipt does not wait for a declaration (p_motivos). Raises TR001 when the photo
-- is not the consumer's.
create or replace function documento_fiscal_declare(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_uri_imagem text, p_fatos jsonb, p_agora timestamptz
) returns text language plpgsql as $$
declare
  d documento_fiscal;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.status = 'PENDENTE'
    and o.motivo = any (p_motivos)
  for update;
  if not found then
    return 'naoEspera';
  end if;
  if not imagem_documento_claim(p_consumidor_id, p_uri_imagem) then
    if not exists (
      select 1 from documento_fiscal x where x.consumidor_id = p_consumidor_id and x.uri_imagem = p_uri_imagem
    ) then
      raise exception 'upload.imagemDesconhecida' using errcode = 'TR001';
    end if;
  end if;
  perform documento_fato_put(p_consumidor_id, p_documento_fiscal_id, d.campanha_id, p_fatos, p_agora);
  -- A reading belongs to its picture.
  delete from leitura_foto l
  where l.consumidor_id = p_consumidor_id and l.documento_fiscal_id = p_documento_fiscal_id
    and l.nome_arquivo <> p_uri_imagem;
  update documento_fiscal o set uri_imagem = p_uri_imagem, apurar_em = p_agora
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
  return 'recebida';
end
$$;

-- Stores facts for a receipt that waits for a source (p_motivos) and schedules its judgement. Returns false when it
-- waits for none.
create or replace function documento_fiscal_hear(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_motivos text[], p_fatos jsonb, p_agora timestamptz
) returns boolean language plpgsql as $$
declare
  d documento_fiscal;
begin
  select o.* into d from documento_fiscal o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
  for update;
  if not found then
    return false;
  end if;
  perform documento_fato_put(p_consumidor_id, p_documento_fiscal_id, d.campanha_id, p_fatos, p_agora);
  if d.status = 'VALIDO' then
    insert into documento_a_rever (consumidor_id, documento_fiscal_id, rever_em)
    values (p_consumidor_id, p_documento_fiscal_id, p_agora)
    on conflict on constraint documento_a_rever__pk do nothing;
  elsif d.status = 'PENDENTE' and d.motivo = any (p_motivos) then
    update documento_fiscal o set apurar_em = p_agora
    where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id;
    return true;
  end if;
  return false;
end
$$;

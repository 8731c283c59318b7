-- Finds the order of an earlier request with this idempotency key; null when there was none. Raises when the key was
-- used for a different order: returning that one would falsely confirm this order.
create or replace function pedido_find_repetido(
  p_consumidor_id uuid, p_idempotencia text, p_campanha_id uuid, p_loja_cnpj text,
  p_produtos text[], p_quantidades integer[], p_valores bigint[]
) returns uuid language plpgsql as $$
declare
  v_pedido pedido;
begin
  select o.* into v_pedido from pedido o
  where o.consumidor_id = p_consumidor_id and o.idempotencia = p_idempotencia;
  if not found then
    return null;
  end if;
  if (v_pedido.campanha_id, v_pedido.loja_cnpj) is distinct from (p_campanha_id, p_loja_cnpj) or (
    select (array_agg(i.produto_id order by i.posicao), array_agg(i.quantidade order by i.posicao),
      array_agg(i.valor order by i.posicao)) is distinct from (p_produtos, p_quantidades, p_valores)
    from pedido_item i where i.consumidor_id = p_consumidor_id and i.pedido_id = v_pedido.pedido_id
  ) then
    raise exception 'requisicao.idempotenciaReusada' using errcode = 'TR001';
  end if;
  return v_pedido.pedido_id;
end
$$;

-- Places an order atomically and returns its id; a repeated request returns the stored order's id. Checks sold-out
-- products first, so that late requests in a rush stay cheap. Then debits the consumer's account and takes the stock,
-- last because its rows are the most contended. p_limites: maximum quantity of each product per consumer, null for no
-- limit. Raises TR001 with the error code as message; detail names the product or the missing amount.
create or replace function pedido_place(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_pedido_id uuid, p_idempotencia text, p_loja_cnpj text,
  p_produtos text[], p_nomes text[], p_quantidades integer[], p_valores bigint[], p_limites integer[],
  p_lugar integer, p_agora timestamptz
) returns uuid language plpgsql as $$
declare
  v_total bigint;
  v_item record;
  v_ordem integer;
  v_falta text := produto_estoque_find_falta(p_campanha_id, p_produtos, p_quantidades);
begin
  -- The consumer who took the last unit can repeat the request. Looked up after the stock check: the order was
  -- committed before the stock ran out.
  if v_falta is not null and not exists (
    select 1 from pedido o where o.consumidor_id = p_consumidor_id and o.idempotencia = p_idempotencia
  ) then
    raise exception 'produto.semEstoque' using errcode = 'TR001',
      detail = jsonb_build_object('produto', v_falta)::text;
  end if;
  select sum(u.quantidade * u.valor) into v_total from unnest(p_quantidades, p_valores) u (quantidade, valor);
  -- A concurrent repetition of the request blocks here on the unique key.
  insert into pedido (
    consumidor_id, pedido_id, campanha_id, moeda, idempotencia, loja_cnpj, situacao, motivo, total, conta_ordem,
    criado_em
  ) values (
    p_consumidor_id, p_pedido_id, p_campanha_id, p_moeda, p_idempotencia, p_loja_cnpj, 'PENDENTE', null, v_total, null,
    p_agora
  ) on conflict on constraint pedido__idempotencia do nothing;
  if not found then
    return pedido_find_repetido(
      p_consumidor_id, p_idempotencia, p_campanha_id, p_loja_cnpj, p_produtos, p_quantidades, p_valores
    );
  end if;

  -- From here on the account is locked: orders of one consumer are serialized.
  v_ordem := conta_debit(
    p_consumidor_id, p_campanha_id, p_moeda, v_total, 'pedido', p_pedido_id::text, p_agora
  );
  update pedido o set conta_ordem = v_ordem where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id;

  for v_item in
    select u.produto, u.quantidade, u.limite - pedido_count(p_consumidor_id, p_campanha_id, u.produto) as resta
    from unnest(p_produtos, p_quantidades, p_limites) u (produto, quantidade, limite)
  loop
    if v_item.resta < v_item.quantidade then
      raise exception 'produto.limitePorPessoa' using errcode = 'TR001',
        detail = jsonb_build_object('produto', v_item.produto, 'resta', greatest(0, v_item.resta))::text;
    end if;
  end loop;

  insert into pedido_item (consumidor_id, pedido_id, posicao, produto_id, nome, quantidade, valor)
  select p_consumidor_id, p_pedido_id, u.posicao, u.produto, u.nome, u.quantidade, u.valor
  from unnest(p_produtos, p_nomes, p_quantidades, p_valores) with ordinality u (produto, nome, quantidade, valor, posicao);
  insert into pedido_historico (consumidor_id, pedido_id, ordem, situacao, em)
  values (p_consumidor_id, p_pedido_id, 1, 'PENDENTE', p_agora);
  perform webhook_note(
    p_consumidor_id, p_campanha_id, 'pedido.alterado', p_pedido_id::text, 'PENDENTE', p_agora
  );

  for v_item in
    select u.produto, u.quantidade from unnest(p_produtos, p_quantidades) u (produto, quantidade) order by u.produto
  loop
    perform produto_estoque_take(p_campanha_id, v_item.produto, v_item.quantidade, p_lugar);
  end loop;
  return p_pedido_id;
end
$$;

-- Places an order like pedido_place, with a copy of recipient and address; a repeated request keeps the first copy.
create or replace function pedido_place_entrega(
  p_consumidor_id uuid, p_campanha_id uuid, p_moeda text, p_pedido_id uuid, p_idempotencia text, p_loja_cnpj text,
  p_produtos text[], p_nomes text[], p_quantidades integer[], p_valores bigint[], p_limites integer[],
  p_lugar integer, p_agora timestamptz, p_entrega jsonb
) returns uuid language plpgsql as $$
declare
  v_pedido_id uuid := pedido_place(
    p_consumidor_id, p_campanha_id, p_moeda, p_pedido_id, p_idempotencia, p_loja_cnpj, p_produtos, p_nomes,
    p_quantidades, p_valores, p_limites, p_lugar, p_agora
  );
begin
  if v_pedido_id = p_pedido_id and p_entrega is not null then
    update pedido o set entrega = p_entrega where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id;
  end if;
  return v_pedido_id;
end
$$;

-- Returns the quantity of a product in the consumer's active orders.
create or replace function pedido_count(
  p_consumidor_id uuid, p_campanha_id uuid, p_produto_id text
) returns bigint language plpgsql stable as $$
begin
  return (
    select coalesce(sum(i.quantidade), 0)
    from pedido_item i join pedido o on o.consumidor_id = i.consumidor_id and o.pedido_id = i.pedido_id
    where i.consumidor_id = p_consumidor_id and i.produto_id = p_produto_id and o.campanha_id = p_campanha_id
      and o.situacao not in ('REPROVADO', 'CANCELADO')
  );
end
$$;

-- Moves an order to another situation. A refused or cancelled order refunds its amount, usable until p_expira_minimo
-- at least, and returns its units. p_ator: the operator or program that moves it; null for the consumer. Result:
-- 'movido'; 'igual' (already in that situation); 'naoAlteravel'; 'nenhum'.
create or replace function pedido_move_by(
  p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text,
  p_expira_minimo timestamptz, p_lugar integer, p_agora timestamptz, p_ator jsonb
) returns text language plpgsql as $$
declare
  v_pedido pedido;
  v_item record;
begin
  select o.* into v_pedido from pedido o
  where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id and o.campanha_id = p_campanha_id
  for update;
  if not found then
    return 'nenhum';
  end if;
  if v_pedido.situacao = p_situacao then
    return 'igual';
  end if;
  if (v_pedido.situacao, p_situacao) not in (
    ('PENDENTE', 'APROVADO'), ('PENDENTE', 'REPROVADO'), ('PENDENTE', 'CANCELADO'), ('APROVADO', 'SEPARACAO'),
    ('APROVADO', 'REPROVADO'), ('SEPARACAO', 'ENVIADO'), ('ENVIADO', 'ENTREGUE')
  ) then
    return 'naoAlteravel';
  end if;

  update pedido o set situacao = p_situacao, motivo = p_motivo
  where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id;
  insert into pedido_historico (consumidor_id, pedido_id, ordem, situacao, em, ator)
  select p_consumidor_id, p_pedido_id, max(h.ordem) + 1, p_situacao, p_agora, p_ator from pedido_historico h
  where h.consumidor_id = p_consumidor_id and h.pedido_id = p_pedido_id;
  perform webhook_note(
    p_consumidor_id, p_campanha_id, 'pedido.alterado', p_pedido_id::text, p_situacao, p_agora
  );
  -- No notification of the consumer's own cancellation.
  if p_situacao <> 'CANCELADO' then
    perform notificacao_add(
      p_consumidor_id, p_campanha_id, 'PEDIDO', p_pedido_id::text || ':' || p_situacao,
      jsonb_build_object('situacao', p_situacao) || (
        select jsonb_build_object(
          'produto', (array_agg(i.nome order by i.posicao))[1], 'outros', count(*) - 1
        ) from pedido_item i
        where i.consumidor_id = p_consumidor_id and i.pedido_id = p_pedido_id
      ), p_agora
    );
  end if;

  if p_situacao in ('REPROVADO', 'CANCELADO') then
    perform conta_return(
      p_consumidor_id, p_campanha_id, v_pedido.moeda, v_pedido.conta_ordem, v_pedido.total, p_expira_minimo, p_agora
    );
    for v_item in
      select i.produto_id, i.quantidade from pedido_item i
      where i.consumidor_id = p_consumidor_id and i.pedido_id = p_pedido_id order by i.produto_id
    loop
      perform produto_estoque_give(p_campanha_id, v_item.produto_id, v_item.quantidade, p_lugar);
    end loop;
  end if;
  return 'movido';
end
$$;

-- Moves an order like pedido_move_by, and stores the tracking code of its dispatch; a null code keeps the stored one.
create or replace function pedido_move_rastreio(
  p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text,
  p_expira_minimo timestamptz, p_lugar integer, p_agora timestamptz, p_ator jsonb, p_rastreio text
) returns text language plpgsql as $$
declare
  v_mudanca text := pedido_move_by(
    p_consumidor_id, p_campanha_id, p_pedido_id, p_situacao, p_motivo, p_expira_minimo, p_lugar, p_agora, p_ator
  );
begin
  if p_rastreio is not null and v_mudanca in ('movido', 'igual') then
    update pedido o set codigo_rastreio = p_rastreio
    where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id;
  end if;
  return v_mudanca;
end
$$;

-- Takes an order from p_de back to p_para, the state before, with the reason in its history. Result: 'movido'; 'igual'
-- (it is there already); 'naoAlteravel' (another request moved it); 'nenhum'.
create or replace function pedido_step_back(
  p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_de text, p_para text, p_motivo text,
  p_agora timestamptz, p_ator jsonb
) returns text language plpgsql as $$
declare
  v_situacao text;
begin
  select o.situacao into v_situacao from pedido o
  where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id and o.campanha_id = p_campanha_id
  for update;
  if not found then
    return 'nenhum';
  elsif v_situacao = p_para then
    return 'igual';
  elsif v_situacao <> p_de then
    return 'naoAlteravel';
  end if;
  update pedido o set situacao = p_para where o.consumidor_id = p_consumidor_id and o.pedido_id = p_pedido_id;
  insert into pedido_historico (consumidor_id, pedido_id, ordem, situacao, em, ator, motivo)
  select p_consumidor_id, p_pedido_id, max(h.ordem) + 1, p_para, p_agora, p_ator, p_motivo from pedido_historico h
  where h.consumidor_id = p_consumidor_id and h.pedido_id = p_pedido_id;
  perform webhook_note(p_consumidor_id, p_campanha_id, 'pedido.alterado', p_pedido_id::text, p_para, p_agora);
  return 'movido';
end
$$;

-- Moves an order without an author; programs of before call it.
create or replace function pedido_move(
  p_consumidor_id uuid, p_campanha_id uuid, p_pedido_id uuid, p_situacao text, p_motivo text,
  p_expira_minimo timestamptz, p_lugar integer, p_agora timestamptz
) returns text language plpgsql as $$
begin
  return pedido_move_by(
    p_consumidor_id, p_campanha_id, p_pedido_id, p_situacao, p_motivo, p_expira_minimo, p_lugar, p_agora, null
  );
end
$$;

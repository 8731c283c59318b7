-- Verifies stock against orders: the loaded quantity of a product equals remaining stock plus active orders. Returns
-- the mismatches.
create or replace function pedido_conferir_estoque() returns table (
  regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  -- Stock and orders are on different shards: each is aggregated on its own.
  with livre as materialized (
    select e.campanha_id, e.produto_id, sum(e.disponivel) as total from produto_estoque e
    group by e.campanha_id, e.produto_id
  ), pedida as materialized (
    select o.campanha_id, i.produto_id, sum(i.quantidade) as total from pedido o
    join pedido_item i on i.consumidor_id = o.consumidor_id and i.pedido_id = o.pedido_id
    where o.situacao not in ('REPROVADO', 'CANCELADO') group by o.campanha_id, i.produto_id
  ), carga as materialized (
    select c.campanha_id, c.produto_id, c.carregado from produto_carga c
  )
  select 'estoque', c.campanha_id, c.produto_id, c.carregado::bigint,
    (coalesce(l.total, 0) + coalesce(p.total, 0))::bigint
  from carga c
  left join livre l on l.campanha_id = c.campanha_id and l.produto_id = c.produto_id
  left join pedida p on p.campanha_id = c.campanha_id and p.produto_id = c.produto_id
  where c.carregado <> coalesce(l.total, 0) + coalesce(p.total, 0);
end
$$;

-- Verifies orders against the accounts of these consumers (null: all): amounts spent on orders and not refunded equal
-- the cost of active orders. Returns the mismatches.
create or replace function pedido_conferir_de(p_consumidores uuid[]) returns table (
  regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select 'conta', g.consumidor_id, g.campanha_id, g.consumidor_id || ' ' || g.moeda, coalesce(p.total, 0), g.gasto
  from (
    select l.consumidor_id, l.campanha_id, l.moeda,
      sum(case l.tipo when 'RESGATE' then l.valor else -l.valor end)::bigint as gasto
    from lancamento l
    where l.tipo in ('RESGATE', 'DEVOLUCAO') and l.origem = 'pedido'
      and (p_consumidores is null or l.consumidor_id = any (p_consumidores))
    group by l.consumidor_id, l.campanha_id, l.moeda
  ) g left join (
    select o.consumidor_id, o.campanha_id, o.moeda, sum(o.total)::bigint as total from pedido o
    where o.situacao not in ('REPROVADO', 'CANCELADO')
      and (p_consumidores is null or o.consumidor_id = any (p_consumidores))
    group by o.consumidor_id, o.campanha_id, o.moeda
  ) p on (p.consumidor_id, p.campanha_id, p.moeda) = (g.consumidor_id, g.campanha_id, g.moeda)
  where g.gasto <> coalesce(p.total, 0);
end
$$;

-- Runs both checks over all orders; returns no row when consistent.
create or replace function pedido_conferir() returns table (
  regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable as $$
begin
  return query
  select e.regra, e.campanha_id, e.nome, e.esperado, e.encontrado from pedido_conferir_estoque() e
  union all
  select p.regra, p.campanha_id, p.nome, p.esperado, p.encontrado from pedido_conferir_de(null) p;
end
$$;

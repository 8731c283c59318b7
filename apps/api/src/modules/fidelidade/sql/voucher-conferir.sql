-- Verifies voucher orders of these consumers (null: all) against the ledger; returns no row when consistent. 'conta':
-- each order was paid exactly once at its price, and refunded if and only if it was refused.
create or replace function voucher_conferir_de(p_consumidores uuid[]) returns table (
  regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select 'conta', v.consumidor_id, v.campanha_id, v.consumidor_id || ' ' || v.voucher_pedido_id, v.esperado, v.encontrado
  from (
    select o.consumidor_id, o.campanha_id, o.voucher_pedido_id,
      case o.situacao when 'REPROVADO' then 0 else o.valor end as esperado, (
        select coalesce(sum(case l.tipo when 'RESGATE' then l.valor else -l.valor end), 0)::bigint from lancamento l
        where l.consumidor_id = o.consumidor_id and l.campanha_id = o.campanha_id and l.moeda = o.moeda
          and (l.ordem = o.conta_ordem or l.sobre_ordem = o.conta_ordem) and l.tipo in ('RESGATE', 'DEVOLUCAO')
      ) as encontrado
    from voucher_pedido o
    where p_consumidores is null or o.consumidor_id = any (p_consumidores)
  ) v
  where v.esperado <> v.encontrado;
end
$$;

-- Verifies all orders.
create or replace function voucher_conferir() returns table (
  regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable as $$
begin
  return query select v.regra, v.campanha_id, v.nome, v.esperado, v.encontrado from voucher_conferir_de(null) v;
end
$$;

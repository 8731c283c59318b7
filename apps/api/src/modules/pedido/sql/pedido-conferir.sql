-- What does not add up between orders, stock and accounts; no row when all is well. 'estoque': what was loaded of a
-- product is what is left and what is ordered. 'conta': what an account spent on orders and did not get back is what
-- its living orders cost.
create or replace function pedido_conferir() returns table (
  regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language sql stable as $$
  select 'estoque', c.campanha_id, c.produto_id, c.carregado, s.livre + s.pedido
  from produto_carga c cross join lateral (
    select
      (select coalesce(sum(e.disponivel), 0) from produto_estoque e
        where e.campanha_id = c.campanha_id and e.produto_id = c.produto_id) as livre,
      (select coalesce(sum(i.quantidade), 0) from pedido o
        join pedido_item i on i.consumidor_id = o.consumidor_id and i.pedido_id = o.pedido_id
        where o.campanha_id = c.campanha_id and i.produto_id = c.produto_id
          and o.situacao not in ('REPROVADO', 'CANCELADO')) as pedido
  ) s
  where c.carregado <> s.livre + s.pedido
  union all
  select 'conta', g.campanha_id, g.consumidor_id || ' ' || g.moeda, coalesce(p.total, 0), g.gasto
  from (
    select l.consumidor_id, l.campanha_id, l.moeda,
      sum(case l.tipo when 'RESGATE' then l.valor else -l.valor end)::bigint as gasto
    from lancamento l where l.tipo in ('RESGATE', 'DEVOLUCAO') and l.origem = 'pedido'
    group by l.consumidor_id, l.campanha_id, l.moeda
  ) g left join (
    select o.consumidor_id, o.campanha_id, o.moeda, sum(o.total)::bigint as total from pedido o
    where o.situacao not in ('REPROVADO', 'CANCELADO') group by o.consumidor_id, o.campanha_id, o.moeda
  ) p on (p.consumidor_id, p.campanha_id, p.moeda) = (g.consumidor_id, g.campanha_id, g.moeda)
  where g.gasto <> coalesce(p.total, 0)
$$;

-- Sets a product's total units in the campaign to p_unidades, ordered ones included, split into p_fatias slices; few
-- units use one slice. Raises when fewer than the ordered units remain.
create or replace function produto_estoque_load(
  p_campanha_id uuid, p_produto_id text, p_unidades integer, p_fatias integer
) returns void language plpgsql as $$
declare
  v_carregado integer;
  v_livre integer;
  v_fatias integer;
begin
  insert into produto_carga (campanha_id, produto_id, carregado) values (p_campanha_id, p_produto_id, 0)
  on conflict on constraint produto_carga__pk do nothing;
  select c.carregado into v_carregado from produto_carga c
  where c.campanha_id = p_campanha_id and c.produto_id = p_produto_id for update;
  perform 1 from produto_estoque e
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id order by e.fatia for update;
  select coalesce(sum(e.disponivel), 0) + p_unidades - v_carregado into v_livre from produto_estoque e
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id;
  if v_livre < 0 then
    raise exception 'campanha.estoquePedido' using errcode = 'TR001',
      detail = jsonb_build_object('produto', p_produto_id, 'pedidas', p_unidades - v_livre)::text;
  end if;
  update produto_carga c set carregado = p_unidades
  where c.campanha_id = p_campanha_id and c.produto_id = p_produto_id and c.carregado <> p_unidades;

  v_fatias := case when v_livre < 2 * p_fatias then 1 else p_fatias end;
  delete from produto_estoque e
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id and e.fatia >= v_fatias;
  insert into produto_estoque as e (campanha_id, produto_id, fatia, disponivel)
  select p_campanha_id, p_produto_id, f, v_livre / v_fatias + (f < v_livre % v_fatias)::integer
  from generate_series(0, v_fatias - 1) f
  on conflict on constraint produto_estoque__pk do update set disponivel = excluded.disponivel;
end
$$;

-- Returns the first product with less stock than wanted; null when all suffice. Takes no locks: concurrent orders and
-- returns can change the result.
create or replace function produto_estoque_find_falta(
  p_campanha_id uuid, p_produtos text[], p_quantidades integer[]
) returns text language plpgsql stable as $$
begin
  return (
    select u.produto from unnest(p_produtos, p_quantidades) u (produto, quantidade)
    left join (
      select e.produto_id, sum(e.disponivel) as livre from produto_estoque e
      where e.campanha_id = p_campanha_id and e.produto_id = any (p_produtos) group by e.produto_id
    ) l on l.produto_id = u.produto
    where u.quantidade > coalesce(l.livre, 0)
    order by u.produto limit 1
  );
end
$$;

-- Takes units of a product; raises produto.semEstoque. p_lugar (0 to 15) permutes the order of the slices, so that
-- concurrent orders rarely contend for the same row. For several products, callers take in product order to prevent
-- deadlocks.
create or replace function produto_estoque_take(
  p_campanha_id uuid, p_produto_id text, p_quantidade integer, p_lugar integer
) returns void language plpgsql as $$
declare
  v_fatia record;
  v_falta integer := p_quantidade;
begin
  update produto_estoque e set disponivel = e.disponivel - p_quantidade
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id and e.fatia = (
    select o.fatia from produto_estoque o
    where o.campanha_id = p_campanha_id and o.produto_id = p_produto_id and o.disponivel >= p_quantidade
    order by o.fatia # p_lugar limit 1 for update skip locked
  );
  if found then
    return;
  end if;

  -- Fallback: lock all slices in a fixed order, which prevents deadlocks.
  perform 1 from produto_estoque e
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id order by e.fatia for update;
  for v_fatia in
    select e.fatia, e.disponivel from produto_estoque e
    where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id and e.disponivel > 0 order by e.fatia
  loop
    exit when v_falta = 0;
    update produto_estoque e set disponivel = e.disponivel - least(v_falta, v_fatia.disponivel)
    where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id and e.fatia = v_fatia.fatia;
    v_falta := v_falta - least(v_falta, v_fatia.disponivel);
  end loop;
  if v_falta > 0 then
    raise exception 'produto.semEstoque' using errcode = 'TR001',
      detail = jsonb_build_object('produto', p_produto_id)::text;
  end if;
end
$$;

-- Returns units of a product to stock.
create or replace function produto_estoque_give(
  p_campanha_id uuid, p_produto_id text, p_quantidade integer, p_lugar integer
) returns void language plpgsql as $$
begin
  update produto_estoque e set disponivel = e.disponivel + p_quantidade
  where e.campanha_id = p_campanha_id and e.produto_id = p_produto_id and e.fatia = (
    select o.fatia from produto_estoque o
    where o.campanha_id = p_campanha_id and o.produto_id = p_produto_id
    order by o.fatia # p_lugar limit 1 for update
  );
  if not found then
    raise exception 'product % of campaign % has no stock to give % back to', p_produto_id, p_campanha_id, p_quantidade;
  end if;
end
$$;

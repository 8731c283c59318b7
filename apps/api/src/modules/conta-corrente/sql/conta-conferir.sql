-- Verifies the accounts of these consumers (null: all) against their own entries; returns each mismatch with expected
-- and found value, and corrects nothing. regra:
--   'sequencia' entries are numbered from 1 without gaps, and the account holds their count
--   'linha' each entry changed the three sums according to its type
--   'saldo' the last entry's sums equal the account's
--   'lotes' the lots' remainders add up to the available and the pending amount
--   'uso' each lot's remainder is the granted amount minus its uses
--   'movimento' each entry's uses and refunds of lots add up to its amount
create or replace function conta_conferir_de(p_consumidores uuid[]) returns table (
  regra text, consumidor_id uuid, campanha_id uuid, moeda text, ordem integer, esperado bigint, encontrado bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with linha as (
    select l.*,
      l.ordem - coalesce(lag(l.ordem) over w, 0) as passo,
      l.disponivel - coalesce(lag(l.disponivel) over w, 0) as d,
      l.a_liberar - coalesce(lag(l.a_liberar) over w, 0) as a,
      l.devido - coalesce(lag(l.devido) over w, 0) as o,
      lead(l.ordem) over w is null as ultima
    from lancamento l where (p_consumidores is null or l.consumidor_id = any (p_consumidores))
    window w as (partition by l.consumidor_id, l.campanha_id, l.moeda order by l.ordem)
  ), uso as (
    select u.consumidor_id, u.campanha_id, u.moeda, u.ordem, sum(u.valor) as valor
    from lote_uso u where (p_consumidores is null or u.consumidor_id = any (p_consumidores))
    group by u.consumidor_id, u.campanha_id, u.moeda, u.ordem
  ), usado as (
    select u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem, sum(u.valor) as valor
    from lote_uso u where (p_consumidores is null or u.consumidor_id = any (p_consumidores))
    group by u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem
  ), resto as (
    select t.consumidor_id, t.campanha_id, t.moeda,
      coalesce(sum(t.restante) filter (where t.liberado), 0) as disponivel,
      coalesce(sum(t.restante) filter (where not t.liberado), 0) as a_liberar
    from lote t where (p_consumidores is null or t.consumidor_id = any (p_consumidores))
    group by t.consumidor_id, t.campanha_id, t.moeda
  )
  select 'sequencia', l.consumidor_id, l.campanha_id, l.moeda, l.ordem, 1, l.passo from linha l where l.passo <> 1
  union all
  select 'sequencia', c.consumidor_id, c.campanha_id, c.moeda, c.ordem, c.ordem, coalesce(l.ordem, 0)
  from conta c left join linha l on l.ultima
    and (l.consumidor_id, l.campanha_id, l.moeda) = (c.consumidor_id, c.campanha_id, c.moeda)
  where c.ordem <> coalesce(l.ordem, 0) and (p_consumidores is null or c.consumidor_id = any (p_consumidores))
  union all
  select 'linha', l.consumidor_id, l.campanha_id, l.moeda, l.ordem, l.valor, l.d + l.a
  from linha l where not case l.tipo
    when 'CREDITO' then l.d >= 0 and l.a >= 0 and l.d + l.a = l.valor and l.d * l.a = 0 and l.o = 0
    when 'LIBERACAO' then l.d = l.valor and l.a = -l.valor and l.o = 0
    when 'EXPIRACAO' then l.d = -l.valor and l.a = 0 and l.o = 0
    when 'RESGATE' then l.d = -l.valor and l.a = 0 and l.o = 0
    when 'DEVOLUCAO' then l.d = l.valor and l.a = 0 and l.o = 0
    when 'ABATIMENTO' then l.d = -l.valor and l.a = 0 and l.o = -l.valor
    when 'ESTORNO' then l.d <= 0 and l.a <= 0 and l.o >= 0 and l.o - l.d - l.a = l.valor
    when 'ENCERRAMENTO' then l.disponivel = 0 and l.a_liberar = 0 and l.devido = 0 and -l.d - l.a = l.valor
  end
  union all
  select 'saldo', c.consumidor_id, c.campanha_id, c.moeda, c.ordem,
    c.disponivel + c.a_liberar - c.devido, l.disponivel + l.a_liberar - l.devido
  from conta c join linha l on l.ultima
    and (l.consumidor_id, l.campanha_id, l.moeda) = (c.consumidor_id, c.campanha_id, c.moeda)
  where (c.disponivel, c.a_liberar, c.devido) <> (l.disponivel, l.a_liberar, l.devido)
    and (p_consumidores is null or c.consumidor_id = any (p_consumidores))
  union all
  select 'lotes', c.consumidor_id, c.campanha_id, c.moeda, c.ordem,
    c.disponivel + c.a_liberar, coalesce(r.disponivel + r.a_liberar, 0)::bigint
  from conta c left join resto r
    on (r.consumidor_id, r.campanha_id, r.moeda) = (c.consumidor_id, c.campanha_id, c.moeda)
  where (c.disponivel, c.a_liberar) <> (coalesce(r.disponivel, 0), coalesce(r.a_liberar, 0))
    and (p_consumidores is null or c.consumidor_id = any (p_consumidores))
  union all
  select 'uso', t.consumidor_id, t.campanha_id, t.moeda, t.ordem,
    (t.concedido + coalesce(u.valor, 0))::bigint, t.restante
  from lote t left join usado u
    on (u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem) = (t.consumidor_id, t.campanha_id, t.moeda, t.ordem)
  where t.concedido + coalesce(u.valor, 0) <> t.restante and (p_consumidores is null or t.consumidor_id = any (p_consumidores))
  union all
  select 'movimento', l.consumidor_id, l.campanha_id, l.moeda, l.ordem, l.d + l.a, coalesce(u.valor, 0)::bigint
  from linha l left join uso u
    on (u.consumidor_id, u.campanha_id, u.moeda, u.ordem) = (l.consumidor_id, l.campanha_id, l.moeda, l.ordem)
  where l.tipo not in ('CREDITO', 'LIBERACAO') and l.d + l.a <> coalesce(u.valor, 0);
end
$$;

-- Verifies all accounts.
create or replace function conta_conferir() returns table (
  regra text, consumidor_id uuid, campanha_id uuid, moeda text, ordem integer, esperado bigint, encontrado bigint
) language plpgsql stable as $$
begin
  return query select c.* from conta_conferir_de(null) c;
end
$$;

-- Lists accounts changed since their last verification, for consumers after p_depois_de in id order.
create or replace function conta_list_a_conferir(p_depois_de uuid, p_limite integer) returns table (
  consumidor_id uuid, campanha_id uuid, moeda text, ordem integer
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select c.consumidor_id, c.campanha_id, c.moeda, c.ordem from conta c
  where c.a_conferir and c.consumidor_id > p_depois_de order by c.consumidor_id limit p_limite;
end
$$;

-- Lists the consumers of accounts after p_depois_de in id order.
create or replace function conta_list_depois(p_depois_de uuid, p_limite integer) returns table (consumidor_id uuid)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select c.consumidor_id from conta c where c.consumidor_id > p_depois_de order by c.consumidor_id limit p_limite;
end
$$;

-- Clears the mark of verified accounts; an account changed since its ordem was read keeps it.
create or replace function conta_unmark(
  p_consumidores uuid[], p_campanhas uuid[], p_moedas text[], p_ordens integer[]
) returns void language plpgsql as $$
begin
  update conta c set a_conferir = false
  from unnest(p_consumidores, p_campanhas, p_moedas, p_ordens) as v (consumidor_id, campanha_id, moeda, ordem)
  where c.consumidor_id = v.consumidor_id and c.campanha_id = v.campanha_id and c.moeda = v.moeda
    and c.ordem = v.ordem and c.a_conferir;
end
$$;

-- Marks the accounts of consumers with a mismatch, so that each run verifies them again until they are consistent.
create or replace function conta_mark(p_consumidores uuid[]) returns void language plpgsql as $$
begin
  update conta c set a_conferir = true where c.consumidor_id = any (p_consumidores) and not c.a_conferir;
end
$$;

-- Holds every account against its own lines: what does not add up, and by how much. Nothing is corrected. regra:
--   'sequencia'  the lines are numbered from 1 without a gap, and the account knows how many there are
--   'linha'      each line moved the three sums as its kind says
--   'saldo'      the last line left what the account says
--   'lotes'      what is left of the lotes is what may be spent and what waits
--   'uso'        of each lote is left what was granted and not used
--   'movimento'  each line took from the lotes, and gave back, as much as it moved
create or replace function conta_conferir() returns table (
  regra text, consumidor_id uuid, campanha_id uuid, moeda text, ordem integer, esperado bigint, encontrado bigint
) language plpgsql stable as $$
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
    from lancamento l window w as (partition by l.consumidor_id, l.campanha_id, l.moeda order by l.ordem)
  ), uso as (
    select u.consumidor_id, u.campanha_id, u.moeda, u.ordem, sum(u.valor) as valor
    from lote_uso u group by u.consumidor_id, u.campanha_id, u.moeda, u.ordem
  ), usado as (
    select u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem, sum(u.valor) as valor
    from lote_uso u group by u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem
  ), resto as (
    select t.consumidor_id, t.campanha_id, t.moeda,
      coalesce(sum(t.restante) filter (where t.liberado), 0) as disponivel,
      coalesce(sum(t.restante) filter (where not t.liberado), 0) as a_liberar
    from lote t group by t.consumidor_id, t.campanha_id, t.moeda
  )
  select 'sequencia', l.consumidor_id, l.campanha_id, l.moeda, l.ordem, 1, l.passo from linha l where l.passo <> 1
  union all
  select 'sequencia', c.consumidor_id, c.campanha_id, c.moeda, c.ordem, c.ordem, coalesce(l.ordem, 0)
  from conta c left join linha l on l.ultima
    and (l.consumidor_id, l.campanha_id, l.moeda) = (c.consumidor_id, c.campanha_id, c.moeda)
  where c.ordem <> coalesce(l.ordem, 0)
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
  union all
  select 'lotes', c.consumidor_id, c.campanha_id, c.moeda, c.ordem,
    c.disponivel + c.a_liberar, coalesce(r.disponivel + r.a_liberar, 0)::bigint
  from conta c left join resto r
    on (r.consumidor_id, r.campanha_id, r.moeda) = (c.consumidor_id, c.campanha_id, c.moeda)
  where (c.disponivel, c.a_liberar) <> (coalesce(r.disponivel, 0), coalesce(r.a_liberar, 0))
  union all
  select 'uso', t.consumidor_id, t.campanha_id, t.moeda, t.ordem,
    (t.concedido + coalesce(u.valor, 0))::bigint, t.restante
  from lote t left join usado u
    on (u.consumidor_id, u.campanha_id, u.moeda, u.lote_ordem) = (t.consumidor_id, t.campanha_id, t.moeda, t.ordem)
  where t.concedido + coalesce(u.valor, 0) <> t.restante
  union all
  select 'movimento', l.consumidor_id, l.campanha_id, l.moeda, l.ordem, l.d + l.a, coalesce(u.valor, 0)::bigint
  from linha l left join uso u
    on (u.consumidor_id, u.campanha_id, u.moeda, u.ordem) = (l.consumidor_id, l.campanha_id, l.moeda, l.ordem)
  where l.tipo not in ('CREDITO', 'LIBERACAO') and l.d + l.a <> coalesce(u.valor, 0);
end
$$;

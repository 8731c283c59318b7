-- The keys of the periods that hold an instant, in the order in which their counters are locked: two functions that
-- lock several counters of one person can then not wait for each other in a ring.
create or replace function periodo_chaves(p_instante timestamptz) returns text[] language plpgsql stable as $$
declare
  -- Formatting is the dear part: once for all keys.
  v_dia_semana text := to_char(p_instante at time zone 'America/Sao_Paulo', 'YYYY-MM-DD IYYY-"W"IW');
begin
  return array['d' || left(v_dia_semana, 10), 's' || substr(v_dia_semana, 12), 'm' || left(v_dia_semana, 7), 'total'];
end
$$;

-- How many places of one kind a person holds in the period of that key which holds an instant: what a counter begins
-- with, because a limit may be introduced when the campaign runs already. What counts is when the receipt came in.
create or replace function contador_count(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodo text, p_instante timestamptz
) returns integer language plpgsql stable as $$
declare
  v_unidade text := case left(p_periodo, 1) when 'd' then 'day' when 's' then 'week' else 'month' end;
  v_inicio timestamp := date_trunc(v_unidade, p_instante at time zone 'America/Sao_Paulo');
  v_desde timestamptz := '-infinity';
  v_ate timestamptz := 'infinity';
begin
  if p_periodo <> 'total' then
    v_desde := v_inicio at time zone 'America/Sao_Paulo';
    v_ate := (v_inicio + ('1 ' || v_unidade)::interval) at time zone 'America/Sao_Paulo';
  end if;
  if p_assunto = 'cupom' then
    return (select count(*) from cupom c
      join documento_fiscal d on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
      where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id and c.cancelado_em is null
        and coalesce(d.participa_em, d.registrado_em) >= v_desde and coalesce(d.participa_em, d.registrado_em) < v_ate);
  elsif p_assunto = 'raspadinha' then
    return (select count(*) from raspadinha r
      join documento_fiscal d on d.consumidor_id = r.consumidor_id and d.documento_fiscal_id = r.documento_fiscal_id
      where r.consumidor_id = p_consumidor_id and r.campanha_id = p_campanha_id and r.cancelada_em is null
        and coalesce(d.participa_em, d.registrado_em) >= v_desde and coalesce(d.participa_em, d.registrado_em) < v_ate);
  end if;
  return (select count(*) from documento_fiscal d
    where d.consumidor_id = p_consumidor_id and d.campanha_id = p_campanha_id and d.contado
      and 'documento' || d.tipo = p_assunto
      and coalesce(d.participa_em, d.registrado_em) >= v_desde and coalesce(d.participa_em, d.registrado_em) < v_ate);
end
$$;

-- Takes up to p_quantidade places of one kind (p_assunto) from a person's limits, as many as all periods that hold
-- p_instante leave. p_assuntos, p_periodos and p_limites go together, are those of p_instante, and may hold other kinds
-- too. The counter rows are locked in the order of periodo_chaves, so two receipts of one person cannot both use the last
-- place. esgotado: the limit (its place in the lists) that left nothing, else null.
create or replace function contador_take(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamptz,
  p_assuntos text[], p_periodos text[], p_limites integer[], p_quantidade integer,
  out concedido integer, out esgotado integer
) language plpgsql as $$
declare
  v_periodos text[];
  v_chaves text[];
  v_quantidades integer[];
  v_tetos integer[];
  v_onde integer;
  v_falta boolean;
begin
  concedido := p_quantidade;
  if p_quantidade = 0 then
    return;
  elsif p_assunto <> all (p_assuntos) then
    perform contador_move(p_consumidor_id, p_campanha_id, p_assunto, p_instante, p_quantidade);
    return;
  end if;
  v_periodos := periodo_chaves(p_instante);
  loop
    -- All of them, also those of periods that nothing limits now: contador_add moves them.
    select coalesce(array_agg(t.periodo), '{}'), array_agg(t.quantidade), array_agg(t.limite)
    into v_chaves, v_quantidades, v_tetos
    from (
      select c.periodo, c.quantidade, c.limite from consumidor_contador c
      where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id
        and c.assunto = p_assunto and c.periodo = any (v_periodos || p_periodos)
      order by array_position(v_periodos, c.periodo) for update
    ) t;
    v_falta := false;
    for v_lugar in 1 .. cardinality(p_assuntos) loop
      continue when p_assuntos[v_lugar] <> p_assunto or p_periodos[v_lugar] = any (v_chaves);
      v_falta := true;
      insert into consumidor_contador (consumidor_id, campanha_id, assunto, periodo, quantidade, limite)
      select p_consumidor_id, p_campanha_id, p_assunto, p_periodos[v_lugar], n.total, greatest(n.total, p_limites[v_lugar])
      from contador_count(p_consumidor_id, p_campanha_id, p_assunto, p_periodos[v_lugar], p_instante) as n (total)
      on conflict on constraint consumidor_contador__pk do nothing;
    end loop;
    exit when not v_falta;
  end loop;
  for v_lugar in 1 .. cardinality(p_assuntos) loop
    continue when p_assuntos[v_lugar] <> p_assunto;
    v_onde := array_position(v_chaves, p_periodos[v_lugar]);
    -- The limit may have been published anew since the counter began.
    if v_tetos[v_onde] is distinct from greatest(p_limites[v_lugar], v_quantidades[v_onde]) then
      update consumidor_contador o set limite = greatest(p_limites[v_lugar], o.quantidade)
      where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id
        and o.assunto = p_assunto and o.periodo = p_periodos[v_lugar];
    end if;
    if p_limites[v_lugar] <= v_quantidades[v_onde] then
      concedido := 0;
      esgotado := v_lugar;
      return;
    end if;
    concedido := least(concedido, p_limites[v_lugar] - v_quantidades[v_onde]);
  end loop;
  perform contador_add(p_consumidor_id, p_campanha_id, p_assunto, v_periodos, concedido);
end
$$;

-- Locks the counters of one kind, as many as there are, in the order of their keys.
create or replace function contador_lock(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodos text[]
) returns void language plpgsql as $$
begin
  perform 1 from consumidor_contador c
  where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id
    and c.assunto = p_assunto and c.periodo = any (p_periodos)
  order by array_position(p_periodos, c.periodo) for update;
end
$$;

-- Counts places of the periods that hold an instant: taken with p_variacao above zero, given back with one below. Only
-- counters that exist are moved, whether or not something limits them now; one that does not exist yet will begin with
-- what contador_count finds.
create or replace function contador_move(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamptz, p_variacao integer
) returns void language plpgsql as $$
declare
  v_periodos text[];
begin
  -- Most kinds are not limited and have no counter: one look.
  if p_variacao = 0 or not exists (
    select 1 from consumidor_contador c
    where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id and c.assunto = p_assunto
  ) then
    return;
  end if;
  v_periodos := periodo_chaves(p_instante);
  perform contador_lock(p_consumidor_id, p_campanha_id, p_assunto, v_periodos);
  perform contador_add(p_consumidor_id, p_campanha_id, p_assunto, v_periodos, p_variacao);
end
$$;

-- The change of contador_move on counters that are locked already.
create or replace function contador_add(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_periodos text[], p_variacao integer
) returns void language plpgsql as $$
begin
  update consumidor_contador c
  set quantidade = greatest(0, c.quantidade + p_variacao), limite = greatest(c.limite, c.quantidade + p_variacao)
  where c.consumidor_id = p_consumidor_id and c.campanha_id = p_campanha_id
    and c.assunto = p_assunto and c.periodo = any (p_periodos);
end
$$;

-- Returns the keys of the periods that contain an instant, in lock order: functions that lock several counters of one
-- consumer cannot deadlock.
create or replace function periodo_chaves(p_instante timestamptz) returns text[] language plpgsql stable as $$
declare
  -- Formatting is the expensive part: format once for all keys.
  v_dia_semana text := to_char(p_instante at time zone 'America/Sao_Paulo', 'YYYY-MM-DD IYYY-"W"IW');
begin
  return array['d' || left(v_dia_semana, 10), 's' || substr(v_dia_semana, 12), 'm' || left(v_dia_semana, 7), 'total'];
end
$$;

-- Counts the places of one kind that a consumer holds in the period p_periodo of p_instante: a counter's initial
-- value, because a campaign can introduce a limit while running. Counts by effective time (participa_em).
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
  return documento_count_lugares(p_consumidor_id, p_campanha_id, p_assunto, v_desde, v_ate);
end
$$;

-- Takes up to p_quantidade places of one kind (p_assunto) from a consumer's limits, as many as all periods that
-- contain p_instante allow. p_assuntos, p_periodos and p_limites are parallel arrays for p_instante and can contain
-- other kinds too. Locks the counter rows in the order of periodo_chaves, so two receipts of one consumer cannot both
-- take the last place. esgotado: position in the arrays of the exhausted limit, else null.
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
  end if;
  v_periodos := periodo_chaves(p_instante);
  loop
    -- All counters, including those of periods without a limit now: the last statement updates them.
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
    -- The campaign can have published another limit since the counter was created.
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
  update consumidor_contador o
  set quantidade = o.quantidade + concedido, limite = greatest(o.limite, o.quantidade + concedido)
  where o.consumidor_id = p_consumidor_id and o.campanha_id = p_campanha_id
    and o.assunto = p_assunto and o.periodo = any (v_periodos);
end
$$;

-- Takes places of one kind for a receipt, like contador_take. Executes nothing for a kind that has neither a limit nor
-- a counter (concessao_look).
create or replace function concessao_take(
  d documento_fiscal, c concessao, p_assunto text, p_quantidade integer, out concedido integer, out esgotado integer
) language plpgsql as $$
declare
  v_tomado record;
begin
  concedido := p_quantidade;
  if p_quantidade > 0 and (p_assunto = any (c.assuntos) or p_assunto = any (c.contados)) then
    v_tomado := contador_take(
      d.consumidor_id, d.campanha_id, p_assunto, documento_fiscal_participa(d), c.assuntos, c.periodos, c.limites,
      p_quantidade
    );
    concedido := v_tomado.concedido;
    esgotado := v_tomado.esgotado;
  end if;
end
$$;

-- Locks the existing counters of one kind in key order.
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

-- Adds p_variacao places to the periods that contain an instant; negative returns places. Updates existing counters
-- only, limited or not; a missing counter later starts with the result of contador_count.
create or replace function contador_move(
  p_consumidor_id uuid, p_campanha_id uuid, p_assunto text, p_instante timestamptz, p_variacao integer
) returns void language plpgsql as $$
declare
  v_periodos text[];
begin
  -- Most kinds have no limit and no counter: one lookup suffices.
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

-- Applies the change of contador_move to counters that are already locked.
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

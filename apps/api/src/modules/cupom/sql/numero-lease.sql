-- Lends a block of indices of a campaign's numbering for p_segundos: first what came back, then fresh ones.
-- Returns no row when every index is lent or used.
create or replace function numero_lease(p_campanha_id uuid, p_tamanho integer, p_segundos integer)
returns table (inicio bigint, fim bigint) language plpgsql as $$
declare
  v_inicio bigint;
  v_fim bigint;
begin
  delete from numero_livre l
  where l.campanha_id = p_campanha_id and l.inicio = (
    select m.inicio from numero_livre m where m.campanha_id = p_campanha_id order by m.inicio limit 1 for update skip locked
  )
  returning l.inicio, l.fim into v_inicio, v_fim;
  if found then
    if v_fim - v_inicio > p_tamanho then
      insert into numero_livre (campanha_id, inicio, fim) values (p_campanha_id, v_inicio + p_tamanho, v_fim);
      v_fim := v_inicio + p_tamanho;
    end if;
  else
    select t.inicio, t.fim into v_inicio, v_fim from numero_faixa_take(p_campanha_id, p_tamanho) t;
    if v_inicio is null then
      return;
    end if;
  end if;
  insert into numero_arrendamento (campanha_id, inicio, fim, arrendado_em, expira_em)
  values (p_campanha_id, v_inicio, v_fim, clock_timestamp(), clock_timestamp() + make_interval(secs => p_segundos))
  on conflict on constraint numero_arrendamento__pk do update
    set fim = excluded.fim, arrendado_em = excluded.arrendado_em, expira_em = excluded.expira_em;
  return query select v_inicio, v_fim;
end
$$;

-- Takes back the unused end of a block from a process that stops; what it may have used stays lent until it expires.
create or replace function numero_return(p_campanha_id uuid, p_inicio bigint, p_primeiro_livre bigint)
returns void language plpgsql as $$
declare
  v_fim bigint;
begin
  select a.fim into v_fim from numero_arrendamento a
  where a.campanha_id = p_campanha_id and a.inicio = p_inicio for update;
  if not found or p_primeiro_livre >= v_fim then
    return;
  end if;
  if p_primeiro_livre = p_inicio then
    delete from numero_arrendamento a where a.campanha_id = p_campanha_id and a.inicio = p_inicio;
  else
    update numero_arrendamento a set fim = p_primeiro_livre where a.campanha_id = p_campanha_id and a.inicio = p_inicio;
  end if;
  insert into numero_livre (campanha_id, inicio, fim) values (p_campanha_id, p_primeiro_livre, v_fim);
end
$$;

-- Frees the indices of expired blocks that no cupom uses, as ranges. Returns how many ranges came back.
create or replace function numero_reclaim() returns integer language plpgsql as $$
declare
  v_faixas integer;
begin
  with vencido as (
    delete from numero_arrendamento a where a.expira_em < clock_timestamp()
    returning a.campanha_id, a.inicio, a.fim
  ), livre as (
    select v.campanha_id, g.indice, g.indice - row_number() over (partition by v.campanha_id order by g.indice) as ilha
    from vencido v cross join lateral generate_series(v.inicio, v.fim - 1) as g (indice)
    where not exists (select 1 from cupom c where c.campanha_id = v.campanha_id and c.indice = g.indice)
  )
  insert into numero_livre (campanha_id, inicio, fim)
  select l.campanha_id, min(l.indice), max(l.indice) + 1 from livre l group by l.campanha_id, l.ilha;
  get diagnostics v_faixas = row_count;
  return v_faixas;
end
$$;

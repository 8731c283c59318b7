-- Leases a block of a campaign's indices for p_segundos: returned ranges first, then new ones. Returns no row when
-- every index is leased or used. expira_em is the fence that cupom_grant checks against the clock.
create or replace function numero_lease(p_campanha_id uuid, p_tamanho integer, p_segundos integer)
returns table (inicio bigint, fim bigint, expira_em timestamptz) language plpgsql as $$
declare
  v_inicio bigint;
  v_fim bigint;
  v_agora timestamptz := clock_timestamp();
  v_expira_em timestamptz := v_agora + make_interval(secs => p_segundos);
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
  values (p_campanha_id, v_inicio, v_fim, v_agora, v_expira_em)
  on conflict on constraint numero_arrendamento__pk do update
    set fim = excluded.fim, arrendado_em = excluded.arrendado_em, expira_em = excluded.expira_em;
  return query select v_inicio, v_fim, v_expira_em;
end
$$;

-- Returns the unused end of a block when a process stops; possibly used indices stay leased until they expire.
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

-- Ends the expired blocks [p_inicios, p_fins) of a campaign, given in order, and frees their unused ranges
-- [p_livres_inicios, p_livres_fins). The caller read those ranges from the shards after the expiry, when no process
-- can write into the blocks. Returns the number of freed ranges; 0 when another process changed one of the blocks
-- first.
create or replace function numero_free(
  p_campanha_id uuid, p_inicios bigint[], p_fins bigint[], p_livres_inicios bigint[], p_livres_fins bigint[]
) returns integer language plpgsql as $$
declare
  v_inicios bigint[];
  v_fins bigint[];
begin
  select array_agg(b.inicio), array_agg(b.fim) into v_inicios, v_fins from (
    select a.inicio, a.fim from numero_arrendamento a
    where a.campanha_id = p_campanha_id and a.inicio = any (p_inicios) and a.expira_em < clock_timestamp()
    order by a.inicio for update
  ) b;
  if v_inicios is distinct from p_inicios or v_fins is distinct from p_fins then
    return 0;
  end if;
  delete from numero_arrendamento a where a.campanha_id = p_campanha_id and a.inicio = any (p_inicios);
  insert into numero_livre (campanha_id, inicio, fim)
  select p_campanha_id, l.inicio, l.fim from unnest(p_livres_inicios, p_livres_fins) as l (inicio, fim);
  return cardinality(p_livres_inicios);
end
$$;

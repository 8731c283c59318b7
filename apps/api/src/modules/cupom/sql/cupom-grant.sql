-- Grants a consumer the first p_quantidade of these numbers for a receipt. p_indices, p_series and p_numeros are
-- parallel arrays. p_validade: earliest expiry of the leased blocks (numero_lease); null for numbers without a block.
-- Fencing: raises TR001 cupom.numeroTomado within 30 s before that expiry, so a process paused while holding numbers
-- cannot write indices leased again; this replaces a unique index over all shards. The margin covers the 15 s
-- statement timeout and clock skew between machines.
create or replace function cupom_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz,
  p_indices bigint[], p_series text[], p_numeros text[], p_validade timestamptz, p_quantidade integer
) returns void language plpgsql as $$
declare
  v_numeros integer;
begin
  if clock_timestamp() > p_validade - interval '30 seconds' then
    raise exception 'cupom.numeroTomado' using errcode = 'TR001';
  end if;
  insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
  select p_consumidor_id, p_campanha_id, n.indice, n.serie, n.numero, p_documento_fiscal_id, p_agora
  from unnest(p_indices, p_series, p_numeros) with ordinality as n (indice, serie, numero, lugar)
  where n.lugar <= p_quantidade;
  get diagnostics v_numeros = row_count;
  if v_numeros > 0 then
    insert into cupom_variacao (consumidor_id, campanha_id, quantidade)
    values (p_consumidor_id, p_campanha_id, v_numeros);
  end if;
end
$$;

-- Records a negative delta of p_numeros for the job that totals a campaign's numbers.
create or replace function cupom_note_revoked(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_numeros integer
) returns void language plpgsql as $$
declare
  v_campanha_id uuid;
begin
  if p_numeros > 0 then
    select c.campanha_id into v_campanha_id from cupom c
    where c.consumidor_id = p_consumidor_id and c.documento_fiscal_id = p_documento_fiscal_id limit 1;
    insert into cupom_variacao (consumidor_id, campanha_id, quantidade)
    values (p_consumidor_id, v_campanha_id, -p_numeros);
  end if;
end
$$;

-- Cancels the numbers that a receipt earned. Returns how many.
create or replace function cupom_revoke(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_numeros integer;
begin
  update cupom c set cancelado_em = p_agora
  where c.consumidor_id = p_consumidor_id and c.documento_fiscal_id = p_documento_fiscal_id and c.cancelado_em is null;
  get diagnostics v_numeros = row_count;
  perform cupom_note_revoked(p_consumidor_id, p_documento_fiscal_id, v_numeros);
  return v_numeros;
end
$$;

-- Cancels p_quantidade of the numbers that a receipt earned, newest first, so that the first ones stay as shown.
-- Returns how many. Compares with the newest number that stays instead of selecting the others: linear with any plan.
create or replace function cupom_withdraw(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_quantidade integer, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_numeros integer;
  v_fica record;
begin
  select o.concedido_em, o.indice into v_fica from cupom o
  where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id and o.cancelado_em is null
  order by o.concedido_em desc, o.indice desc offset p_quantidade limit 1;
  update cupom c set cancelado_em = p_agora
  where c.consumidor_id = p_consumidor_id and c.documento_fiscal_id = p_documento_fiscal_id and c.cancelado_em is null
    and (v_fica.indice is null or (c.concedido_em, c.indice) > (v_fica.concedido_em, v_fica.indice));
  get diagnostics v_numeros = row_count;
  perform cupom_note_revoked(p_consumidor_id, p_documento_fiscal_id, v_numeros);
  return v_numeros;
end
$$;

-- Counts the valid numbers of a receipt.
create or replace function cupom_count(p_consumidor_id uuid, p_documento_fiscal_id uuid) returns integer language plpgsql stable as $$
begin
  return (
    select count(*)::integer from cupom c
    where c.consumidor_id = p_consumidor_id and c.documento_fiscal_id = p_documento_fiscal_id and c.cancelado_em is null
  );
end
$$;

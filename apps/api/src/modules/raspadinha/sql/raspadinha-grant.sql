-- Grants a consumer the first p_quantidade of these cards for a receipt.
create or replace function raspadinha_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz,
  p_raspadinhas uuid[], p_quantidade integer
) returns void language plpgsql as $$
begin
  insert into raspadinha (consumidor_id, raspadinha_id, campanha_id, documento_fiscal_id, concedida_em)
  select p_consumidor_id, r.raspadinha_id, p_campanha_id, p_documento_fiscal_id, p_agora
  from unnest(p_raspadinhas) with ordinality as r (raspadinha_id, lugar)
  where r.lugar <= p_quantidade;
end
$$;

-- Cancels the unopened cards of a receipt that is no longer valid, and holds back the prizes of its opened ones: they
-- stay revealed and are not handed over (raspadinha_release). Returns how many were cancelled.
create or replace function raspadinha_revoke(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_raspadinhas integer;
begin
  update raspadinha r set retida_em = p_agora
  where r.consumidor_id = p_consumidor_id and r.documento_fiscal_id = p_documento_fiscal_id
    and r.premio_id is not null and r.retida_em is null;
  update raspadinha r set cancelada_em = p_agora
  where r.consumidor_id = p_consumidor_id and r.documento_fiscal_id = p_documento_fiscal_id
    and r.raspada_em is null and r.cancelada_em is null;
  get diagnostics v_raspadinhas = row_count;
  return v_raspadinhas;
end
$$;

-- Cancels at most p_quantidade unopened cards of a valid receipt that earns fewer; opened ones stay. Returns how many.
create or replace function raspadinha_withdraw(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_quantidade integer, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_raspadinhas integer;
begin
  update raspadinha r set cancelada_em = p_agora
  where r.consumidor_id = p_consumidor_id and r.raspadinha_id in (
    select o.raspadinha_id from raspadinha o
    where o.consumidor_id = p_consumidor_id and o.documento_fiscal_id = p_documento_fiscal_id
      and o.raspada_em is null and o.cancelada_em is null
    order by o.raspadinha_id desc limit p_quantidade for update
  );
  get diagnostics v_raspadinhas = row_count;
  return v_raspadinhas;
end
$$;

-- Allows the hand-over of prizes that were held back, after their receipt is valid again.
create or replace function raspadinha_release(
  p_consumidor_id uuid, p_documento_fiscal_id uuid
) returns void language plpgsql as $$
begin
  update raspadinha r set retida_em = null
  where r.consumidor_id = p_consumidor_id and r.documento_fiscal_id = p_documento_fiscal_id and r.retida_em is not null;
end
$$;

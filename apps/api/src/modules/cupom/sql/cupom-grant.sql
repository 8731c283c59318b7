-- Gives a person the first p_quantidade of these numbers for a receipt. p_indices, p_series and p_numeros go together.
create or replace function cupom_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz,
  p_indices bigint[], p_series text[], p_numeros text[], p_quantidade integer
) returns void language plpgsql as $$
begin
  insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
  select p_consumidor_id, p_campanha_id, n.indice, n.serie, n.numero, p_documento_fiscal_id, p_agora
  from unnest(p_indices, p_series, p_numeros) with ordinality as n (indice, serie, numero, lugar)
  where n.lugar <= p_quantidade;
end
$$;

-- Takes back the numbers that a receipt earned. Answers how many.
create or replace function cupom_revoke(
  p_consumidor_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_numeros integer;
begin
  update cupom c set cancelado_em = p_agora
  where c.consumidor_id = p_consumidor_id and c.documento_fiscal_id = p_documento_fiscal_id and c.cancelado_em is null;
  get diagnostics v_numeros = row_count;
  return v_numeros;
end
$$;

-- Grants at most the handed numbers to a consumidor, as many as the limits of the running periods leave.
-- The counter rows are locked first, so two receipts of one person cannot both use the last place.
-- p_indices, p_series and p_numeros go together; p_periodos and p_limites too. With p_exigir, an exhausted limit
-- refuses (TR001, detail = place of the limit in p_limites) instead of granting nothing. Returns how many.
create or replace function cupom_grant(
  p_consumidor_id uuid, p_campanha_id uuid, p_documento_fiscal_id uuid, p_agora timestamptz,
  p_periodos text[], p_limites integer[],
  p_indices bigint[], p_series text[], p_numeros text[], p_exigir boolean
) returns integer language plpgsql as $$
declare
  v_concedidos integer := cardinality(p_indices);
  v_usados integer;
begin
  if v_concedidos = 0 then
    return 0;
  end if;
  for v_lugar in 1 .. cardinality(p_periodos) loop
    insert into consumidor_contador as c (consumidor_id, campanha_id, assunto, periodo, quantidade, limite)
    values (p_consumidor_id, p_campanha_id, 'cupom', p_periodos[v_lugar], 0, p_limites[v_lugar])
    on conflict on constraint consumidor_contador__pk do update set limite = greatest(excluded.limite, c.quantidade)
    returning c.quantidade into v_usados;
    if p_limites[v_lugar] <= v_usados then
      if p_exigir then
        raise exception 'cupom.limiteAtingido' using errcode = 'TR001', detail = v_lugar::text;
      end if;
      return 0;
    end if;
    v_concedidos := least(v_concedidos, p_limites[v_lugar] - v_usados);
  end loop;
  update consumidor_contador set quantidade = quantidade + v_concedidos
  where consumidor_id = p_consumidor_id and campanha_id = p_campanha_id and assunto = 'cupom' and periodo = any (p_periodos);
  insert into cupom (consumidor_id, campanha_id, indice, serie, numero, documento_fiscal_id, concedido_em)
  select p_consumidor_id, p_campanha_id, n.indice, n.serie, n.numero, p_documento_fiscal_id, p_agora
  from unnest(p_indices, p_series, p_numeros) with ordinality as n (indice, serie, numero, lugar)
  where n.lugar <= v_concedidos;
  return v_concedidos;
end
$$;

-- Verifies the rewards recorded on receipts of these consumers (null: all) against the ledger: each VALIDO receipt
-- with earnings has exactly one live credit of that amount per currency, and no other receipt has one. Returns no row
-- when consistent.
create or replace function documento_fiscal_conferir_de(p_consumidores uuid[]) returns table (
  regra text, consumidor_id uuid, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with dito as (
    select d.consumidor_id, d.campanha_id, d.documento_fiscal_id::text as origem_id, v.moeda, v.valor
    from documento_fiscal d cross join lateral (
      values ('pontos', d.pontos), ('cashback', d.cashback_centavos)
    ) v (moeda, valor)
    where v.valor > 0 and (p_consumidores is null or d.consumidor_id = any (p_consumidores))
  ), vivo as (
    select l.consumidor_id, l.campanha_id, l.origem_id, l.moeda, sum(l.concedido)::bigint as valor, count(*) as lotes
    from lote l where l.origem = 'documento' and l.estornado_em is null
      and (p_consumidores is null or l.consumidor_id = any (p_consumidores))
    group by l.consumidor_id, l.campanha_id, l.origem_id, l.moeda
  )
  select 'ganho', consumidor_id, campanha_id, concat_ws(' ', consumidor_id, origem_id, moeda), coalesce(d.valor, 0), coalesce(v.valor, 0)
  from dito d full join vivo v using (consumidor_id, campanha_id, origem_id, moeda)
  where d.valor is distinct from v.valor or v.lotes > 1;
end
$$;

-- Verifies all receipts.
create or replace function documento_fiscal_conferir() returns table (
  regra text, campanha_id uuid, nome text, esperado bigint, encontrado bigint
) language plpgsql stable as $$
begin
  return query select d.regra, d.campanha_id, d.nome, d.esperado, d.encontrado from documento_fiscal_conferir_de(null) d;
end
$$;

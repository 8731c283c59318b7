-- Adds the printed codes of a batch; those that are there already stay as they are. Answers how many are new. A code is a
-- claim like an access key: documento_fiscal_register decides who uses it up.
create or replace function codigo_cupom_import(
  p_campanha_id uuid, p_lote text, p_codigos text[], p_agora timestamptz
) returns integer language plpgsql as $$
declare
  v_novos integer;
begin
  -- What it returns is counted: spread over machines, the count of what it did includes what was there.
  with novo as (
    insert into codigo_cupom (campanha_id, codigo, lote, importado_em)
    select p_campanha_id, c.codigo, p_lote, p_agora from unnest(p_codigos) as c (codigo)
    on conflict on constraint codigo_cupom__pk do nothing
    returning 1
  )
  select count(*) into v_novos from novo;
  return v_novos;
end
$$;

-- Inserts the printed codes of a batch and skips existing ones. Returns the number of new codes. A code is claimed
-- like an access key: documento_fiscal_register decides which receipt redeems it. p_ator: the author of the import.
create or replace function codigo_cupom_import_by(
  p_campanha_id uuid, p_lote text, p_codigos text[], p_agora timestamptz, p_ator jsonb
) returns integer language plpgsql as $$
declare
  v_novos integer;
begin
  -- Count the returned rows: on a distributed table the row count of the insert includes conflicts.
  with novo as (
    insert into codigo_cupom (campanha_id, codigo, lote, importado_em, ator)
    select p_campanha_id, c.codigo, p_lote, p_agora, p_ator from unnest(p_codigos) as c (codigo)
    on conflict on constraint codigo_cupom__pk do nothing
    returning 1
  )
  select count(*) into v_novos from novo;
  return v_novos;
end
$$;

-- Inserts printed codes without an author; programs of before call it.
create or replace function codigo_cupom_import(
  p_campanha_id uuid, p_lote text, p_codigos text[], p_agora timestamptz
) returns integer language plpgsql as $$
begin
  return codigo_cupom_import_by(p_campanha_id, p_lote, p_codigos, p_agora, null);
end
$$;

-- Returns whether a batch of codes is blocked.
create or replace function lote_is_bloqueado(
  p_campanha_id uuid, p_tipo text, p_lote_id text
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select 1 from lote_bloqueio b
    where b.campanha_id = p_campanha_id and b.tipo = p_tipo and b.lote_id = p_lote_id
  );
end
$$;

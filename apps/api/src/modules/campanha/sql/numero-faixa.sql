-- Takes up to p_tamanho indices that nobody had yet from a campaign's range, [inicio, fim). Numbers lie evenly as long as
-- nearly all indices below the highest one are handed out: a block is a small part of what was taken before it, so that
-- neither many processes nor one that crashed leave gaps which make somebody luckier. Blocks shrink near the end, too, so
-- that the last numbers are not stuck in one process. Both null when the range is used up.
create or replace function numero_faixa_take(p_campanha_id uuid, p_tamanho integer, out inicio bigint, out fim bigint)
language plpgsql as $$
declare
  v_total bigint;
begin
  select f.proximo, f.total into inicio, v_total from numero_faixa f where f.campanha_id = p_campanha_id for update;
  if not found or inicio >= v_total then
    inicio := null;
    return;
  end if;
  fim := inicio + least(p_tamanho, greatest(2, inicio / 400), greatest(1, (v_total - inicio) / 50));
  update numero_faixa f set proximo = fim where f.campanha_id = p_campanha_id;
end
$$;

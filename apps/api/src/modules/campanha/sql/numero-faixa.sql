-- Takes up to p_tamanho unused indices [inicio, fim) from a campaign's range. Fairness requires that nearly all
-- indices below the highest one are granted: a block is a small fraction of what was taken before it, so neither many
-- processes nor a crashed one leave gaps that favour a consumer. Blocks also shrink near the end, so that the last
-- numbers are not stuck in one process. Both null when the range is exhausted.
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

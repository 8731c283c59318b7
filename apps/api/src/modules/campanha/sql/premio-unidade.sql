-- Takes the free unit of the sealed schedule with the earliest place (at most p_ate) for a card. Both null when there
-- is none. Callers must be serialized per campaign: units taken before must be committed.
create or replace function premio_unidade_take(
  p_campanha_id uuid, p_ate bigint, p_consumidor_id uuid, p_raspadinha_id uuid, p_agora timestamptz,
  out unidade integer, out premio_id text
) language plpgsql as $$
begin
  select u.unidade, u.premio_id into unidade, premio_id from premio_unidade u
  where u.campanha_id = p_campanha_id and u.raspadinha_id is null and u.lugar <= p_ate
  order by u.lugar, u.unidade limit 1 for update;
  if found then
    update premio_unidade u set consumidor_id = p_consumidor_id, raspadinha_id = p_raspadinha_id, reclamada_em = p_agora
    where u.campanha_id = p_campanha_id and u.unidade = premio_unidade_take.unidade;
  end if;
end
$$;

-- Returns whether the consumer's accounts at other services (dinamica_cupom), which multiply rewards, equal
-- p_dinamicas.
create or replace function consumidor_has_dinamicas(p_consumidor_id uuid, p_dinamicas jsonb) returns boolean language plpgsql stable as $$
begin
  return exists (
    select 1 from consumidor c where c.consumidor_id = p_consumidor_id and c.dinamica_cupom = p_dinamicas
  );
end
$$;

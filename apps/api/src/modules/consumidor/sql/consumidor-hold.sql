-- Holds the row of somebody whose account is there until the transaction ends: it does not end before, and who else holds
-- it waits. False when it has ended.
create or replace function consumidor_hold(p_consumidor_id uuid) returns boolean language plpgsql as $$
begin
  perform 1 from consumidor c where c.consumidor_id = p_consumidor_id and c.ativo for no key update;
  return found;
end
$$;

-- Holds the row of somebody whose account is there until the transaction ends: it does not end before, and who else holds
-- it waits. False when it has ended.
create or replace function consumidor_hold(p_consumidor_id uuid) returns boolean language plpgsql as $$
begin
  perform 1 from consumidor c where c.consumidor_id = p_consumidor_id and c.ativo for no key update;
  return found;
end
$$;

-- Whether an account has ended. One that has not does not end before the transaction does (lockAtivo waits); unlike
-- consumidor_hold, others that ask the same do not wait.
create or replace function consumidor_ended(p_consumidor_id uuid) returns boolean language plpgsql as $$
declare
  v_ativo boolean;
begin
  select c.ativo into v_ativo from consumidor c where c.consumidor_id = p_consumidor_id for key share;
  return not coalesce(v_ativo, true);
end
$$;

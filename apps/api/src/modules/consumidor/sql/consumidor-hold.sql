-- Locks an active consumer's row until the end of the transaction: a deletion and other holders wait. Returns false
-- for a deleted account.
create or replace function consumidor_hold(p_consumidor_id uuid) returns boolean language plpgsql as $$
begin
  perform 1 from consumidor c where c.consumidor_id = p_consumidor_id and c.ativo for no key update;
  return found;
end
$$;

-- Returns whether an account is deleted. An active account cannot be deleted before the end of the transaction
-- (lockAtivo waits); unlike consumidor_hold, concurrent callers do not block each other.
create or replace function consumidor_ended(p_consumidor_id uuid) returns boolean language plpgsql as $$
declare
  v_ativo boolean;
begin
  select c.ativo into v_ativo from consumidor c where c.consumidor_id = p_consumidor_id for key share;
  return not coalesce(v_ativo, true);
end
$$;

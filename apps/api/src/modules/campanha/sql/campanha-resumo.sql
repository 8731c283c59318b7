-- Called by releases up to revision 3, which count all numbers: the next job recounts, because p_total already
-- includes the pending deltas.
create or replace function campanha_update_total(p_campanha_id uuid, p_total bigint) returns void language plpgsql as $$
begin
  update campanha c set total_cupons = p_total, cupons_contados = false
  where c.campanha_id = p_campanha_id and c.total_cupons <> p_total;
end
$$;

-- Sets the total of a campaign that was never counted; returns false when another process did it first.
create or replace function campanha_set_total(p_campanha_id uuid, p_total bigint) returns boolean language plpgsql as $$
begin
  update campanha c set total_cupons = p_total, cupons_contados = true
  where c.campanha_id = p_campanha_id and not c.cupons_contados;
  return found;
end
$$;

-- Adds the grants and cancellations since the last change to a campaign's total.
create or replace function campanha_add_total(p_campanha_id uuid, p_variacao bigint) returns void language plpgsql as $$
begin
  update campanha c set total_cupons = c.total_cupons + p_variacao where c.campanha_id = p_campanha_id and p_variacao <> 0;
end
$$;

-- Marks a campaign as purged: its receipts have no pictures and messages any more.
create or replace function campanha_forget(p_campanha_id uuid, p_agora timestamptz) returns void language plpgsql as $$
begin
  update campanha c set esquecida_em = p_agora where c.campanha_id = p_campanha_id;
end
$$;

-- Locks a campaign until the end of the transaction, to serialize entries by operators.
create or replace function campanha_hold(p_campanha_id uuid) returns void language plpgsql as $$
begin
  perform 1 from campanha c where c.campanha_id = p_campanha_id for no key update;
end
$$;
